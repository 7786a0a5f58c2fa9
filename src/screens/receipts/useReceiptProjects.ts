import { keepPreviousData } from '@tanstack/react-query'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'

/** Lines offered under the field. */
const few = 8

/** Projects that fit what is typed and something may be bought for: those one works on, at the books all of them. */
export function useReceiptProjects(q: string) {
  const { user } = useSession()
  const { t } = useWords()
  const books = mayCall(user, 'listProjects')
  const works = !books && mayCall(user, 'listJobs')
  const asked = { limit: few, page: 1, ...(q ? { q } : {}) }
  const options = (enabled: boolean) => ({ enabled, placeholderData: keepPreviousData })
  const all = $api.useQuery('get', '/api/v1/projects', { params: { query: asked } }, options(books))
  const ofJobs = (tab: 'upcoming' | 'past') => ({ params: { query: { ...asked, tab } } })
  const upcoming = $api.useQuery('get', '/api/v1/jobs', ofJobs('upcoming'), options(works))
  const past = $api.useQuery('get', '/api/v1/jobs', ofJobs('past'), options(works))
  const found = books
    ? (all.data?.items ?? [])
    : [...(upcoming.data?.items ?? []), ...(past.data?.items ?? [])].map(({ project }) => project)
  const items = [...new Map(found.map(({ id, name, number }) => [id, { id, name, detail: number }])).values()]
  const queries = books ? [all] : [upcoming, past]
  const settled = queries.every(({ isSuccess, isPlaceholderData }) => isSuccess && !isPlaceholderData)
  return {
    items: items.slice(0, few),
    none: settled && items.length === 0 ? t('receipt.noSuchProject') : undefined,
  }
}
