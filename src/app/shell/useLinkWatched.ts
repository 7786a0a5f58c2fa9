import { useEffect } from 'react'
import { useSession } from '../../access/session.ts'
import { useSessionActor } from '../../machines/session/session.context.ts'

/** An open page of a visitor hears at once that its link was renewed: the rights are asked for, and refused. */
export function useLinkWatched(): void {
  const { user } = useSession()
  const actor = useSessionActor()
  const watches = user.valid && (user.kind === 'projectVisitor' || user.kind === 'plusCrewVisitor')
  useEffect(() => {
    if (!watches) return
    let left = false
    let stop = () => {}
    void import('../../client/live.ts')
      .then(({ followSession }) => {
        if (!left) stop = followSession(() => actor.send({ type: 'RIGHTS_ASKED' }))
      })
      // A part that cannot be loaded is no news of the link.
      .catch(() => undefined)
    return () => {
      left = true
      stop()
    }
  }, [watches, actor])
}
