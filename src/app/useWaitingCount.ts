import { mayCall } from '../access/may-call.ts'
import { useSession } from '../access/session.ts'
import { $api } from '../client/query.ts'

/** Jobs that wait for an answer, for the count on the bottom bar. Only crew have any. */
export function useWaitingCount(): number {
  const { user } = useSession()
  const { data } = $api.useQuery(
    'get',
    '/api/v1/jobs',
    { params: { query: { tab: 'toConfirm', limit: 1000, page: 1 } } },
    { enabled: mayCall(user, 'listJobs') },
  )
  return data?.total ?? 0
}
