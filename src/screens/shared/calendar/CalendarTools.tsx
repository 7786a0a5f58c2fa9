import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { daysLater } from '../../../../domain/shift-display.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { FilterSelect } from '../../../ui/FilterSelect/FilterSelect.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import { Segments } from '../../../ui/Segments/Segments.tsx'
import { BesideTitleContext } from '../../screen.ts'
import type { ListAddress } from '../list/useListAddress.ts'
import { dateWords } from '../words/shift-words.ts'
import type { useRoom } from './useRoom.ts'
import classes from './calendar.module.css'

interface Filter {
  label: string
  value: string | null
  items: readonly { value: string; label: string }[]
  onChange: (to: string) => void
}

interface CalendarToolsProps<W extends number> {
  /** Whose words it speaks. */
  words: 'planningCalendar' | 'projectCalendar' | 'plannerCrew'
  /** Names it where it stands below the title. */
  label: string
  /** First day, YYYY-MM-DD. */
  from: string
  weeks: W
  lengths: readonly W[]
  /** Weeks that an arrow goes. */
  step: number
  /** An empty day is the week of today. */
  onShow: (to: { from: string } | { weeks: W }) => void
  filters: readonly Filter[]
  address: ListAddress
  room: ReturnType<typeof useRoom>
  /** Further narrowing, before the search. */
  children?: ReactNode
}

/** Which weeks, how many, and what of them; beside the title where there is room. */
export function CalendarTools<W extends number>(props: CalendarToolsProps<W>) {
  const { words: own, from, weeks, lengths, step, onShow, filters, address, room } = props
  const words = useWords()
  const { t, tn } = words
  const place = use(BesideTitleContext)
  const last = daysLater(from, weeks * 7 - 1)
  const day = (date: string, year: boolean) =>
    dateWords(words, date, { day: 'numeric', month: 'short', ...(year ? { year: 'numeric' } : {}) })
  const tools = (
    <>
      <div className={classes['range']}>
        <IconButton
          label={t(`${own}.earlier`)}
          icon={<IconChevronLeft aria-hidden="true" />}
          onClick={() => onShow({ from: daysLater(from, -7 * step) })}
        />
        <b aria-live="polite">
          {day(from, from.slice(0, 4) !== last.slice(0, 4))} – {day(last, true)}
        </b>
        <IconButton
          label={t(`${own}.later`)}
          icon={<IconChevronRight aria-hidden="true" />}
          onClick={() => onShow({ from: daysLater(from, 7 * step) })}
        />
        <Button size="small" onClick={() => onShow({ from: '' })}>
          {t(`${own}.today`)}
        </Button>
      </div>
      <div className={classes['filters']}>
        {filters
          .filter(({ items, value }) => items.length > 1 || value !== null)
          .map(({ label, value, items, onChange }) => (
            <FilterSelect
              key={label}
              label={label}
              anyLabel={label}
              value={value ?? ''}
              onChange={onChange}
              items={items}
            />
          ))}
        <Segments
          label={t(`${own}.length`)}
          value={String(weeks)}
          onChange={to => onShow({ weeks: lengths.find(one => String(one) === to) ?? weeks })}
          items={lengths.map(one => ({ value: String(one), label: tn(`${own}.weeks`, one) }))}
        />
        {props.children}
        <div className={classes['search']}>
          <SearchField
            label={t(`${own}.search`)}
            value={address.search}
            onChange={address.onSearch}
            shortcut="/"
            clearLabel={t('app.clear')}
          />
        </div>
      </div>
    </>
  )
  if (place && room === 'beside') return createPortal(tools, place)
  return (
    <section className={classes['tools']} aria-label={props.label}>
      {tools}
    </section>
  )
}
