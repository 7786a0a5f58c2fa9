import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'

/** Projects that are on or come next, of those one plans or ordered. */
export function useOngoingProjects() {
  const { user } = useSession()
  const { data } = $api.useQuery(
    'get',
    '/api/v1/projects',
    { params: { query: { tab: 'ongoing', ...wholeList } } },
    { enabled: mayCall(user, 'listProjects') },
  )
  return { projects: data?.items ?? [], total: data?.total ?? 0, known: data !== undefined }
}
