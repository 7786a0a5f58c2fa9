import { daysLater } from '../../../domain/shift-display.ts'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { anew, useShownWeeks } from '../shared/calendar/useShownWeeks.ts'
import { loadable } from '../shared/loadable.ts'
import { PlannerCrewView } from './PlannerCrewView.tsx'
import { lengths } from './crew.types.ts'

/** Days around those that are shown: what somebody does there may be too near. */
const around = 2
/** People outside the crew. */
const most = 8

/** A crew's items by day, its people below, and who fits from outside. */
export default function PlannerCrewScreen() {
  const { user } = useSession()
  const { address, now, today, from, weeks, show } = useShownWeeks(lengths, 1)
  const reads = mayCall(user, 'listPlannerCrews')
  const last = daysLater(from, weeks * 7 - 1)
  const days = { dateFrom: from, dateTo: last, ...wholeList }
  const crews = $api.useQuery(
    'get',
    '/api/v1/plannerCrews',
    { params: { query: days } },
    { enabled: reads, refetchInterval: anew },
  )
  const asked = address.asked.get('crew')
  const crew = crews.data?.items.find(({ id }) => id === asked) ?? crews.data?.items[0]
  const path = { id: crew?.id ?? '' }
  const ofCrew = { enabled: crew !== undefined, refetchInterval: anew }
  const items = $api.useQuery('get', '/api/v1/plannerCrews/{id}/items', { params: { path, query: days } }, ofCrew)
  const members = $api.useQuery(
    'get',
    '/api/v1/plannerCrews/{id}/crewMembers',
    { params: { path, query: { dateFrom: daysLater(from, -around), dateTo: daysLater(last, around), ...wholeList } } },
    ofCrew,
  )
  const seeks = mayCall(user, 'findPlannerCrewBestPersons') && (crew?.open ?? 0) > 0
  const outside = $api.useQuery(
    'get',
    '/api/v1/plannerCrews/{id}/bestPersons',
    { params: { path, query: { dateFrom: from, dateTo: last, most } } },
    { enabled: seeks, refetchInterval: anew },
  )
  const board = crew &&
    items.data &&
    members.data && {
      crew,
      items: items.data.items,
      members: members.data,
      outside: (seeks && outside.data) || null,
    }
  return (
    <PlannerCrewView
      state={reads ? loadable([crews], crews.data?.items) : { kind: 'refused' }}
      board={loadable([items, members], board)}
      chosen={crew?.id ?? null}
      shown={{ from, weeks }}
      today={today}
      now={now}
      updated={members.dataUpdatedAt}
      mayPut={mayCall(user, 'createStatus')}
      mayCreate={mayCall(user, 'createPCrew')}
      mayAdd={mayCall(user, 'createPlannerCrewMembership')}
      address={address}
      onShow={({ weeks: many, ...to }) => show(many, to)}
    />
  )
}
