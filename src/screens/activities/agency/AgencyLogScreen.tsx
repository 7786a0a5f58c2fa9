import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { useList } from '../../shared/list/useList.ts'
import { useListAddress } from '../../shared/list/useListAddress.ts'
import { useNow } from '../../shared/useNow.ts'
import { AgencyLogView } from './AgencyLogView.tsx'

/** What was changed of the agency itself, by whom and when. */
export default function AgencyLogScreen() {
  const { user } = useSession()
  const address = useListAddress()
  const now = useNow()
  const reads = mayCall(user, 'listAgencyActivities')
  const asked = address.q ? { q: address.q } : {}
  const list = useList(
    paging => $api.queryOptions('get', '/api/v1/agencyActivities', { params: { query: { ...asked, ...paging } } }),
    { enabled: reads },
  )
  return <AgencyLogView state={reads ? list : { kind: 'refused' }} address={address} now={now} />
}
