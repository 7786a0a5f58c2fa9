import { mayUse } from '../../../domain/auth/rights.ts'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'

/** Whether this session reads projects at all: users by the right, visitors by their session; rows are the server's matter. */
export function useReadsProjects(): boolean {
  const { user } = useSession()
  return mayCall(user, 'readProject') && (user.kind !== 'user' || mayUse(user, 'projects'))
}

/** One project by the number in its address. */
export function useProject(number: string) {
  const enabled = useReadsProjects()
  return $api.useQuery('get', '/api/v1/projects/{id}', { params: { path: { id: number } } }, { enabled })
}
