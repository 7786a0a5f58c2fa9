import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { cx } from '../../../ui/cx.ts'
import { Screen } from '../../shared/Screen.tsx'
import type { Loadable } from '../../shared/loadable.ts'
import type { Template } from './templates.types.ts'
import classes from './templates.module.css'

interface TemplateListProps {
  search: string
  onSearch: (search: string) => void
  state: Loadable<{ items: readonly Template[]; total: number }>
  /** It answers what stands in the field, and not fewer letters. */
  settled: boolean
  chosen: string | null
  onChoose: (template: Template) => void
}

/** Templates to choose from, found by what they are called or were used for; arrows walk, Enter takes the first. */
export function TemplateList({ search, onSearch, state, settled, chosen, onChoose }: TemplateListProps) {
  const { t, tn } = useWords()
  const first = state.kind === 'content' ? state.content.items[0] : undefined
  // Enter was pressed before there was an answer.
  const taking = useRef(false)
  useEffect(() => {
    if (!taking.current || !settled || state.kind === 'loading') return
    taking.current = false
    if (first) onChoose(first)
  })
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey) return
    if (key === 'Enter' && target instanceof HTMLInputElement) {
      event.preventDefault()
      if (!settled) taking.current = true
      else if (first) onChoose(first)
    }
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return
    const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, [data-template]')]
    const to = stops[stops.indexOf(target) + (key === 'ArrowDown' ? 1 : -1)]
    if (!to) return
    event.preventDefault()
    to.focus()
  }
  return (
    <nav className={classes['list']} aria-label={t('templates.templates')} onKeyDown={keys}>
      <SearchField
        label={t('templates.search')}
        value={search}
        onChange={typed => {
          taking.current = false
          onSearch(typed)
        }}
        clearLabel={t('app.clear')}
      />
      <Screen state={state} width="inside" level={3} skeleton={<SkeletonRows count={5} label={t('app.loading')} />}>
        {({ items, total }) => (
          <>
            {items.length === 0 ? (
              <p className={classes['soft']} role="status">
                {search.trim() === '' ? (
                  <>
                    <b>{t('templates.none')}</b>
                    <br />
                    {t('templates.noneText')}
                  </>
                ) : (
                  t('templates.noneFound')
                )}
              </p>
            ) : null}
            <ul className={classes['templates']}>
              {items.map(template => (
                <li key={template.id}>
                  <button
                    type="button"
                    data-template=""
                    className={cx(classes['template'], template.id === chosen && classes['on'])}
                    aria-current={template.id === chosen ? 'true' : undefined}
                    onClick={() => onChoose(template)}
                  >
                    <b>{template.name}</b>
                    {template.company ? (
                      <span>{t('templates.ofCompany', { company: template.company.name })}</span>
                    ) : null}
                    <span>
                      {tn('projectPlan.positions', template.positions)}, {tn('projectPlan.daysCount', template.days)}
                    </span>
                    <span>{usedWords({ t, tn }, template)}</span>
                  </button>
                </li>
              ))}
            </ul>
            {total > items.length ? (
              <p className={classes['soft']}>{tn('templates.further', total - items.length)}</p>
            ) : null}
          </>
        )}
      </Screen>
    </nav>
  )
}

function usedWords({ t, tn }: Pick<ReturnType<typeof useWords>, 't' | 'tn'>, { timesUsed, lastProject }: Template) {
  if (timesUsed === 0) return t('templates.neverUsed')
  return lastProject === null
    ? tn('templates.used', timesUsed)
    : tn('templates.usedLast', timesUsed, { project: lastProject })
}
