import { Suspense } from 'react'
import { kinds } from '../../../domain/planningCalendar/grid-rows.ts'
import { daysLater } from '../../../domain/shift-display.ts'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { anew, useShownWeeks } from '../shared/calendar/useShownWeeks.ts'
import { WaitingPage } from '../shared/WaitingPage.tsx'
import { loadable } from '../shared/loadable.ts'
import { PlanningCalendarView } from './PlanningCalendarView.tsx'
import { type Shown, lengths } from './planning.types.ts'
import { later } from '../../ui/lazily.tsx'

/** Days around those that are shown: what somebody does there may be too near. */
const around = 2

const WeekFill = later(async () => (await import('./WeekFill.tsx')).WeekFill)

/** Who does what on which day, and what is still open; or a week of it filled by one proposal. */
export default function PlanningCalendarScreen() {
  const { user } = useSession()
  const weeks = useShownWeeks(lengths, 3)
  const { address, from, today } = weeks
  if (address.asked.get('view') !== 'fill' || !mayCall(user, 'createFillProposal')) return <Calendar {...weeks} />
  return (
    <Suspense fallback={<WaitingPage />}>
      <WeekFill from={from} today={today} />
    </Suspense>
  )
}

type Weeks = ReturnType<typeof useShownWeeks<(typeof lengths)[number]>>

function Calendar({ address, now, today, from, weeks, named, show }: Weeks) {
  const { user } = useSession()
  const { asked } = address
  const shown: Shown = {
    from,
    weeks,
    hidden: named(kinds, 'hide'),
    function: asked.get('function'),
    branch: asked.get('branch'),
    only: asked.get('only') !== null,
  }
  const reads = mayCall(user, 'listPlanningCalendarItems')
  const query = {
    dateFrom: daysLater(from, -around),
    dateTo: daysLater(from, weeks * 7 - 1 + around),
    ...wholeList,
  }
  const calendar = $api.useQuery(
    'get',
    '/api/v1/planningCalendarItems',
    { params: { query } },
    { enabled: reads, refetchInterval: anew },
  )
  const functions = $api.useQuery('get', '/api/v1/functions', { params: { query: wholeList } }, { enabled: reads })
  const state = loadable([calendar, functions], functions.data && calendar.data)
  return (
    <PlanningCalendarView
      state={reads ? state : { kind: 'refused' }}
      functions={functions.data?.items ?? []}
      today={today}
      updated={calendar.dataUpdatedAt}
      shown={shown}
      now={now}
      mayPut={mayCall(user, 'createStatus')}
      mayAsk={mayCall(user, 'createDateQuestion')}
      address={address}
      onShow={({ weeks: many, hidden, only, ...to }) =>
        show(many, { ...to, hide: hidden?.join(' '), only: only === undefined ? only : only ? '1' : null })
      }
    />
  )
}
