import { type CalendarEntry, lastDayOf } from '../personalCalendar/marks.ts'
import type { EntryKind } from '../personalCalendar/entry-kind.ts'
import { daysUntil } from '../shift-display.ts'

export type Kind = EntryKind | 'blocked'
/** In the order of their key. */
export const kinds: readonly Kind[] = [
  'confirmed',
  'pending',
  'spare',
  'doubleBooking',
  'changed',
  'cancelled',
  'absence',
  'vacation',
  'unpaidVacation',
  'sick',
  'bankHoliday',
  'blocked',
]
/** What lasts for days and says its word. */
const lasting: readonly Kind[] = ['vacation', 'unpaidVacation', 'sick', 'blocked']
/** What weighs most stands in front, where a day has several. */
const ranks: readonly Kind[] = ['doubleBooking', 'changed', 'confirmed', 'spare', 'pending', 'absence', 'cancelled']
/** What somebody really works, for the sum of hours. */
const worked: readonly Kind[] = ['confirmed', 'doubleBooking', 'changed']

interface Position {
  id: string
  startDate: string
  startTime: string
  starts: string
  ends: string
  breakMinutes: number
  branch: { id: string } | null
}
interface Job {
  id: string
  projectCrewItemId: string
  kind: Kind
}
interface Absence extends CalendarEntry {
  kind: Kind
}
interface Person {
  id: string
  name: string
  country: string | null
  /** What they can do; they stand by the first. */
  functions: readonly { id: string }[]
  jobs: readonly Job[]
  absences: readonly Absence[]
}

/** A job on the day it begins. */
export interface Mark<J, P> {
  job: J
  position: P
}
/** Days counted from the first that is shown; they may reach beyond it. */
export interface Band {
  id: string
  kind: Kind
  from: number
  to: number
}
export interface GridRow<Who, J, P, Code extends string = string> {
  person: Who
  /** By day, counted from the first; in front what weighs most. */
  marks: ReadonlyMap<number, readonly Mark<J, P>[]>
  bands: readonly Band[]
  /** Days on which their country rests and they have nothing. */
  holidays: ReadonlyMap<number, Code>
  /** Planned minutes of the days that are shown, breaks taken off. */
  minutes: number
  /** Another function than in the row above. */
  begins: boolean
}

export interface Narrowed {
  /** First day, YYYY-MM-DD. */
  from: string
  days: number
  hidden: readonly Kind[]
  /** Ids; null: all. */
  function: string | null
  branch: string | null
  /** Only who has something on these days. */
  only: boolean
  search: string
}

