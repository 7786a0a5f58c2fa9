import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'

/** Jobs that wait for an answer, invitations and changed ones, for the count on the bottom bar. Only crew have any. */
export function useWaitingCount(): number {
  const { user } = useSession()
  const ask = (tab: 'toConfirm' | 'upcoming') => ({ params: { query: { tab, ...wholeList } } })
  const enabled = mayCall(user, 'listJobs')
  const asked = $api.useQuery('get', '/api/v1/jobs', ask('toConfirm'), { enabled }).data
  const agreed = $api.useQuery('get', '/api/v1/jobs', ask('upcoming'), { enabled }).data
  return (asked?.total ?? 0) + (agreed?.items.filter(({ change }) => change).length ?? 0)
}
