import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { decidingHref } from '../../screens/shared/approvals/deciding-href.ts'
import { viewerZone } from '../../screens/shared/words/shift-words.ts'
import { useMatches } from '../../ui/useMatches.ts'

/** How often it is asked for again, ms. */
const often = 60_000

interface Bell {
  href: string
  label: string
  count: number
}

/**
 * What waits for the person, and where: for a desk own to-dos that are late or due today and what is to be approved, for
 * the crew their `jobs`. Undefined where nothing ever does.
 */
export function useBell(entries: readonly { href: string; label: string }[], jobs: number): Bell | undefined {
  const { user } = useSession()
  const { t, tn } = useWords()
  const isSeen = useMatches('(min-width: 75em)')
  const entry = (href: string) => entries.find(one => one.href === href)
  const calendar = entry('/todo-calendar')
  const decides = mayCall(user, 'listApprovals')
  const approvals = $api.useQuery(
    'get',
    '/api/v1/approvals',
    { params: { query: { limit: 1, page: 1 } } },
    { enabled: isSeen && decides, refetchInterval: often },
  ).data
  const toDos = $api.useQuery(
    'get',
    '/api/v1/toDosOverview',
    { params: { query: { forWhom: 'me', timeZone: viewerZone() } } },
    { enabled: isSeen && calendar !== undefined, refetchInterval: often },
  ).data
  const told = (to: { href: string; label: string }, count: number) => ({
    href: to.href,
    label: count > 0 ? `${to.label}, ${tn('shell.nav.waiting', count)}` : to.label,
    count,
  })
  const toDecide = approvals?.total ?? 0
  if (calendar) return told(calendar, toDecide + (toDos ? toDos.overdue + toDos.dueToday : 0))
  if (decides) return told({ href: decidingHref(), label: t('shell.nav.todoCalendar') }, toDecide)
  const shifts = entry('/jobs')
  return shifts && told(shifts, jobs)
}
