import { dateIn, daysLater, weekGroup } from '../../../../domain/shift-display.ts'
import { mayUse } from '../../../../domain/auth/rights.ts'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { useWords } from '../../../i18n/words.ts'
import { useListAddress } from '../../shared/list/useListAddress.ts'
import { loadable } from '../../shared/loadable.ts'
import { viewerZone } from '../../shared/shift-words.ts'
import { useNow } from '../../shared/useNow.ts'
import { CalendarView } from './CalendarView.tsx'
import { type Shown, groups, lengths } from './calendar.types.ts'

/** Ms after which it is asked for again, while it is looked at. */
const anew = 20_000

/** What is on when, and what it still lacks. */
export default function CalendarScreen() {
  const { weekStart } = useWords()
  const { user } = useSession()
  const address = useListAddress()
  const { asked, change } = address
  const now = useNow()
  const today = dateIn(viewerZone(), now)
  const named = asked.get('from') ?? ''
  const day = /^20\d\d-\d\d-\d\d$/.test(named) && !Number.isNaN(Date.parse(named)) ? named : today
  const weeks = lengths.find(one => String(one) === asked.get('weeks')) ?? 4
  const shown: Shown = {
    from: weekGroup(day, day, weekStart).firstDay,
    weeks,
    closed: groups.filter(group => asked.get('closed')?.split(' ').includes(group)),
    manager: asked.get('manager'),
    branch: asked.get('branch'),
  }
  const reads = mayCall(user, 'readProjectsCalendar') && mayUse(user, 'projects')
  const calendar = $api.useQuery(
    'get',
    '/api/v1/projectsCalendar',
    { params: { query: { dateFrom: shown.from, dateTo: daysLater(shown.from, weeks * 7 - 1) } } },
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
      onShow={to =>
        change({
          ...(to.from === undefined ? {} : { from: to.from }),
          ...(to.weeks === undefined ? {} : { weeks: to.weeks === 4 ? null : String(to.weeks) }),
          ...(to.closed === undefined ? {} : { closed: to.closed.join(' ') }),
          ...(to.manager === undefined ? {} : { manager: to.manager }),
          ...(to.branch === undefined ? {} : { branch: to.branch }),
        })
      }
    />
  )
}
