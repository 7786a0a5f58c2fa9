import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { PunchKind } from '../../../domain/punches.ts'
import { readClocks, serverNow } from '../../client/clock.ts'
import { changeUiSettings, readStored } from '../../client/stored-items.ts'
import {
  attendanceActors,
  createLocator,
  followEntries,
  followPermission,
} from '../../machines/attendance/attendance.actors.ts'
import { attendanceMachine } from '../../machines/attendance/attendance.machine.ts'
import type { AttendanceInput } from '../../machines/attendance/attendance.types.ts'
import type { Outbox } from '../../machines/outbox/outbox.context.ts'
import type { OutboxEntry } from '../../machines/outbox/outbox.types.ts'
import type { Line } from './crew.types.ts'
import { factsOf, ownEntries, shownPunches } from './own-punches.ts'

export interface AttendanceOf {
  outbox: Outbox
  /** What lies in the outbox about this position. */
  entries: readonly OutboxEntry[]
  crew: string
  line: Line
  geoData: { latitude: number; longitude: number; radius: number } | null
  opensMinutes: number
  /** The own place is shown: it is looked for as long as that lasts, once that is allowed. */
  looks: boolean
}

const inputOf = ({ entries, line, geoData, opensMinutes }: AttendanceOf): AttendanceInput => ({
  position: line.projectCrewItem.id,
  person: null,
  starts: Date.parse(line.starts),
  opensMinutes,
  place: geoData,
  radius: geoData?.radius ?? null,
  permission: 'prompt',
  punched: factsOf(line, ownEntries(entries, line.projectCrewItem.id, null)),
})

/**
 * The own day on one position: the chart with its real effects, where the device is, and what became of each punch.
 * `stale` says that the server knows of a punch this chart has not heard of; then it has to begin anew.
 */
export function useAttendance(of: AttendanceOf) {
  const { outbox, entries, crew, line, looks } = of
  const [locator] = useState(() => createLocator('geolocation' in navigator ? navigator.geolocation : undefined))
  const [stored, setStored] = useState<readonly OutboxEntry[]>([])
  const [machine] = useState(() =>
    attendanceMachine.provide({
      actors: attendanceActors(outbox, crew, locator, entry => setStored(before => [...before, entry])),
    }),
  )
  const actor = useActorRef(machine, { input: inputOf(of) })
  const snapshot = useSelector(actor, state => state)
  const sight = useSyncExternalStore(locator.subscribe, locator.current)
  const offline = useSelector(outbox.actor, state => state.matches('offline'))

  useEffect(() => followEntries(outbox.actor, actor), [outbox, actor])
  useEffect(() => {
    const stop = followPermission(readStored('uiSettings')?.locationExplained ?? false, permission => {
      actor.send({ type: 'PERMISSION_CHANGED', permission })
      if (permission === 'granted' && looks) locator.look()
      else locator.stop()
    })
    return () => {
      stop()
      locator.stop()
    }
  }, [actor, locator, looks])

  const { context } = snapshot
  const waiting = useMemo(() => ownEntries(entries, line.projectCrewItem.id, null), [entries, line])
  const here = ownEntries(stored, line.projectCrewItem.id, null).flatMap(made => {
    const delivery = context.deliveries[made.entry.key]?.delivery
    return delivery ? [{ ...made, delivery }] : []
  })
  const share = () => {
    changeUiSettings({ locationExplained: true })
    actor.send({ type: 'EXPLAINED' })
  }
  return {
    snapshot,
    sight,
    punches: shownPunches(line, waiting, here, offline),
    stale:
      snapshot.matches({ punch: 'resting' }) && factsOf(line, waiting).some(kind => !context.punched.includes(kind)),
    punch: (kind: PunchKind) => actor.send({ type: 'PUNCHED', kind, reading: readClocks(), now: serverNow() }),
    share,
    /** Looks for the own place without a punch; the browser may ask. */
    look: () => {
      changeUiSettings({ locationExplained: true })
      locator.look()
    },
    skip: () => actor.send({ type: 'SKIPPED' }),
    cancel: () => actor.send({ type: 'CANCELLED' }),
    explainOutside: (reason: string) => actor.send({ type: 'REASON_GIVEN', reason }),
  }
}
export type Attendance = ReturnType<typeof useAttendance>
