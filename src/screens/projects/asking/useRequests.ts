import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import type { PositionRequests } from './asking.types.ts'

/** How often it is asked for again, ms: clients ask and withdraw, planning answers meanwhile. */
const often = 10_000

/** What a project's client asks for beside the plan; undefined until it is there, and to whom it is not shown. */
export function useRequests(project: string): PositionRequests | undefined {
  const { user } = useSession()
  return $api.useQuery(
    'get',
    '/api/v1/projects/{id}/positionRequests',
    { params: { path: { id: project } } },
    { refetchInterval: often, enabled: mayCall(user, 'listPositionRequests') },
  ).data
}
