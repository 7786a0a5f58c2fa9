import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'

/** Asked for at once; home shows the first few and all at a tap. */
const most = 100

/** Projects that are on or come next, of those one plans or ordered. */
export function useOngoingProjects() {
  const { user } = useSession()
  const { data } = $api.useQuery(
    'get',
    '/api/v1/projects',
    { params: { query: { tab: 'ongoing', limit: most, page: 1 } } },
    { enabled: mayCall(user, 'listProjects') },
  )
  return { projects: data?.items ?? [], total: data?.total ?? 0, known: data !== undefined }
}
