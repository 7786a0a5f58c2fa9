import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { AnswerQuestion } from './AnswerQuestion.tsx'
import { CrewHomeView } from './CrewHomeView.tsx'
import { HomeFrame, homeState } from './HomeFrame.tsx'
import { useAnswers } from './useAnswers.ts'
import { useNow } from './useNow.ts'

const all = { limit: 1000, page: 1 }

/** Jobs have to be known; notices and open positions join when they are there. */
export function CrewHome({ name }: { name: string }) {
  const now = useNow()
  const { user } = useSession()
  const { answers, question } = useAnswers()
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
  return (
    <HomeFrame name={name} now={now} state={homeState([toConfirm, upcoming])}>
      <CrewHomeView
        now={now}
        answers={answers}
        queue={{
          toConfirm: toConfirm.data?.items ?? [],
          upcoming: upcoming.data?.items ?? [],
          notices: notices.data?.items ?? [],
          open: vacancies.data?.items.filter(({ applied }) => !applied).length ?? 0,
        }}
      />
      <AnswerQuestion question={question} />
    </HomeFrame>
  )
}
