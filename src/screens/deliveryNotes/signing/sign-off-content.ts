import type { HoursRule } from '../../../../domain/deliveryNotes/hours-rule.ts'
import { hoursText, minutesBetween } from '../../../../domain/deliveryNotes/hours.ts'
import {
  type EnteredHours,
  type SheetLine,
  lineGap,
  linesInTheWay,
  minutesOf,
  sheetSum,
} from '../../../../domain/deliveryNotes/sign-off.ts'
import { dateIn } from '../../../../domain/shift-display.ts'
import type { Words } from '../../../i18n/words.ts'
import { clockAt, dayNote, dayWords, functionWords, zoneWords } from '../../shared/words/shift-words.ts'
import { reasonWords } from '../reason-words.ts'
import type { SigningOff } from './useSignOff.ts'
import type { Crew, Line } from '../note.types.ts'

/** Where a sign-off stands, as far as a screen tells it apart. */
export type Stage =
  | 'loading'
  | 'timesMissing'
  | 'hoursMissing'
  | 'troubled'
  | 'signing'
  | 'refusing'
  | 'asking'
  | 'saving'
  | 'notSaved'
  | 'queued'
  | 'sending'
  | 'changed'
  | 'overtaken'
  | 'rejected'
  | 'signed'
  | 'refused'
  | 'unsigned'
  | 'amended'

export interface SheetRow {
  line: Line
  id: string
  name: string
  role: string
  planned: string
  worked: string | null
  from: string | null
  to: string | null
  /** "+1" where they are on another day than the shift's start. */
  fromDay?: string | undefined
  toDay?: string | undefined
  pause: string
  minutes: number | null
  /** Something is missing, or was not accepted. */
  missing: boolean
  /** Not as the client was shown it. */
  changed: boolean
  /** How the hours come about; null while they are not known. */
  why: string | null
  /** While the shift runs: who is in, from when. */
  stands: string | null
}

export interface SheetContent {
  crewId: string
  /** "HK-26-014 Nordic Sounds 2026" */
  project: string
  /** "Elbphilharmonie, Wed 27 May, 06:00" */
  place: string
  /** The shift runs, and not everybody has left: what is not known yet is no fault. Until when it is planned. */
  runs: { until: string; in: number; all: number } | null
  zone: string | null
  company: string
  rows: readonly SheetRow[]
  /** Of the rows: who keeps the sheet from being signed, as its stage says. */
  lacking: readonly SheetRow[]
  sum: { set: number; all: number; minutes: number }
  stage: Stage
  offline: boolean
  context: SigningOff['snapshot']['context']
}

const leafs: readonly (readonly [object | string, Stage])[] = [
  [{ hours: 'timesMissing' }, 'timesMissing'],
  [{ hours: 'hoursMissing' }, 'hoursMissing'],
  [{ hours: 'troubled' }, 'troubled'],
  ['signing', 'signing'],
  ['refusing', 'refusing'],
  ['asking', 'asking'],
  [{ confirming: 'saving' }, 'saving'],
  [{ confirming: 'notSaved' }, 'notSaved'],
  [{ confirming: 'queued' }, 'queued'],
  [{ confirming: 'sending' }, 'sending'],
  ['changed', 'changed'],
  ['overtaken', 'overtaken'],
  ['rejected', 'rejected'],
  [{ frozen: 'signed' }, 'signed'],
  [{ frozen: 'refused' }, 'refused'],
  [{ frozen: 'unsigned' }, 'unsigned'],
  [{ frozen: 'amended' }, 'amended'],
]

/** The leaf the chart is in; while a correction is being kept it shows what was there before. */
export const stageOf = (snapshot: SigningOff['snapshot'], before: Stage): Stage =>
  leafs.find(([value]) => snapshot.matches(value as never))?.[1] ?? (snapshot.matches('keeping') ? before : 'loading')

export const isFrozen = (stage: Stage): boolean =>
  ['saving', 'queued', 'sending', 'signed', 'refused', 'unsigned', 'amended', 'overtaken'].includes(stage)

interface RowsOf {
  context: SheetContent['context']
  stage: Stage
  rule: HoursRule
  runs: boolean
}

