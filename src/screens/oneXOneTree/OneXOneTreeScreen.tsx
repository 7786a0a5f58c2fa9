import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { OwnQueries } from '../shared/loading/OwnQueries.tsx'
import { loadable } from '../shared/loadable.ts'
import { OneXOneTreeView } from './OneXOneTreeView.tsx'
import { usePlant } from './usePlant.ts'

/** Open to everybody; whoever works with the agency plants one here. */
export default function OneXOneTreeScreen() {
  const { user } = useSession()
  return <OwnQueries>{mayCall(user, 'assignOneXOneTree') ? <Planting /> : <Looking />}</OwnQueries>
}

function useWood() {
  const query = $api.useQuery('get', '/api/v1/oneCrewOneTree')
  return loadable([query], query.data)
}
function Looking() {
  return <OneXOneTreeView state={useWood()} />
}
function Planting() {
  return <OneXOneTreeView state={useWood()} planting={usePlant()} />
}
