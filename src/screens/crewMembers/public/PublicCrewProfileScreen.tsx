import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import type { ScreenProps } from '../../screen.ts'
import { loadable } from '../../shared/loadable.ts'
import { OwnQueries } from '../../shared/loading/OwnQueries.tsx'
import { PublicCrewProfileView } from './PublicCrewProfileView.tsx'

/** Somebody of the crew, for everybody, where they let everybody read it. Nobody is sent anywhere. */
export default function PublicCrewProfileScreen({ params }: ScreenProps) {
  return (
    <OwnQueries>
      <PublicCrewProfile id={params['personId'] ?? ''} />
    </OwnQueries>
  )
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function PublicCrewProfile({ id }: { id: string }) {
  const { tenant } = useSession()
  const known = uuid.test(id)
  const profile = $api.useQuery(
    'get',
    '/api/v1/persons/{id}/publicProfile',
    { params: { path: { id } } },
    { enabled: known },
  )
  return (
    <PublicCrewProfileView
      state={known ? loadable([profile], profile.data) : { kind: 'absent' }}
      agency={tenant.name}
      mark={tenant.mark}
    />
  )
}
