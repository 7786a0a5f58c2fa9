import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { VisitorLink, unkept } from '../shared/VisitorLink.tsx'

/** The link to a project: for planning and the client to copy, for planning to make and renew. */
export function ProjectLink({ number }: { number: string }) {
  const { user } = useSession()
  const path = { id: number }
  const known = $api.useQuery('get', '/api/v1/projects/{id}/password', { params: { path } }, unkept)
  const renewal = $api.useMutation('post', '/api/v1/projects/{id}/password')
  return (
    <VisitorLink
      words="projects.link"
      known={known}
      renew={key => renewal.mutateAsync({ params: { path, header: { 'Idempotency-Key': key } } })}
      renews={mayCall(user, 'renewProjectPassword')}
      busy={renewal.isPending}
    />
  )
}
