import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'

/** How often it is asked who is late, ms. */
const often = 60_000

/** Who is late of what one plans or ordered; nobody else is asked for. */
export function useLateNow() {
  const { user } = useSession()
  const follows = user.loginTypes.some(type => type === 'planners' || type === 'clients')
  const { data } = $api.useQuery(
    'get',
    '/api/v1/latePeople',
    { params: { query: wholeList } },
    { enabled: follows && mayCall(user, 'listLatePeople'), refetchInterval: often },
  )
  return data?.items ?? []
}
