import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'

/** Projects something may be bought for: those one works on, at the books all of these days. */
export function useReceiptProjects(chosen: string | null): { value: string; label: string }[] {
  const { user } = useSession()
  const books = mayCall(user, 'listProjects')
  const all = $api.useQuery(
    'get',
    '/api/v1/projects',
    { params: { query: { limit: 200, page: 1 } } },
    { enabled: books },
  ).data?.items
  const jobs = $api.useQuery(
    'get',
    '/api/v1/jobs',
    { params: { query: { tab: 'upcoming', ...wholeList } } },
    { enabled: !books && mayCall(user, 'listJobs') },
  ).data?.items
  const past = $api.useQuery(
    'get',
    '/api/v1/jobs',
    { params: { query: { tab: 'past', limit: 50, page: 1 } } },
    { enabled: !books && mayCall(user, 'listJobs') },
  ).data?.items
  const found = books ? (all ?? []) : [...(jobs ?? []), ...(past ?? [])].map(({ project }) => project)
  const named = new Map(found.map(({ id, name }) => [id, name]))
  if (chosen && !named.has(chosen)) named.set(chosen, '…')
  return [...named].map(([value, label]) => ({ value, label }))
}
