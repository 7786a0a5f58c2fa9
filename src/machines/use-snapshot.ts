import { useSyncExternalStore } from 'react'
import type { AnyActorRef, SnapshotFrom } from 'xstate'

/** The actor's present snapshot. For the first load, where @xstate/react would cost more than this one hook. */
export function useSnapshot<Actor extends AnyActorRef>(actor: Actor): SnapshotFrom<Actor> {
  return useSyncExternalStore(
    told => {
      const subscription = actor.subscribe(told)
      return () => subscription.unsubscribe()
    },
    () => actor.getSnapshot() as SnapshotFrom<Actor>,
  )
}
