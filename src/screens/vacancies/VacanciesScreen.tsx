import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { useList } from '../shared/list/useList.ts'
import { Vacancies, anew } from './Vacancies.tsx'
import { useVacanciesAddress } from './useVacanciesAddress.ts'

/** Positions one may apply for, by day. */
export default function VacanciesScreen() {
  const { user } = useSession()
  const at = useVacanciesAddress()
  const enabled = mayCall(user, 'listActiveVacancies')
  const state = useList(
    paging =>
      $api.queryOptions(
        'get',
        '/api/v1/vacancies',
        { params: { query: { isActive: 'true', ...at.query, ...paging } } },
        { refetchInterval: anew },
      ),
    { enabled },
  )
  const { data: overview } = $api.useQuery(
    'get',
    '/api/v1/vacanciesOverview',
    { params: { query: at.query } },
    { enabled, refetchInterval: anew },
  )
  return <Vacancies order="day" at={at} state={enabled ? state : { kind: 'refused' }} overview={overview} />
}
