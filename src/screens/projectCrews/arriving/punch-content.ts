import { punchAllowed } from '../../../../domain/projectCrewItems/check-in-window.ts'
import type { Whereabouts } from '../../../../domain/distance.ts'
import type { Words } from '../../../i18n/words.ts'
import { clockAt, endNote, nearDayWords, roleWords, zoneWords } from '../../shared/words/shift-words.ts'
import type { Crew, Line, Person } from '../crew.types.ts'
import { nearChip, type NearChip } from '../crew-words.ts'
import type { ShownPunch } from './own-punches.ts'

export type TaskKind = 'Check-in' | 'Check-out'

/** What the action bar says and offers. */
export type PunchBar =
  | { kind: 'ready'; outside: boolean; denied: boolean }
  | { kind: 'locating' }
  | { kind: 'saving' }
  | { kind: 'notStarted'; opensAt: string }
  | { kind: 'needsCheckIn' }
  | { kind: 'done'; punch: ShownPunch; time: string }
  | { kind: 'refused'; problem: string }
  | { kind: 'notSaved' }
  /** The place is not confirmed, or has been called off. */
  | { kind: 'closed'; status: Line['status']; jobId: string }

export interface PunchContent {
  task: TaskKind
  crewId: string
  lead: {
    time: string
    until: string
    untilNote: string | undefined
    chip: NearChip | null
    zone: string | null
    role: string
    venue: string
    city: string | undefined
  }
  place: { name: string; geoData: Crew['location']['geoData']; tilesUrl: string | undefined }
  sight: {
    at: Whereabouts | null
    /** Ms since it was seen. */
    age: number
    asks: boolean
    denied: boolean
    unavailable: boolean
  }
  chief: (Person & { at: string | null }) | null
  earlier: readonly { punch: ShownPunch; time: string }[]
  bar: PunchBar
  keepOpen: boolean
}

const punchable = ['confirmed', 'checkedIn', 'checkedOut', 'signedOff']

interface BarOf {
  task: TaskKind
  line: Line
  punches: readonly ShownPunch[]
  /** State of the chart's punch region. */
  doing: 'resting' | 'notSaved' | 'locating' | 'saving'
  outside: boolean
  denied: boolean
  opensMinutes: number
  now: number
}

/** What can be done now, the finished punch before everything else. */
export function punchBar(
  { task, line, punches, doing, outside, denied, opensMinutes, now }: BarOf,
  words: Words,
): PunchBar {
  const of = (kind: string) => punches.find(punch => punch.kind === kind)
  const done = of(task) ?? of('Check-out')
  const isClosed = !punchable.includes(line.status)
  // The place was called off meanwhile: that is why it was refused, and what is said.
  if (done?.state === 'refused' && !(isClosed && done.problem === 'outOfTurn'))
    return { kind: 'refused', problem: done.problem ?? '' }
  if (done && done.state !== 'refused') return { kind: 'done', punch: done, time: clockAt(done.at, line.timeZone) }
  if (isClosed) return { kind: 'closed', status: line.status, jobId: line.id }
  if (doing === 'locating' || doing === 'saving' || doing === 'notSaved') return { kind: doing }
  const checkedIn = of('Check-in') !== undefined
  const permission = punchAllowed(task, { starts: Date.parse(line.starts), checkedIn, opensMinutes }, now)
  if (permission.allowed) return { kind: 'ready', outside, denied }
  if (permission.because === 'checkInMissing') return { kind: 'needsCheckIn' }
  const day = nearDayWords(
    words,
    { startDate: new Date(permission.opensAt).toISOString().slice(0, 10), timeZone: line.timeZone },
    now,
  )
  const time = clockAt(permission.opensAt, line.timeZone)
  return { kind: 'notStarted', opensAt: day === words.t('app.today') ? time : `${day}, ${time}` }
}

export function punchLead(
  line: Line,
  crew: Crew,
  punches: readonly ShownPunch[],
  now: number,
  grace: number,
  words: Words,
): PunchContent['lead'] {
  const has = (kind: string) => punches.some(punch => punch.kind === kind && punch.state !== 'refused')
  const { location } = crew
  const chip = nearChip(words, line, now, grace)
  const zone = zoneWords(words, line.timeZone, line.starts)
  const day = nearDayWords(words, line, now)
  const begins = day === words.t('app.today') ? line.startTime : `${day}, ${line.startTime}`
  return {
    time: line.startTime,
    until: words.t('app.until', { time: line.endTime }),
    untilNote: endNote(line),
    chip: has('Check-out')
      ? { status: 'checkedOut', text: words.t('shell.status.checkedOut') }
      : has('Check-in')
        ? {
            status: 'checkedIn',
            text:
              now < Date.parse(line.starts)
                ? words.t('crews.startsAt', { time: begins })
                : words.t('shell.status.checkedIn'),
          }
        : chip,
    zone: zone && `${line.startTime}–${line.endTime}, ${zone}`,
    role: roleWords(words, line.projectCrewItem),
    venue: location.name,
    city: location.name.includes(location.city) ? undefined : location.city,
  }
}
