import { hoursText } from '../../../domain/hours.ts'
import { lineGap, minutesOf, sheetSum } from '../../../domain/sign-off.ts'
import { dateIn } from '../../../domain/shift-display.ts'
import type { Words } from '../../i18n/words.ts'
import { clockAt, dayWords, functionWords, zoneWords } from '../shared/shift-words.ts'
import type { SigningOff } from './useSignOff.ts'
import type { Crew, Line } from './note.types.ts'

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
  pause: string
  minutes: number | null
  /** Something is missing, or was not accepted. */
  missing: boolean
  /** Not as the client was shown it. */
  changed: boolean
}

export interface SheetContent {
  crewId: string
  /** "Elbphilharmonie, Wed 27 May, 06:00" */
  place: string
  zone: string | null
  company: string
  rows: readonly SheetRow[]
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

/** One line with what was entered on this device. */
function rowOf(words: Words, line: Line, context: SheetContent['context'], stage: Stage): SheetRow {
  const { entered, troubles, changed, shown, lines } = context
  const known = lines.find(({ id }) => id === line.id)
  const own = entered[line.id]
  const clock = (at: string | null) => (at === null ? null : clockAt(at, line.timeZone))
  const signed = shown.find(({ id }) => id === line.id)
  const frozen = isFrozen(stage)
  const now = known ? minutesOf(known, entered) : line.hours.chargeable
  return {
    line,
    id: line.id,
    name: line.person.name,
    role: functionWords(words, line.projectCrewItem.function),
    planned: hoursText(line.hours.planned),
    worked: line.hours.worked === null ? null : hoursText(line.hours.worked),
    from: own?.startTime ?? clock(line.hours.from),
    to: own?.endTime ?? clock(line.hours.to),
    pause: hoursText(line.breakMinutes),
    minutes: frozen ? (line.hours.amended ?? signed?.chargeable ?? now) : now,
    missing: !frozen && (troubles[line.id] !== undefined || (known !== undefined && lineGap(known, entered) !== null)),
    changed: changed.includes(line.id),
  }
}

/** What the sheet shows, of what is known here and on the server. */
export function sheetContent(
  words: Words,
  crew: Crew,
  company: string,
  lines: readonly Line[],
  { snapshot, offline }: Pick<SigningOff, 'snapshot' | 'offline'>,
  stage: Stage,
): SheetContent {
  const { context } = snapshot
  const { location } = crew
  const ids = new Set(context.lines.map(({ id }) => id))
  const rows = lines.filter(({ id }) => ids.has(id)).map(line => rowOf(words, line, context, stage))
  const frozen = isFrozen(stage)
  return {
    crewId: crew.id,
    place: `${location.name}, ${dayWords(words, dateIn(location.timeZone, Date.parse(crew.starts)))}, ${clockAt(crew.starts, location.timeZone)}`,
    zone: zoneWords(words, location.timeZone, crew.starts),
    company,
    rows,
    sum: frozen
      ? { set: rows.length, all: rows.length, minutes: rows.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0) }
      : sheetSum(context.lines, context.entered),
    stage,
    offline,
    context,
  }
}
