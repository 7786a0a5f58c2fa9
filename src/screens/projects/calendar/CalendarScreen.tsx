import { daysLater } from '../../../../domain/shift-display.ts'
import { mayUse } from '../../../../domain/auth/rights.ts'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { anew, useShownWeeks } from '../../shared/calendar/useShownWeeks.ts'
import { loadable } from '../../shared/loadable.ts'
import { CalendarView } from './CalendarView.tsx'
import { type Shown, groups, lengths } from './calendar.types.ts'

/** What is on when, and what it still lacks. */
export default function CalendarScreen() {
  const { user } = useSession()
  const { address, today, from, weeks, named, show } = useShownWeeks(lengths, 4)
  const shown: Shown = {
    from,
    weeks,
    closed: named(groups, 'closed'),
    manager: address.asked.get('manager'),
    branch: address.asked.get('branch'),
  }
  const reads = mayCall(user, 'readProjectsCalendar') && mayUse(user, 'projects')
  const calendar = $api.useQuery(
    'get',
    '/api/v1/projectsCalendar',
    { params: { query: { dateFrom: from, dateTo: daysLater(from, weeks * 7 - 1) } } },
    { enabled: reads, refetchInterval: anew },
  )
  const state = loadable([calendar], calendar.data)
  return (
    <CalendarView
      state={reads ? state : { kind: 'refused' }}
      today={today}
      updated={calendar.dataUpdatedAt}
      shown={shown}
      address={address}
      onShow={({ weeks: many, closed, ...to }) => show(many, { ...to, closed: closed?.join(' ') })}
    />
  )
}
