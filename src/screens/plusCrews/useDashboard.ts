import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { serverNow } from '../../client/clock.ts'
import { useSessionActor } from '../../machines/session/session.context.ts'
import { keepFigures, plusCrewDashboardActors } from '../../machines/plus-crew-dashboard/plus-crew-dashboard.actors.ts'
import { plusCrewDashboardMachine } from '../../machines/plus-crew-dashboard/plus-crew-dashboard.machine.ts'

/** The chart of a plus crew's month with its real effects. `owner` is whose answers this device keeps. */
export function useDashboard(owner: string, number: string, date: string | null) {
  const session = useSessionActor()
  const [machine] = useState(() =>
    plusCrewDashboardMachine.provide({
      // Whether a refused token ends the session is the session's own matter.
      actors: plusCrewDashboardActors(owner, () => session.send({ type: 'RIGHTS_ASKED' })),
    }),
  )
  const actor = useActorRef(machine, { input: { number, date, now: serverNow() } })
  const snapshot = useSelector(actor, state => state)

  useEffect(() => {
    const told = actor.on('figuresCame', ({ figures }) => void keepFigures(owner, figures).catch(() => undefined))
    return () => told.unsubscribe()
  }, [actor, owner])
  useEffect(() => {
    const back = () => {
      if (document.visibilityState === 'visible') actor.send({ type: 'CAME_BACK', now: serverNow() })
    }
    document.addEventListener('visibilitychange', back)
    window.addEventListener('online', back)
    return () => {
      document.removeEventListener('visibilitychange', back)
      window.removeEventListener('online', back)
    }
  }, [actor])
  useEffect(() => {
    if (actor.getSnapshot().context.date !== date) actor.send({ type: 'MONTH_CHOSEN', date })
  }, [actor, date])
  return { snapshot, retry: () => actor.send({ type: 'RETRIED' }) }
}
