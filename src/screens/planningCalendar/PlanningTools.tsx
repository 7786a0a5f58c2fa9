import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { use } from 'react'
import { createPortal } from 'react-dom'
import { daysLater } from '../../../domain/shift-display.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Check } from '../../ui/Check/Check.tsx'
import { FilterSelect } from '../../ui/FilterSelect/FilterSelect.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { SearchField } from '../../ui/SearchField/SearchField.tsx'
import { Segments } from '../../ui/Segments/Segments.tsx'
import { BesideTitleContext } from '../screen.ts'
import type { ListAddress } from '../shared/list/useListAddress.ts'
import { dateWords, functionWords } from '../shared/shift-words.ts'
import type { useRoom } from '../shared/calendar/useRoom.ts'
import { type FunctionChoice, type PlanningPosition, type Shown, lengths } from './planning.types.ts'
import classes from './planning.module.css'

interface PlanningToolsProps {
  shown: Shown
  onShow: (to: Partial<Shown>) => void
  address: ListAddress
  functions: readonly FunctionChoice[]
  positions: readonly PlanningPosition[]
  room: ReturnType<typeof useRoom>
}

/** Which weeks, and whom and what of them; the weeks stand beside the title where there is room. */
export function PlanningTools({ shown, onShow, address, functions, positions, room }: PlanningToolsProps) {
  const words = useWords()
  const { t, tn } = words
  const place = use(BesideTitleContext)
  const { from, weeks } = shown
  const last = daysLater(from, weeks * 7 - 1)
  const day = (date: string, year: boolean) =>
    dateWords(words, date, { day: 'numeric', month: 'short', ...(year ? { year: 'numeric' } : {}) })
  const branches = [...new Map(positions.flatMap(({ branch }) => (branch ? [[branch.id, branch] as const] : [])))]
    .map(([value, { caption }]) => ({ value, label: caption }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  const tools = (
    <>
      <div className={classes['range']}>
        <IconButton
          label={t('planningCalendar.earlier')}
          icon={<IconChevronLeft aria-hidden="true" />}
          onClick={() => onShow({ from: daysLater(from, -7) })}
        />
        <b aria-live="polite">
          {day(from, from.slice(0, 4) !== last.slice(0, 4))} – {day(last, true)}
        </b>
        <IconButton
          label={t('planningCalendar.later')}
          icon={<IconChevronRight aria-hidden="true" />}
          onClick={() => onShow({ from: daysLater(from, 7) })}
        />
        <Button size="small" onClick={() => onShow({ from: '' })}>
          {t('planningCalendar.today')}
        </Button>
      </div>
      <div className={classes['filters']}>
        {branches.length > 1 ? (
          <FilterSelect
            label={t('planningCalendar.branches')}
            anyLabel={t('planningCalendar.branches')}
            value={shown.branch ?? ''}
            onChange={branch => onShow({ branch })}
            items={branches}
          />
        ) : null}
        <FilterSelect
          label={t('planningCalendar.functions')}
          anyLabel={t('planningCalendar.functions')}
          value={shown.function ?? ''}
          onChange={to => onShow({ function: to })}
          items={functions.map(one => ({ value: one.id, label: functionWords(words, one).replaceAll('\u00AD', '') }))}
        />
        <Segments
          label={t('planningCalendar.length')}
          value={String(weeks)}
          onChange={to => onShow({ weeks: lengths.find(one => String(one) === to) ?? 3 })}
          items={lengths.map(one => ({ value: String(one), label: tn('planningCalendar.weeks', one) }))}
        />
        <Check label={t('planningCalendar.only')} checked={shown.only} onChange={only => onShow({ only })} />
        <div className={classes['search']}>
          <SearchField
            label={t('planningCalendar.search')}
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
    <section className={classes['tools']} aria-label={t('shell.nav.planningCalendar')}>
      {tools}
    </section>
  )
}
