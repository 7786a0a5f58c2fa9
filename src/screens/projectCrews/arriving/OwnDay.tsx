import { type ReactNode, useEffect, useState } from 'react'
import type { PunchKind } from '../../../../domain/projectCrewItems/punches.ts'
import { useSession } from '../../../access/session.ts'
import { type Outbox, useOutbox } from '../../../machines/outbox/outbox.context.ts'
import type { OutboxEntry } from '../../../machines/outbox/outbox.types.ts'
import { useEntries } from '../../shared/useEntries.ts'
import type { Line } from '../crew.types.ts'
import { type Attendance, useAttendance } from './useAttendance.ts'
import { usePunchUndo } from './usePunchUndo.ts'

export interface OwnAttendance extends Attendance {
  doing: 'resting' | 'notSaved' | 'locating' | 'saving'
  dialog: 'sharing' | 'outside' | null
  denied: boolean
  /** Forgets a refused punch, so that it can be made again. */
  putAway: (kind: PunchKind) => void
}

interface OwnDayProps {
  crewId: string
  line: Line
  geoData: { latitude: number; longitude: number; radius: number } | null
  looks?: boolean
  children: (day: OwnAttendance) => ReactNode
}

/** Runs the chart of one's own day; anew for another place, another outbox, or when the server knows more than it. */
export function OwnDay(props: OwnDayProps) {
  const outbox = useOutbox()
  const [life, setLife] = useState({ outbox, count: 0 })
  if (life.outbox !== outbox) setLife({ outbox, count: life.count + 1 })
  const { id, starts, projectCrewItem } = props.line
  const entries = useEntries(outbox, { position: projectCrewItem.id })
  // What was punched before the page opened has to be known first.
  if (!entries) return null
  return (
    <RunningDay
      key={`${id} ${starts} ${life.count}`}
      {...props}
      outbox={outbox}
      entries={entries}
      onRestart={() => setLife(before => ({ ...before, count: before.count + 1 }))}
    />
  )
}

interface RunningDayProps extends OwnDayProps {
  outbox: Outbox
  entries: readonly OutboxEntry[]
  onRestart: () => void
}

function RunningDay({ crewId, line, geoData, looks = false, outbox, entries, onRestart, children }: RunningDayProps) {
  const { tenant } = useSession()
  const offerUndo = usePunchUndo()
  const opensMinutes = tenant.checkInOpensMinutes
  const onStored = (entry: OutboxEntry) => offerUndo([entry])
  const day = useAttendance({ outbox, entries, crew: crewId, line, geoData, opensMinutes, looks, onStored })
  const { snapshot, sight, stale } = day
  useEffect(() => {
    if (stale) onRestart()
  }, [stale, onRestart])

  const putAway = (kind: PunchKind) => {
    const refused = day.punches.find(punch => punch.kind === kind && punch.state === 'refused')
    if (refused) outbox.actor.send({ type: 'DECIDED', key: refused.key, decision: 'discard' })
    onRestart()
  }
  return children({
    ...day,
    doing: snapshot.matches({ punch: 'locating' })
      ? 'locating'
      : snapshot.matches({ punch: 'saving' })
        ? 'saving'
        : snapshot.matches({ punch: { resting: 'notSaved' } })
          ? 'notSaved'
          : 'resting',
    dialog: snapshot.matches({ punch: 'explaining' })
      ? 'sharing'
      : snapshot.matches({ punch: 'outside' })
        ? 'outside'
        : null,
    denied: snapshot.context.permission === 'denied' || sight.trouble === 'denied',
    putAway,
  })
}
