import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { use } from 'react'
import { createPortal } from 'react-dom'
import { daysLater } from '../../../../domain/shift-display.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { FilterSelect } from '../../../ui/FilterSelect/FilterSelect.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import { Segments } from '../../../ui/Segments/Segments.tsx'
import { BesideTitleContext } from '../../screen.ts'
import type { ListAddress } from '../../shared/list/useListAddress.ts'
import { dateWords } from '../../shared/shift-words.ts'
import { type CalendarProject, type Shown, lengths } from './calendar.types.ts'
import type { useRoom } from '../../shared/calendar/useRoom.ts'
import classes from './calendar.module.css'

interface CalendarToolsProps {
  shown: Shown
  onShow: (to: Partial<Shown>) => void
  address: ListAddress
  known: readonly CalendarProject[]
  room: ReturnType<typeof useRoom>
}

/** Which days, how many, and which projects; beside the title where there is room. */
export function CalendarTools({ shown, onShow, address, known, room }: CalendarToolsProps) {
  const words = useWords()
  const { t, tn } = words
  const place = use(BesideTitleContext)
  const { from, weeks } = shown
  const last = daysLater(from, weeks * 7 - 1)
  const day = (date: string, year: boolean) =>
    dateWords(words, date, {
      day: 'numeric',
      month: room === 'beside' ? 'long' : 'short',
      ...(year ? { year: 'numeric' } : {}),
    })
  const named = (all: readonly ({ id: string; label: string } | null)[]) =>
    [...new Map(all.flatMap(one => (one ? [[one.id, one.label] as const] : [])))]
      .map(([value, label]) => ({ value, label }))
      .toSorted((a, b) => a.label.localeCompare(b.label))
  const managers = named(known.map(({ projectManager: one }) => one && { id: one.id, label: one.name }))
  const branches = named(known.map(({ branch }) => branch && { id: branch.id, label: branch.caption }))
  const tools = (
    <>
      <div className={classes['range']}>
        <IconButton
          label={t('projectCalendar.earlier')}
          icon={<IconChevronLeft aria-hidden="true" />}
          onClick={() => onShow({ from: daysLater(from, -7 * weeks) })}
        />
        <b aria-live="polite">
          {day(from, from.slice(0, 4) !== last.slice(0, 4))} – {day(last, true)}
        </b>
        <IconButton
          label={t('projectCalendar.later')}
          icon={<IconChevronRight aria-hidden="true" />}
          onClick={() => onShow({ from: daysLater(from, 7 * weeks) })}
        />
        <Button size="small" onClick={() => onShow({ from: '' })}>
          {t('projectCalendar.today')}
        </Button>
      </div>
      <div className={classes['filters']}>
        {branches.length > 1 ? (
          <FilterSelect
            label={t('projectCalendar.branches')}
            anyLabel={t('projectCalendar.branches')}
            value={shown.branch ?? ''}
            onChange={branch => onShow({ branch })}
            items={branches}
          />
        ) : null}
        {managers.length > 1 ? (
          <FilterSelect
            label={t('projectCalendar.managers')}
            anyLabel={t('projectCalendar.managers')}
            value={shown.manager ?? ''}
            onChange={manager => onShow({ manager })}
            items={managers}
          />
        ) : null}
        <Segments
          label={t('projectCalendar.length')}
          value={String(weeks)}
          onChange={to => onShow({ weeks: lengths.find(one => String(one) === to) ?? 4 })}
          items={lengths.map(one => ({ value: String(one), label: tn('projectCalendar.weeks', one) }))}
        />
        <div className={classes['search']}>
          <SearchField
            label={t('projectCalendar.search')}
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
    <section className={classes['tools']} aria-label={t('shell.nav.projectsCalendar')}>
      {tools}
    </section>
  )
}
