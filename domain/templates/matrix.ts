import { type ClockQuestion, clockQuestionOf } from '../projects/copied-shift.ts'
import { daysLater } from '../shift-display.ts'

/** How many people a position wants on one day of a template, and in which crew. */
export interface Places {
  /** Days after the template's first. */
  day: number
  crewName: string
  amountOfRows: number
}
/** One position of a template, by the clock of wherever it is planned: times HH:MM. */
export interface Line {
  functionId: string
  cateringId: string | null
  task: string | null
  /** Days after its crew's first day on which it begins. */
  startDay: number
  startTime: string
  endTime: string
  /** Days after it begins; null: the same day, or the next where the end is not later. */
  endDay: number | null
  breakMinutes: number
  crewChiefOnly: boolean
  places: readonly Places[]
}

/** A day that is planned. */
interface Column {
  /** Days after the template's first. */
  day: number
  /** The day of the template its crews are called after. */
  like: number
}
/** How many people each position wants on each day, as it is entered; 0: none. */
export interface Matrix {
  columns: readonly Column[]
  /** By position, then by day. */
  amounts: readonly (readonly number[])[]
}

/** Places a position may have, positions that are planned at once, days a plan may have from its first to its last, and crews. */
export const mostPlaces = 500
export const mostPositions = 500
const mostDays = 62
const mostCrews = 100

/** What a template says, before anything is changed. */
export function matrixOf(lines: readonly Line[]): Matrix {
  const days = [...new Set(lines.flatMap(({ places }) => places.map(({ day }) => day)))].toSorted((a, b) => a - b)
  return {
    columns: days.map(day => ({ day, like: day })),
    amounts: lines.map(({ places }) => days.map(on => places.find(({ day }) => day === on)?.amountOfRows ?? 0)),
  }
}

const held = (amount: number) => Math.min(mostPlaces, Math.max(0, Math.trunc(amount)))

export const withAmount = (matrix: Matrix, row: number, column: number, amount: number): Matrix => ({
  ...matrix,
  amounts: matrix.amounts.map((of, at) => (at === row ? of.with(column, held(amount)) : of)),
})

/** What a position wants on a day, for every one below it as well. */
export const filledDown = (matrix: Matrix, row: number, column: number): Matrix => ({
  ...matrix,
  amounts: matrix.amounts.map((of, at) => (at > row ? of.with(column, matrix.amounts[row]?.[column] ?? 0) : of)),
})

/** Without a day; the others stay on theirs. */
export const withoutDay = (matrix: Matrix, column: number): Matrix => ({
  columns: matrix.columns.toSpliced(column, 1),
  amounts: matrix.amounts.map(of => of.toSpliced(column, 1)),
})

/** With one more day after the last, which begins like it; null where there is room for no more. */
export function withDay(matrix: Matrix, lines: readonly Line[]): Matrix | null {
  const last = matrix.columns.at(-1)
  if (!last || last.day + 1 >= mostDays) return null
  const grown = {
    columns: [...matrix.columns, { ...last, day: last.day + 1 }],
    amounts: matrix.amounts.map(of => [...of, of.at(-1) ?? 0]),
  }
  const crews = crewsFrom(lines, grown, '2000-01-01').length
  return crews > mostCrews || sumsOf(grown).positions > mostPositions ? null : grown
}

interface Sums {
  /** Positions that are planned, and places they have. */
  positions: number
  places: number
  /** Places by day, and by position. */
  byDay: readonly number[]
  byLine: readonly number[]
}

export function sumsOf({ columns, amounts }: Matrix): Sums {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  const byDay = columns.map((_, at) => sum(amounts.map(of => of[at] ?? 0)))
  return {
    positions: amounts.flat().filter(amount => amount > 0).length,
    places: sum(byDay),
    byDay,
    byLine: amounts.map(sum),
  }
}

/** What the crew of a position is called on a day: as there, else as any crew of that day, else as its own on another. */
function crewNameOf(lines: readonly Line[], { places }: Line, like: number): string {
  const on = (of: readonly Places[]) => of.find(({ day }) => day === like)
  const any = lines.flatMap(line => on(line.places) ?? [])[0]
  return (on(places) ?? any ?? places[0])?.crewName ?? ''
}

