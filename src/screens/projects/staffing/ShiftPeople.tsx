import { useLocation } from 'wouter'
import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { loadable } from '../../shared/loadable.ts'
import { beginDateOf } from '../days.ts'
import { byFunction, byPosition } from './people.ts'
import type { Position, Shift } from '../project.types.ts'
import { ShiftPeopleView } from './ShiftPeopleView.tsx'

/** How often planning's states are asked for again, ms. */
const often = 30_000

interface ShiftPeopleProps {
  shift: Shift
  positions: readonly Position[]
  now: number
}

/** Who stands on a shift: with states for planning, by name for everybody else. */
export function ShiftPeople({ shift, positions, now }: ShiftPeopleProps) {
  const { user, tenant } = useSession()
  const [address] = useLocation()
  const plans = user.kind === 'user' && user.loginTypes.includes('planners')
  const path = { params: { path: { id: shift.id } } }
  const list = { params: { path: { id: shift.id }, query: wholeList } }
  const lines = $api.useQuery('get', '/api/v1/projectCrews/{id}/projectCrewItemStatus', list, {
    enabled: plans,
    refetchInterval: often,
  })
  const crew = $api.useQuery('get', '/api/v1/projectCrews/{id}', path, { enabled: !plans })
  const groups = plans
    ? lines.data && byPosition(positions, lines.data.items, now, tenant.rules.graceMinutes)
    : crew.data && byFunction(positions, crew.data.members)
  return (
    <ShiftPeopleView
      state={loadable([plans ? lines : crew], groups)}
      crewId={shift.id}
      date={beginDateOf(shift)}
      now={now}
      hrefToFind={mayCall(user, 'findBestPersons') ? id => `${address}?view=person&position=${id}` : undefined}
    />
  )
}