/** One line with what was entered on this device. */
function rowOf(words: Words, line: Line, { context, stage, rule, runs }: RowsOf): SheetRow {
  const { entered, troubles, changed, shown, lines } = context
  const known = lines.find(({ id }) => id === line.id)
  const own = entered[line.id]
  const clock = (at: string | null) => (at === null ? null : clockAt(at, line.timeZone))
  const signed = shown.find(({ id }) => id === line.id)
  const frozen = isFrozen(stage)
  const now = known ? minutesOf(known, entered) : line.hours.chargeable
  const gap = known === undefined ? null : lineGap(known, entered)
  const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())
  const counted = { from: known?.from ?? null, to: known?.to ?? null }
  const from = own?.startTime ?? clock(instant(counted.from) ?? line.hours.from)
  const to = own?.endTime ?? clock(instant(counted.to) ?? line.hours.to)
  // Hours without an end are not set, whatever was entered beside it.
  const minutes = frozen ? (signed?.chargeable ?? now) : gap === 'timesMissing' ? null : now
  const typed = own?.startTime !== undefined || own?.endTime !== undefined
  const span = !typed && counted.from !== null && counted.to !== null ? minutesBetween(counted.from, counted.to) : null
  const early = !typed && line.checkInAt !== null && counted.from !== null && Date.parse(line.checkInAt) < counted.from
  return {
    line,
    id: line.id,
    name: line.person.name,
    role: functionWords(words, line.projectCrewItem.function),
    planned: hoursText(line.hours.planned),
    worked: line.hours.worked === null ? null : hoursText(line.hours.worked),
    from,
    to,
    ...daysOf(line, known, own),
    pause: hoursText(line.breakMinutes),
    minutes: frozen ? (line.hours.amended ?? minutes) : minutes,
    missing: !frozen && (troubles[line.id] !== undefined || (gap !== null && !runs)),
    changed: changed.includes(line.id),
    why:
      from === null || to === null || minutes === null
        ? null
        : reasonWords(
            words,
            {
              from,
              to,
              span,
              breakMinutes: line.breakMinutes,
              chargeable: minutes,
              came: early ? clock(line.checkInAt) : null,
            },
            rule,
          ),
    stands: runs && !frozen ? standsWords(words, line, clock) : null,
  }
}

/** Which days the times that stand on the sheet are on; a typed end that is not after the start is the next day's. */
function daysOf(
  { starts, timeZone, hours }: Line,
  known: SheetLine | undefined,
  own: EnteredHours | undefined,
): Pick<SheetRow, 'fromDay' | 'toDay'> {
  const [from, to] = [known?.from ?? hours.from, known?.to ?? hours.to]
  const note = (at: number | string | null) => (at === null ? undefined : dayNote(at, starts, timeZone))
  const fromDay = own?.startTime === undefined ? note(from) : undefined
  if (own?.endTime === undefined) return { fromDay, toDay: note(to) }
  const start = own.startTime ?? (from === null ? null : clockAt(from, timeZone))
  return { fromDay, toDay: start !== null && own.endTime <= start ? '+1' : fromDay }
}

function standsWords({ t }: Words, { checkInAt, checkOutAt }: Line, clock: (at: string | null) => string | null) {
  if (checkOutAt !== null) return t('signOff.runs.out', { time: clock(checkOutAt) ?? '' })
  return checkInAt === null ? t('signOff.runs.notIn') : t('signOff.runs.in', { time: clock(checkInAt) ?? '' })
}

/** What the sheet shows, of what is known here and on the server. */
export function sheetContent(
  words: Words,
  crew: Crew,
  company: string,
  lines: readonly Line[],
  { snapshot, offline }: Pick<SigningOff, 'snapshot' | 'offline'>,
  { stage, rule, now }: { stage: Stage; rule: HoursRule; now: number },
): SheetContent {
  const { context } = snapshot
  const { location } = crew
  const ids = new Set(context.lines.map(({ id }) => id))
  const frozen = isFrozen(stage)
  const listed = lines.filter(({ id }) => ids.has(id))
  const present = listed.filter(({ checkInAt, checkOutAt }) => checkInAt !== null && checkOutAt === null).length
  const left = listed.filter(({ checkOutAt }) => checkOutAt !== null).length
  const runs = !frozen && now < Date.parse(crew.ends) && left < listed.length
  const rows = listed.map(line => rowOf(words, line, { context, stage, rule, runs }))
  const lacking =
    stage === 'troubled'
      ? Object.keys(context.troubles)
      : stage === 'timesMissing' || stage === 'hoursMissing'
        ? linesInTheWay(context.lines, context.entered)
        : []
  return {
    crewId: crew.id,
    project: `${crew.project.number} ${crew.project.name}`,
    runs: runs ? { until: clockAt(crew.ends, location.timeZone), in: present, all: listed.length } : null,
    place: `${location.name}, ${dayWords(words, dateIn(location.timeZone, Date.parse(crew.starts)))}, ${clockAt(crew.starts, location.timeZone)}`,
    zone: zoneWords(words, location.timeZone, crew.starts),
    company,
    rows,
    lacking: rows.filter(({ id }) => lacking.includes(id)),
    sum: frozen
      ? { set: rows.length, all: rows.length, minutes: rows.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0) }
      : sheetSum(context.lines, context.entered),
    stage,
    offline,
    context,
  }
}
