import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { useList } from '../shared/list/useList.ts'
import { Vacancies, anew } from './Vacancies.tsx'
import { useVacanciesAddress } from './useVacanciesAddress.ts'

/** Positions one may apply for, by project. */
export default function ProjectsVacancyScreen() {
  const { user } = useSession()
  const at = useVacanciesAddress()
  const enabled = mayCall(user, 'listVacantCrewItems')
  const state = useList(
    paging =>
      $api.queryOptions(
        'get',
        '/api/v1/projectCrewItems/vacant/',
        { params: { query: { order: 'project', ...at.query, ...paging } } },
        { refetchInterval: anew },
      ),
    { enabled },
  )
  const { data: overview } = $api.useQuery(
    'get',
    '/api/v1/projectsVacancyOverview',
    { params: { query: at.query } },
    { enabled, refetchInterval: anew },
  )
  return <Vacancies order="project" at={at} state={enabled ? state : { kind: 'refused' }} overview={overview} />
}
