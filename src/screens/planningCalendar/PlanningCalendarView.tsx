import { IconCalendarQuestion } from '@tabler/icons-react'
import { Suspense, useMemo, useState } from 'react'
import { gridRows, openByDay } from '../../../domain/planningCalendar/grid-rows.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Check } from '../../ui/Check/Check.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../ui/StatePanel/StatePanel.tsx'
import { Screen } from '../shared/Screen.tsx'
import { CalendarTools } from '../shared/calendar/CalendarTools.tsx'
import { choicesOf } from '../shared/calendar/choices-of.ts'
import { useRoom } from '../shared/calendar/useRoom.ts'
import type { ListAddress } from '../shared/list/useListAddress.ts'
import type { Loadable } from '../shared/loadable.ts'
import { functionWords } from '../shared/words/shift-words.ts'
import { KindKey } from './KindKey.tsx'
import type { PlanningCalendar } from '../shared/planning/planning.types.ts'
import { type FunctionChoice, type Shown, lengths } from './planning.types.ts'
import classes from './planning.module.css'
import { later } from '../../ui/lazily.tsx'

/** What there is room for comes with the answer, not before it. */
const PeopleGrid = later(async () => (await import('./PeopleGrid.tsx')).PeopleGrid)
const AskingDates = later(async () => (await import('./asking/AskingDates.tsx')).AskingDates)
const DayRows = later(async () => (await import('./DayRows.tsx')).DayRows)

export interface PlanningCalendarViewProps {
  state: Loadable<PlanningCalendar>
  /** In the order people are grouped in. */
  functions: readonly FunctionChoice[]
  /** YYYY-MM-DD. */
  today: string
  /** Ms; when it was last asked for. */
  updated: number
  shown: Shown
  onShow: (to: Partial<Shown>) => void
  mayPut: boolean
  /** Whether people may be asked for dates. */
  mayAsk: boolean
  /** Ms. */
  now: number
  address: ListAddress
}

/** People down, days across: what each does, when they are away, and how many places each day still has open. */
export function PlanningCalendarView(props: PlanningCalendarViewProps) {
  const { state, functions, shown, onShow, address, mayAsk } = props
  const words = useWords()
  const { t } = words
  const { from, weeks, only } = shown
  const room = useRoom()
  const [asking, setAsking] = useState(false)
  const positions = state.kind === 'content' ? state.content.positions : []
  return (
    <>
      <CalendarTools
        words="planningCalendar"
        label={t('shell.nav.planningCalendar')}
        {...{ from, weeks, lengths, onShow, address, room }}
        step={1}
        filters={[
          {
            label: t('planningCalendar.branches'),
            value: shown.branch,
            items: choicesOf(positions, ({ branch }) => branch && { id: branch.id, name: branch.caption }),
            onChange: branch => onShow({ branch }),
          },
          {
            label: t('planningCalendar.functions'),
            value: shown.function,
            items: functions.map(one => ({
              value: one.id,
              label: functionWords(words, one).replaceAll('\u00AD', ''),
            })),
            onChange: to => onShow({ function: to }),
          },
        ]}
      >
        {mayAsk ? (
          room === 'beside' ? (
            <IconButton
              label={t('planningCalendar.askDates')}
              icon={<IconCalendarQuestion aria-hidden="true" />}
              onClick={() => setAsking(true)}
            />
          ) : (
            // A sign alone says little, and nothing shows its words on a phone.
            <Button size="small" icon={<IconCalendarQuestion aria-hidden="true" />} onClick={() => setAsking(true)}>
              {t('planningCalendar.askDates')}
            </Button>
          )
        ) : null}
        <Check label={t('planningCalendar.only')} checked={only} onChange={to => onShow({ only: to })} />
      </CalendarTools>
      <Screen state={state} width="wide" skeleton={<SkeletonRows count={12} label={t('app.loading')} />}>
        {calendar => (
          <Calendar {...props} calendar={calendar} room={room} asking={asking} onAsked={() => setAsking(false)} />
        )}
      </Screen>
    </>
  )
}

interface CalendarProps extends PlanningCalendarViewProps {
  calendar: PlanningCalendar
  room: ReturnType<typeof useRoom>
  /** People are being asked for dates. */
  asking: boolean
  onAsked: () => void
}

function Calendar(props: CalendarProps) {
  const { calendar, functions, today, updated, shown, onShow, address, room, mayPut, now, asking, onAsked } = props
  const { t } = useWords()
  const { from, weeks, hidden, function: does, branch, only } = shown
  const days = weeks * 7
  const { search } = address
  const hiddenKinds = hidden.join(' ')
  const rows = useMemo(
    () =>
      gridRows(
        calendar,
        { from, days, hidden: hiddenKinds.split(' ') as Shown['hidden'], function: does, branch, only, search },
        functions.map(({ id }) => id),
      ),
    [calendar, functions, from, days, hiddenKinds, does, branch, only, search],
  )
  const open = useMemo(
    () => openByDay(calendar.positions, { from, days, branch, function: does }),
    [calendar, from, days, branch, does],
  )
  const narrowed = does !== null || branch !== null || only || search.trim() !== ''
  const dialog = asking ? (
    <Suspense>
      <AskingDates people={rows.map(({ person }) => person)} today={today} onClose={onAsked} />
    </Suspense>
  ) : null
  if (room === 'rows')
    return (
      <Page width="wide">
        {dialog}
        <Suspense fallback={<SkeletonRows count={12} label={t('app.loading')} />}>
          <DayRows {...{ calendar, rows, shown, today }} />
        </Suspense>
      </Page>
    )
  return (
    <Page width="wide">
      {dialog}
      <div className={classes['frame']}>
        <KindKey hidden={hidden} onHide={to => onShow({ hidden: to })} />
        {rows.length === 0 ? (
          <StatePanel
            kind="empty"
            title={t('planningCalendar.none')}
            actions={
              narrowed ? (
                <Button onClick={() => address.clear('function', 'branch', 'only')}>
                  {t('planningCalendar.showAll')}
                </Button>
              ) : undefined
            }
          >
            {t(narrowed ? 'planningCalendar.noneFound' : 'planningCalendar.noneText')}
          </StatePanel>
        ) : (
          <Suspense fallback={<SkeletonRows count={12} label={t('app.loading')} />}>
            <PeopleGrid
              {...{ calendar, rows, open, today, updated, mayPut, now }}
              from={from}
              days={days}
              onToday={() => onShow({ from: '' })}
            />
          </Suspense>
        )}
      </div>
    </Page>
  )
}
