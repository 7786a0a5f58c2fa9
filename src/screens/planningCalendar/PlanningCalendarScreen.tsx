import { kinds } from '../../../domain/planningCalendar/grid-rows.ts'
import { dateIn, daysLater, weekGroup } from '../../../domain/shift-display.ts'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { useListAddress } from '../shared/list/useListAddress.ts'
import { loadable } from '../shared/loadable.ts'
import { viewerZone } from '../shared/shift-words.ts'
import { useNow } from '../shared/useNow.ts'
import { PlanningCalendarView } from './PlanningCalendarView.tsx'
import { type Shown, lengths } from './planning.types.ts'

/** Ms after which it is asked for again, while it is looked at. */
const anew = 20_000
/** Days around those that are shown: what somebody does there may be too near. */
const around = 2

/** Who does what on which day, and what is still open. */
export default function PlanningCalendarScreen() {
  const { weekStart } = useWords()
  const { user } = useSession()
  const address = useListAddress()
  const { asked, change } = address
  const now = useNow()
  const today = dateIn(viewerZone(), now)
  const named = asked.get('from') ?? ''
  const day = /^20\d\d-\d\d-\d\d$/.test(named) && !Number.isNaN(Date.parse(named)) ? named : today
  const weeks = lengths.find(one => String(one) === asked.get('weeks')) ?? 3
  const shown: Shown = {
    from: weekGroup(day, day, weekStart).firstDay,
    weeks,
    hidden: kinds.filter(kind => asked.get('hide')?.split(' ').includes(kind)),
    function: asked.get('function'),
    branch: asked.get('branch'),
    only: asked.get('only') !== null,
  }
  const reads = mayCall(user, 'listPlanningCalendarItems')
  const query = {
    dateFrom: daysLater(shown.from, -around),
    dateTo: daysLater(shown.from, weeks * 7 - 1 + around),
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
      address={address}
      onShow={to =>
        change({
          ...(to.from === undefined ? {} : { from: to.from }),
          ...(to.weeks === undefined ? {} : { weeks: to.weeks === 3 ? null : String(to.weeks) }),
          ...(to.hidden === undefined ? {} : { hide: to.hidden.join(' ') }),
          ...(to.function === undefined ? {} : { function: to.function }),
          ...(to.branch === undefined ? {} : { branch: to.branch }),
          ...(to.only === undefined ? {} : { only: to.only ? '1' : null }),
        })
      }
    />
  )
}
