import {
  IconBeach,
  IconCalendarEvent,
  IconCalendarOff,
  IconCalendarShare,
  IconChevronDown,
  IconChevronUp,
} from '@tabler/icons-react'
import { use } from 'react'
import { createPortal } from 'react-dom'
import { dayLater, weekStartOf } from '../../../domain/personalCalendar/marks.ts'
import { useWords } from '../../i18n/words.ts'
import type { Entry as EntryRef, EntryKind } from '../../machines/calendar-entry/calendar-entry.types.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { SkeletonCards } from '../../ui/Skeleton/Skeleton.tsx'
import { BesideTitleContext, useTitle } from '../screen.ts'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import type { OwnDays } from './calendar.types.ts'
import { monthsWords } from './calendar-words.ts'
import { DayPanel } from './DayPanel.tsx'
import { WeeksGrid, seen } from './WeeksGrid.tsx'
import classes from './calendar.module.css'

interface PersonalCalendarViewProps {
  state: Loadable<OwnDays>
  now: number
  today: string
  zone: string
  selected: string
  onSelect: (date: string) => void
  chosen: { from: string; to: string } | null
  /** The first week that is seen, counted from the present one. */
  top: number
  onTop: (week: number) => void
  onOpen: (kind: EntryKind) => void
  onRemove: (entry: EntryRef) => void
}

/** Five weeks, the day that was chosen below or beside them, and the two things to enter, always in reach. */
export function PersonalCalendarView(props: PersonalCalendarViewProps) {
  const { state, now, today, zone, selected, onSelect, chosen, top, onTop, onOpen, onRemove } = props
  const words = useWords()
  const { t, tn } = words
  const first = dayLater(weekStartOf(today, words.weekStart), 7 * top)
  const place = use(BesideTitleContext)
  useTitle(monthsWords(words, first, dayLater(first, 7 * seen - 1)), undefined, true)
  const tools = (
    <div className={classes['tools']}>
      <IconButton
        label={t('personalCalendar.earlier')}
        icon={<IconChevronUp aria-hidden="true" />}
        onClick={() => onTop(Math.max(-52, top - seen))}
      />
      <IconButton
        label={t('personalCalendar.later')}
        icon={<IconChevronDown aria-hidden="true" />}
        onClick={() => onTop(Math.min(100, top + seen))}
      />
      <Button
        size="small"
        variant="quiet"
        icon={<IconCalendarEvent aria-hidden="true" />}
        aria-label={t('personalCalendar.today')}
        onClick={() => {
          onTop(0)
          onSelect(today)
        }}
      >
        {t('personalCalendar.toToday')}
      </Button>
    </div>
  )
  return (
    <Screen width="list" state={state} skeleton={<SkeletonCards count={3} label={t('app.loading')} />}>
      {days => (
        <Page width="list">
          {place ? createPortal(tools, place) : null}
          <div className={place ? classes['above'] : undefined}>{tools}</div>
          <div className={classes['parts']}>
            <WeeksGrid {...{ days, today, selected, onSelect, chosen, top, onTop }} />
            <div className={classes['side']}>
              <DayPanel
                {...{ days, today, zone, now, onRemove }}
                date={selected}
                onAvailable={() => onOpen('available')}
              />
              {days.vacation.approved + days.vacation.asked > 0 ? (
                <p className={classes['account']}>
                  <IconBeach aria-hidden="true" />
                  <span>{tn('personalCalendar.taken', days.vacation.approved, { year: days.vacation.year })}</span>
                  {days.vacation.asked > 0 ? (
                    <span className={classes['soft']}>{tn('personalCalendar.waiting', days.vacation.asked)}</span>
                  ) : null}
                </p>
              ) : null}
              <div role="group" aria-label={t('personalCalendar.actions')} className={classes['actions']}>
                <Button full icon={<IconCalendarOff aria-hidden="true" />} onClick={() => onOpen('block')}>
                  {t('personalCalendar.block')}
                </Button>
                <Button full variant="tonal" icon={<IconBeach aria-hidden="true" />} onClick={() => onOpen('vacation')}>
                  {t('personalCalendar.vacation')}
                </Button>
              </div>
              <a className={classes['subscribe']} href="/profile">
                <IconCalendarShare aria-hidden="true" />
                {t('personalCalendar.subscribe')}
              </a>
            </div>
          </div>
        </Page>
      )}
    </Screen>
  )
}
