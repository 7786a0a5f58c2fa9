/** What stands in a calendar: first and last day, counted from the first that is shown; they may reach beyond it. */
export interface Span {
  from: number
  to: number
}
/** Where the words of a bar stand: in it, or beside it where it is too short for them. */
export type Words = 'inside' | 'right' | 'left'
export type Placed<S extends Span> = S & { lane: number; words: Words }

/** `shortest`: days up to which a bar has its words beside it; `beside`: days they take there. */
export interface Room {
  days: number
  shortest: number
  beside: number
}

/**
 * Each span in the first lane that has room for it and its words, in the order of their first days; `lanes` is how many
 * they take. What lies outside the days is left out.
 */
export function packed<S extends Span>(spans: readonly S[], { days, shortest, beside }: Room) {
  /** By lane, the first day that is free. */
  const free: number[] = []
  const placed = spans
    .filter(({ from, to }) => to >= 0 && from < days)
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
    .map((span): Placed<S> => {
      const [first, last] = [Math.max(0, span.from), Math.min(days - 1, span.to)]
      const words = last - first + 1 > shortest ? 'inside' : last + beside < days ? 'right' : 'left'
      const begin = words === 'left' ? Math.max(0, first - beside) : first
      const found = free.findIndex(day => day <= begin)
      const lane = found < 0 ? free.length : found
      free[lane] = words === 'right' ? last + beside + 1 : last + 1
      return { ...span, lane, words }
    })
  return { placed, lanes: free.length }
}

/** Which bar an arrow leads to: along the time, or to the nearest one in a lane above or below. */
export function stepFrom<S extends Span & { lane: number }>(
  all: readonly S[],
  at: S,
  key: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown',
): S | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const own = all.filter(({ lane }) => lane === at.lane).toSorted((a, b) => a.from - b.from)
    return own[own.indexOf(at) + (key === 'ArrowRight' ? 1 : -1)]
  }
  const beyond = all.filter(({ lane }) => (key === 'ArrowDown' ? lane > at.lane : lane < at.lane))
  const away = ({ lane, from }: S) => Math.abs(lane - at.lane) * 1000 + Math.abs(from - at.from)
  return beyond.toSorted((a, b) => away(a) - away(b))[0]
}

const dayMs = 86_400_000

/** The number of the week a day is in, as ISO 8601 counts; YYYY-MM-DD. */
export function weekOf(date: string): number {
  const at = Date.parse(`${date}T00:00:00Z`)
  const thursday = at + (3 - ((new Date(at).getUTCDay() + 6) % 7)) * dayMs
  const first = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1)
  return Math.floor((thursday - first) / (7 * dayMs)) + 1
}