/** Names of the crews of a day, each once. */
export const crewNamesOn = (lines: readonly Line[], { columns, amounts }: Matrix, column: number): string[] => {
  const { like } = columns[column] ?? { like: 0 }
  const planned = lines.filter((_, row) => (amounts[row]?.[column] ?? 0) > 0)
  return [
    ...new Set(
      (planned.length ? planned : lines.filter(({ places }) => places.some(({ day }) => day === like))).map(line =>
        crewNameOf(lines, line, like),
      ),
    ),
  ]
}

/** When a position works; dates YYYY-MM-DD, times HH:MM. */
interface Hours {
  startDate: string
  endDate: string | null
  startTime: string
  endTime: string
}
interface NewPosition extends Hours {
  functionId: string
  amountOfRows: number
  breakMinutes: number
  cateringId: string | null
  task?: string
  crewChiefOnly: boolean
}
interface NewCrew extends Hours {
  name: string
  positions: NewPosition[]
}

const hoursOn = ({ startDay, endDay, startTime, endTime }: Line, date: string): Hours => {
  const startDate = daysLater(date, startDay)
  return { startDate, endDate: endDay === null ? null : daysLater(startDate, endDay), startTime, endTime }
}

/** The crews a matrix makes, day by day; `first` is the template's first day. Each works from its earliest position on. */
export function crewsFrom(lines: readonly Line[], { columns, amounts }: Matrix, first: string): NewCrew[] {
  return columns.flatMap(({ day, like }, column) => {
    const crews = new Map<string, NewPosition[]>()
    lines.forEach((line, row) => {
      const amountOfRows = amounts[row]?.[column] ?? 0
      if (amountOfRows === 0) return
      const { functionId, cateringId, task, breakMinutes, crewChiefOnly } = line
      const position = {
        ...{ functionId, amountOfRows, ...hoursOn(line, daysLater(first, day)) },
        ...{ breakMinutes, cateringId, ...(task === null ? {} : { task }), crewChiefOnly },
      }
      const name = crewNameOf(lines, line, like)
      crews.set(name, [...(crews.get(name) ?? []), position])
    })
    return [...crews].map(([name, positions]) => ({ name, ...earliest(positions), positions }))
  })
}

function earliest(positions: readonly NewPosition[]): Hours {
  const [{ startDate, endDate, startTime, endTime }] = positions.toSorted((a, b) =>
    `${a.startDate} ${a.startTime}`.localeCompare(`${b.startDate} ${b.startTime}`),
  ) as [NewPosition]
  return { startDate, endDate, startTime, endTime }
}

export interface Asked extends ClockQuestion {
  row: number
  column: number
}
/** Positions that are planned for a time that does not exist on their day at that place, or happens twice. */
export const clockQuestions = (
  lines: readonly Line[],
  { columns, amounts }: Matrix,
  first: string,
  timeZone: string,
): Asked[] =>
  columns.flatMap(({ day }, column) =>
    lines.flatMap((line, row) => {
      if ((amounts[row]?.[column] ?? 0) === 0) return []
      const question = clockQuestionOf({ ...hoursOn(line, daysLater(first, day)), timeZone })
      return question ? [{ ...question, row, column }] : []
    }),
  )

/** Positions as a template keeps them from now on: those that want somebody, from its first day on. */
export function linesFrom(lines: readonly Line[], { columns, amounts }: Matrix): Line[] {
  const begin = columns.find((_, column) => amounts.some(of => (of[column] ?? 0) > 0))?.day ?? 0
  return lines.flatMap((line, row) => {
    const places = columns.flatMap(({ day, like }, column) => {
      const amountOfRows = amounts[row]?.[column] ?? 0
      return amountOfRows > 0 ? [{ day: day - begin, crewName: crewNameOf(lines, line, like), amountOfRows }] : []
    })
    return places.length ? [{ ...line, places }] : []
  })
}
