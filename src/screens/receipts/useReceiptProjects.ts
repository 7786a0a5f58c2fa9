import { keepPreviousData } from '@tanstack/react-query'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import type { Found } from '../shared/form/FoundField.tsx'

/** Lines offered under the field; of jobs more are asked for, of which several are of one project. */
const few = 8
const jobs = 50

/**
 * Projects that fit what is typed and something may be bought for: those one works on, at the books all of them, and the
 * one it was bought for until now.
 */
export function useReceiptProjects(q: string, own: Found | null) {
  const { user } = useSession()
  const { t } = useWords()
  const books = mayCall(user, 'listProjects')
  const works = !books && mayCall(user, 'listJobs')
  const asked = { limit: few, page: 1, ...(q ? { q } : {}) }
  const options = (enabled: boolean) => ({ enabled, placeholderData: keepPreviousData })
  const all = $api.useQuery('get', '/api/v1/projects', { params: { query: asked } }, options(books))
  const ofJobs = (tab: 'upcoming' | 'past') => ({ params: { query: { ...asked, limit: jobs, tab } } })
  const upcoming = $api.useQuery('get', '/api/v1/jobs', ofJobs('upcoming'), options(works))
  const past = $api.useQuery('get', '/api/v1/jobs', ofJobs('past'), options(works))
  const found = books
    ? (all.data?.items ?? [])
    : [...(upcoming.data?.items ?? []), ...(past.data?.items ?? [])].map(({ project }) => project)
  const kept = own?.name.toLowerCase().includes(q.toLowerCase())
    ? [[own.id, { ...own, detail: undefined }] as const]
    : []
  const offered = new Map<string, Found & { detail?: string | undefined }>([
    ...kept,
    ...found.map(({ id, name, number }) => [id, { id, name, detail: number }] as const),
  ])
  const queries = books ? [all] : [upcoming, past]
  // What was found for other letters would pass for what is called so.
  if (queries.some(({ failureCount, fetchStatus }) => failureCount > 0 || fetchStatus === 'paused'))
    return { items: [], none: t('app.login.unreachable') }
  const settled = queries.every(({ isSuccess, isPlaceholderData }) => isSuccess && !isPlaceholderData)
  return {
    items: [...offered.values()].slice(0, few),
    none: settled && offered.size === 0 ? t('receipt.noSuchProject') : undefined,
  }
}
