import { shallowEqual, useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { numberMissing } from '../../../../domain/plusCrews/plus-crew-month.ts'
import { serverNow } from '../../../client/clock.ts'
import { useSessionActor } from '../../../machines/session/session.context.ts'
import {
  keepFigures,
  plusCrewDashboardActors,
} from '../../../machines/plus-crew-dashboard/plus-crew-dashboard.actors.ts'
import { plusCrewDashboardMachine } from '../../../machines/plus-crew-dashboard/plus-crew-dashboard.machine.ts'

const minute = 60_000

/** What a screen shows of the chart: of a refresh it draws the figures that came, not each of its steps. */
function shownOf(snapshot: SnapshotFrom<typeof plusCrewDashboardMachine>) {
  const { crew, figures, failure, month, now } = snapshot.context
  const isOld = snapshot.matches({ age: 'old' })
  // Its age changes by the minute, not with every answer.
  const since = figures?.asOf ?? 0
  return {
    crew: crew ?? figures?.crew ?? null,
    figures,
    failure: snapshot.matches({ load: 'numberMissing' }) ? missing : failure,
    month,
    now: now - ((now - since) % minute),
    age: snapshot.matches({ age: 'veryOld' }) ? ('veryOld' as const) : isOld ? ('old' as const) : ('fresh' as const),
    busy: failure !== null && !snapshot.matches({ load: 'error' }) && !snapshot.matches({ load: 'ready' }),
  }
}
const missing = { technical: numberMissing, status: null }

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
  const shown = useSelector(actor, shownOf, shallowEqual)

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
  return { ...shown, retry: () => actor.send({ type: 'RETRIED' }) }
}
