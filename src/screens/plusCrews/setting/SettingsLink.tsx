import { mayCall } from '../../../access/may-call.ts'
import { useSession } from '../../../access/session.ts'
import { $api } from '../../../client/query.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { VisitorLink, unkept } from '../../shared/visitor/VisitorLink.tsx'

/** The link of the screen on the wall. */
export function SettingsLink({ number }: { number: string }) {
  const { user } = useSession()
  const path = { n: number }
  const known = $api.useQuery('get', '/api/v1/plusCrews/{n}/password', { params: { path } }, unkept)
  const renewal = useCommand('post', '/api/v1/plusCrews/{n}/password', { touches: ['password'] })
  return (
    <VisitorLink
      words="plusCrewValues.link"
      known={known}
      renew={() => renewal.give({ params: { path } })}
      renews={mayCall(user, 'renewPlusCrewPassword')}
      busy={renewal.busy}
    />
  )
}
