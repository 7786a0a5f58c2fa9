import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { JobQuestion } from '../shared/JobQuestion.tsx'
import { loadable } from '../shared/loadable.ts'
import { useJobCommand } from '../shared/useJobCommand.ts'
import { useNow } from '../shared/useNow.ts'
import { CrewHomeView } from './CrewHomeView.tsx'
import { HomeFrame } from './HomeFrame.tsx'
import { useUnsignedNotes } from './useUnsignedNotes.ts'

const all = { limit: 1000, page: 1 }

/** Jobs have to be known; notices and open positions join when they are there. */
export function CrewHome({ name }: { name: string }) {
  const now = useNow()
  const { user } = useSession()
  const { commands, question } = useJobCommand()
  const toConfirm = $api.useQuery('get', '/api/v1/jobs', { params: { query: { tab: 'toConfirm', ...all } } })
  const upcoming = $api.useQuery('get', '/api/v1/jobs', { params: { query: { tab: 'upcoming', ...all } } })
  const vacancies = $api.useQuery(
    'get',
    '/api/v1/projectCrewItems/vacant/',
    { params: { query: all } },
    { enabled: mayCall(user, 'listVacantCrewItems') },
  )
  const notices = $api.useQuery(
    'get',
    '/api/v1/crewInfo',
    { params: { query: { limit: 5, page: 1 } } },
    { enabled: mayCall(user, 'listCrewInfo') },
  )
  const unsigned = useUnsignedNotes()
  const queue =
    toConfirm.data && upcoming.data
      ? {
          toConfirm: toConfirm.data.items,
          upcoming: upcoming.data.items,
          notices: notices.data?.items ?? [],
          unsigned,
          open: vacancies.data?.items.filter(({ applied }) => !applied).length ?? 0,
        }
      : undefined
  return (
    <HomeFrame name={name} now={now} state={loadable([toConfirm, upcoming], queue)}>
      {content => (
        <>
          <CrewHomeView now={now} commands={commands} queue={content} />
          <JobQuestion question={question} />
        </>
      )}
    </HomeFrame>
  )
}