interface Calendar<Who, P, Code extends string> {
  items: readonly Who[]
  positions: readonly P[]
  bankHolidays: readonly { date: string; code: Code; country: string }[]
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')

/** Whether every word of a search begins a word of the name, whatever accents it has. */
export function isFound(name: string, search: string): boolean {
  const words = plain(name).split(/[\s-]+/)
  return plain(search)
    .split(/\s+/)
    .filter(Boolean)
    .every(sought => words.some(word => word.startsWith(sought)))
}

/**
 * Rows of the calendar: people by the first they can do, in the order of `functions`, then by name, each with what is to be seen of
 * their days. Whoever has no function stands at the end.
 */
export function gridRows<
  J extends Job,
  Who extends Person & { jobs: readonly J[] },
  P extends Position,
  Code extends string,
>(
  { items, positions, bankHolidays }: Calendar<Who, P, Code>,
  narrowed: Narrowed,
  functions: readonly string[],
): GridRow<Who, Who['jobs'][number], P, Code>[] {
  const { days, hidden, only, search } = narrowed
  // Many hold one position: its day and its minutes are reckoned once.
  const byId = new Map(
    positions.map(position => [
      position.id,
      { position, at: daysUntil(position.startDate, narrowed.from), minutes: plannedMinutes(position) },
    ]),
  )
  const restDays = hidden.includes('bankHoliday') ? [] : bankHolidays
  const place = ({ functions: [does] }: Person) => {
    const at = does ? functions.indexOf(does.id) : -1
    return at < 0 ? functions.length : at
  }
  const rows = items
    .filter(person => narrowed.function === null || person.functions.some(({ id }) => id === narrowed.function))
    .filter(({ name }) => isFound(name, search))
    .map(person => {
      const marks = new Map<number, Mark<Who['jobs'][number], P>[]>()
      const single: Band[] = []
      let minutes = 0
      for (const job of person.jobs) {
        const held = byId.get(job.projectCrewItemId)
        if (!held) continue
        const { position, at } = held
        const isShown = at >= 0 && at < days
        if (isShown && worked.includes(job.kind)) minutes += held.minutes
        if (!isShown || hidden.includes(job.kind)) continue
        if (lasting.includes(job.kind)) single.push({ id: job.id, kind: job.kind, from: at, to: at })
        else if (narrowed.branch === null || position.branch?.id === narrowed.branch)
          marks.set(at, [...(marks.get(at) ?? []), { job, position }])
      }
      for (const [at, own] of marks)
        if (own.length > 1)
          marks.set(
            at,
            own.toSorted(
              (a, b) =>
                ranks.indexOf(a.job.kind) - ranks.indexOf(b.job.kind) ||
                a.position.starts.localeCompare(b.position.starts),
            ),
          )
      const bands = [
        ...joined(single),
        ...person.absences
          .filter(({ kind }) => !hidden.includes(kind))
          .map(absence => ({
            id: absence.id,
            kind: absence.kind,
            from: daysUntil(absence.startDate, narrowed.from),
            to: daysUntil(lastDayOf(absence), narrowed.from),
          }))
          .filter(({ from, to }) => to >= 0 && from < days),
      ]
      const isTaken = (at: number) => marks.has(at) || bands.some(({ from, to }) => from <= at && at <= to)
      const holidays = new Map(
        restDays
          .filter(({ country }) => country === person.country)
          .map(({ date, code }) => [daysUntil(date, narrowed.from), code] as const)
          .filter(([at]) => at >= 0 && at < days && !isTaken(at)),
      )
      return { person, marks, bands, holidays, minutes, begins: false }
    })
    .filter(({ marks, bands }) => !only || marks.size > 0 || bands.length > 0)
    .toSorted((a, b) => place(a.person) - place(b.person) || a.person.name.localeCompare(b.person.name))
  return rows.map((row, at) => {
    const above = rows[at - 1]
    return { ...row, begins: above !== undefined && place(above.person) !== place(row.person) }
  })
}

/** Breaks taken off. */
const plannedMinutes = ({ starts, ends, breakMinutes }: Position): number =>
  Math.max(0, (Date.parse(ends) - Date.parse(starts)) / 60_000 - breakMinutes)

/** Days of one kind that follow each other are one band. */
function joined(single: readonly Band[]): Band[] {
  const bands: Band[] = []
  for (const day of single.toSorted((a, b) => a.from - b.from)) {
    const last = bands.findLast(({ kind }) => kind === day.kind)
    if (last && day.from <= last.to + 1) last.to = Math.max(last.to, day.to)
    else bands.push({ ...day })
  }
  return bands
}

/** Open places by day, counted from the first. */
export function openByDay(
  positions: readonly { startDate: string; open: number; branch: { id: string } | null; function: { id: string } }[],
  { from, days, branch, function: does }: Pick<Narrowed, 'from' | 'days' | 'branch' | 'function'>,
): number[] {
  const open = Array.from({ length: days }, () => 0)
  for (const position of positions) {
    const at = daysUntil(position.startDate, from)
    if (branch !== null && position.branch?.id !== branch) continue
    if (does !== null && position.function.id !== does) continue
    if (at >= 0 && at < days) open[at] = (open[at] ?? 0) + position.open
  }
  return open
}
