import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { PunchKind } from '../../../../domain/projectCrewItems/punches.ts'
import { readClocks, serverNow } from '../../../client/clock.ts'
import { onReceived, receivedEntries } from '../../../client/outbox/received-entries.ts'
import { changeUiSettings, readStored } from '../../../client/stored-items.ts'
import {
  attendanceActors,
  createLocator,
  followEntries,
  followPermission,
} from '../../../machines/attendance/attendance.actors.ts'
import { attendanceMachine } from '../../../machines/attendance/attendance.machine.ts'
import type { AttendanceInput } from '../../../machines/attendance/attendance.types.ts'
import type { Outbox } from '../../../machines/outbox/outbox.context.ts'
import type { OutboxEntry } from '../../../machines/outbox/outbox.types.ts'
import type { Line } from '../crew.types.ts'
import { factsOf, ownEntries, shownPunches, takenBack } from './own-punches.ts'

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
  /** Hears of each punch made here, as soon as it is on the device. */
  onStored: (entry: OutboxEntry) => void
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
 * `stale` says that a punch is known which this chart has not heard of, or one was taken back; then it has to begin anew.
 */
export function useAttendance(of: AttendanceOf) {
  const { outbox, entries, crew, line, looks } = of
  const [locator] = useState(() => createLocator('geolocation' in navigator ? navigator.geolocation : undefined))
  const [stored, setStored] = useState<readonly OutboxEntry[]>([])
  const [machine] = useState(() =>
    attendanceMachine.provide({
      actors: attendanceActors(outbox, crew, locator, entry => {
        setStored(before => [...before, entry])
        of.onStored(entry)
      }),
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
  const position = line.projectCrewItem.id
  const received = useSyncExternalStore(onReceived, receivedEntries)
  const gone = useMemo(
    () => [...takenBack(entries, position), ...takenBack(received, position)],
    [entries, received, position],
  )
  const waiting = useMemo(() => ownEntries(entries, position, null, gone), [entries, position, gone])
  const made = ownEntries(stored, position, null, gone)
  const here = made.flatMap(own => {
    const delivery = context.deliveries[own.entry.key]?.delivery
    return delivery ? [{ ...own, delivery }] : []
  })
  const facts = factsOf(line, [...waiting, ...made])
  const share = () => {
    changeUiSettings({ locationExplained: true })
    actor.send({ type: 'EXPLAINED' })
  }
  return {
    snapshot,
    sight,
    punches: shownPunches(line, waiting, here, offline),
    stale:
      snapshot.matches({ punch: 'resting' }) &&
      (facts.some(kind => !context.punched.includes(kind)) ||
        context.punched.some(kind => !facts.includes(kind) && gone.some(undone => undone.kind === kind))),
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
