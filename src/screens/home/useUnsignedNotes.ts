import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'

/** Delivery notes that wait for a signature of those one leads, plans, ordered or keeps the books of. */
export function useUnsignedNotes() {
  const { user } = useSession()
  const { data } = $api.useQuery(
    'get',
    '/api/v1/deliveryNotes',
    { params: { query: wholeList } },
    { enabled: mayCall(user, 'listDeliveryNotes') },
  )
  const leads = user.loginTypes.includes('crew') || user.loginTypes.includes('planners')
  return { notes: data?.items ?? [], total: data?.total ?? 0, leads, known: data !== undefined }
}
