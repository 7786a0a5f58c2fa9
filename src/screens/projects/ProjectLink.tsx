import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { useCommand } from '../shared/useCommand.ts'
import { VisitorLink, unkept } from '../shared/visitor/VisitorLink.tsx'

/** The link to a project: for planning and the client to copy, for planning to make and renew. */
export function ProjectLink({ number }: { number: string }) {
  const { user } = useSession()
  const path = { id: number }
  const known = $api.useQuery('get', '/api/v1/projects/{id}/password', { params: { path } }, unkept)
  const renewal = useCommand('post', '/api/v1/projects/{id}/password', { touches: ['password'] })
  return (
    <VisitorLink
      words="projects.link"
      known={known}
      renew={() => renewal.give({ params: { path } })}
      renews={mayCall(user, 'renewProjectPassword')}
      busy={renewal.busy}
    />
  )
}
