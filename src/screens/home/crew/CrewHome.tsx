import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { JobQuestion } from '../../shared/job/JobQuestion.tsx'
import { loadable } from '../../shared/loadable.ts'
import { useDevicePunches } from '../../shared/useDevicePunches.ts'
import { useJobCommand } from '../../shared/job/useJobCommand.ts'
import { useNow } from '../../shared/useNow.ts'
import { CrewHomeView } from './CrewHomeView.tsx'
import { HomeFrame } from '../HomeFrame.tsx'
import { ledNow } from './queue.ts'
import { useLedFigures } from './useLedFigures.ts'
import { lazily } from '../../../ui/lazily.tsx'
import { usePapers } from '../usePapers.ts'
import { useUnsignedNotes } from '../useUnsignedNotes.ts'

const UnreadMessages = lazily(
  () => import('../../shared/crewMessages/ReceivedMessages.tsx').then(all => all.UnreadMessages),
  () => null,
)

/** Jobs have to be known; notices and open positions join when they are there. */
export function CrewHome({ name }: { name: string }) {
  const now = useNow()
  const { user, personId, tenant } = useSession()
  const { commands, question } = useJobCommand()
  const toConfirm = $api.useQuery('get', '/api/v1/jobs', { params: { query: { tab: 'toConfirm', ...wholeList } } })
  const upcoming = $api.useQuery('get', '/api/v1/jobs', { params: { query: { tab: 'upcoming', ...wholeList } } })
  const vacancies = $api.useQuery(
    'get',
    '/api/v1/projectCrewItems/vacant/',
    { params: { query: wholeList } },
    { enabled: mayCall(user, 'listVacantCrewItems') },
  )
  const notices = $api.useQuery(
    'get',
    '/api/v1/crewInfo',
    { params: { query: { kind: 'notice', ...wholeList } } },
    { enabled: mayCall(user, 'listCrewInfo') },
  )
  const dates = $api.useQuery(
    'get',
    '/api/v1/askedDates',
    { params: { query: wholeList } },
    { enabled: mayCall(user, 'listAskedDates') },
  )
  const payrolls = $api.useQuery(
    'get',
    '/api/v1/persons/{id}/payrolls',
    { params: { path: { id: personId ?? '' }, query: wholeList } },
    { enabled: personId !== null && mayCall(user, 'listPayrolls') },
  )
  const { over, waits } = useDevicePunches(upcoming.dataUpdatedAt)
  const unsigned = useUnsignedNotes()
  const papers = usePapers()
  const own = upcoming.data?.items.map(over) ?? []
  const figures = useLedFigures(ledNow(own, tenant.checkInOpensMinutes, now)?.projectCrew.id ?? null, now)
  const queue =
    toConfirm.data && upcoming.data
      ? {
          toConfirm: toConfirm.data.items,
          upcoming: own,
          figures,
          unsent: own.map(job => job.projectCrewItem.id).filter(id => waits(id, personId ?? '')),
          asked: dates.data?.items ?? [],
          notices: notices.data?.items ?? [],
          unsigned,
          papers,
          payrolls: payrolls.data?.items.filter(({ toConfirm }) => toConfirm > 0) ?? [],
          open: vacancies.data?.items.filter(({ applied }) => !applied).length ?? 0,
          applied: vacancies.data?.items.filter(({ applied }) => applied) ?? [],
        }
      : undefined
  return (
    <HomeFrame name={name} now={now} state={loadable([toConfirm, upcoming], queue)}>
      {content => (
        <>
          <UnreadMessages now={now} />
          <CrewHomeView now={now} commands={commands} queue={content} />
          <JobQuestion question={question} />
        </>
      )}
    </HomeFrame>
  )
}
