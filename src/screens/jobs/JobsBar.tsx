import { IconSearch, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWords } from '../../i18n/words.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { SearchField } from '../../ui/SearchField/SearchField.tsx'
import { Tabs } from '../../ui/Tabs/Tabs.tsx'
import { type Tab, tabs } from './job.types.ts'
import classes from './jobs.module.css'

export interface JobsBarProps {
  tab: Tab
  onTab: (tab: Tab) => void
  /** Invitations without an answer. */
  waiting: number
  /** Positions to apply for; null: they are not this person's to see. */
  open: number | null
  search: string
  onSearch: (text: string) => void
}

/** Tabs, and the search behind its glyph on a phone, in its field at a desk. */
export function JobsBar({ tab, onTab, waiting, open, search, onSearch }: JobsBarProps) {
  const { t, tn } = useWords()
  const [searching, setSearching] = useState(search !== '')
  const field = useRef<HTMLDivElement>(null)
  const shown = tabs.filter(value => value !== 'open' || open !== null)
  const toggle = () => {
    flushSync(() => setSearching(!searching))
    if (searching) onSearch('')
    else field.current?.querySelector('input')?.focus()
  }
  return (
    <section
      className={classes['bar']}
      aria-label={t('jobs.tabs.label')}
      data-job-search={searching ? 'open' : 'closed'}
    >
      <div className={classes['strip']}>
        <Tabs
          id="jobs"
          label={t('jobs.tabs.label')}
          value={tab}
          onChange={value => onTab(tabs.find(known => known === value) ?? 'upcoming')}
          items={shown.map(value => ({
            value,
            label: t(`jobs.tabs.${value}`),
            ...(value === 'toConfirm' && waiting > 0
              ? { count: waiting, hot: true, countLabel: tn('shell.nav.waiting', waiting) }
              : {}),
            ...(value === 'open' && open ? { count: open, countLabel: tn('jobs.openCount', open) } : {}),
          }))}
        />
        <span className={classes['toggle']}>
          <IconButton
            label={t(searching ? 'jobs.hideSearch' : 'jobs.showSearch')}
            icon={searching ? <IconX aria-hidden="true" /> : <IconSearch aria-hidden="true" />}
            onClick={toggle}
            aria-expanded={searching}
          />
        </span>
      </div>
      <div ref={field} className={classes['search']}>
        <SearchField
          label={t('jobs.search')}
          value={search}
          onChange={onSearch}
          shortcut="/"
          clearLabel={t('app.clear')}
        />
      </div>
    </section>
  )
}
