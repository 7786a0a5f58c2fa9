import type { bestCriteria, bestMethods, hardReasons } from '../../openapi/bestPersons.ts'
import type { Availability } from '../projectCrewItems/availability.ts'

export type BestMethod = (typeof bestMethods)[number]
export type Criterion = (typeof bestCriteria)[number]
export type HardReason = (typeof hardReasons)[number]

/** What is known of somebody with regard to one position. Minutes, metres, hundredths of the currency. */
export interface Fit {
  id: string
  name: string
  /** Last day of the proof for the function (YYYY-MM-DD); null: without an end; absent: they do not do it. */
  validUntil?: string | null | undefined
  /** Places held at the time of the shift. */
  overlaps: number
  /** Blocked dates and vacation in that time. */
  absences: number
  /** Rest before or after would be too short; the day would be too long. */
  restTooShort: boolean
  dayTooLong: boolean
  blocked: boolean
  favourite: 'client' | 'agency' | null
  timesHere: number
  timesForClient: number
  /** Mean, 1 to 5. */
  rating: number | null
  /** In the week of the shift, with it. */
  weekMinutes: number
  quotaMinutes: number | null
  distance: number | null
  hourlyRate: number | null
}

/** What their days say of them. */
export const availabilityFacts = ({ overlaps, keptFree, warnings }: Availability<unknown, unknown>) => ({
  overlaps: overlaps.length,
  absences: keptFree.length,
  restTooShort: warnings.some(({ kind }) => kind === 'rest'),
  dayTooLong: warnings.some(({ kind }) => kind === 'day'),
})

/** How much each thing counts. Musts order nobody: whoever fails one stands below. */
export const weights: readonly { criterion: Criterion; weight: number; must: boolean }[] = [
  { criterion: 'qualified', weight: 5, must: true },
  { criterion: 'free', weight: 5, must: true },
  { criterion: 'wish', weight: 4, must: false },
  { criterion: 'venue', weight: 3, must: false },
  { criterion: 'travel', weight: 3, must: false },
  { criterion: 'hours', weight: 2, must: false },
  { criterion: 'rating', weight: 2, must: false },
  { criterion: 'cost', weight: 1, must: false },
]

/** Why somebody stands below, in the order of the contract. `lastDay`: the day on which the shift ends. */
export const reasonsAgainst = (fit: Fit, lastDay: string): HardReason[] => [
  ...(fit.validUntil === undefined ? (['function'] as const) : []),
  ...(typeof fit.validUntil === 'string' && fit.validUntil < lastDay ? (['expired'] as const) : []),
  ...(fit.overlaps > 0 ? (['doubleBooking'] as const) : []),
  ...(fit.absences > 0 ? (['absence'] as const) : []),
  ...(fit.restTooShort ? (['rest'] as const) : []),
  ...(fit.dayTooLong ? (['day'] as const) : []),
  ...(fit.blocked ? (['blocked'] as const) : []),
]

const within = (value: number) => Math.max(0, Math.min(1000, Math.round(value)))
/** Where nothing is known, neither the best nor the worst is taken for granted. */
const unknown = 500
const wholeWeek = 40 * 60

/** Each thing in thousandths, more is better. Whole numbers, so that the same input gives the same order anywhere. */
const marks: Record<Exclude<Criterion, 'qualified' | 'free'>, (fit: Fit) => number> = {
  wish: ({ favourite }) => (favourite === 'client' ? 1000 : favourite === 'agency' ? 600 : 0),
  venue: ({ timesHere, timesForClient }) =>
    within(Math.min(timesHere, 20) * 35) + within(Math.min(timesForClient, 20) * 15),
  // 50 km and more are all the same far.
  travel: ({ distance }) => (distance === null ? unknown : within(1000 - distance / 50)),
  // Full marks up to four fifths of what was agreed, none from a fifth above it on.
  hours: ({ weekMinutes, quotaMinutes }) =>
    within(1000 - ((weekMinutes / (quotaMinutes || wholeWeek)) * 1000 - 800) * 2.5),
  rating: ({ rating }) => (rating === null ? unknown : within((rating - 1) * 250)),
  cost: ({ hourlyRate }) => (hourlyRate === null ? unknown : within(1000 - hourlyRate / 10)),
}

/** What somebody weighs by the table above; more is better. */
export const scoreOf = (fit: Fit): number =>
  weights.reduce(
    (sum, { criterion, weight }) =>
      criterion === 'qualified' || criterion === 'free' ? sum : sum + weight * marks[criterion](fit),
    0,
  )

const far = Number.MAX_SAFE_INTEGER
/** What a method asks first, less is better; whom it finds alike, the weights tell apart. */
const first: Record<BestMethod, (fit: Fit) => readonly number[]> = {
  bestMatch: () => [],
  nearest: ({ distance }) => [distance ?? far],
  experience: ({ timesHere, timesForClient }) => [-timesHere, -timesForClient],
  fewestHours: ({ weekMinutes }) => [weekMinutes],
  clientFavourite: ({ favourite }) => [favourite === 'client' ? 0 : favourite === 'agency' ? 1 : 2],
}

/** What a method looks at first, in thousandths; `bestMatch` looks at all by their weights. */
const looksAt: Partial<Record<BestMethod, (fit: Fit) => number>> = {
  nearest: marks.travel,
  experience: marks.venue,
  fewestHours: marks.hours,
  clientFavourite: marks.wish,
}
const wholeWeight = weights.reduce((sum, { weight, must }) => (must ? sum : sum + weight), 0)

/** What somebody is worth at a position where many are weighed together: whole, 1 to 11,001, the method before the rest. */
export const worthOf = (fit: Fit, method: BestMethod): number =>
  1 + Math.round(scoreOf(fit) / wholeWeight) + 10 * (looksAt[method]?.(fit) ?? 0)

export interface Ranked<F extends Fit> {
  fit: F
  /** Empty: nothing stands in the way. */
  reasons: HardReason[]
}

/**
 * Everybody, best first: those with a hard reason after all others, each group by the method, then by weight, then by
 * name and id. The order does not hang on that of the input.
 */
export function ranked<F extends Fit>(fits: readonly F[], method: BestMethod, lastDay: string): Ranked<F>[] {
  const judged = fits.map(fit => {
    const reasons = reasonsAgainst(fit, lastDay)
    return { fit, reasons, keys: [reasons.length ? 1 : 0, ...first[method](fit), -scoreOf(fit)] }
  })
  judged.sort((a, b) => {
    for (const [at, key] of a.keys.entries()) {
      const other = b.keys[at] ?? 0
      if (key !== other) return key - other
    }
    return byText(a.fit.name, b.fit.name) || byText(a.fit.id, b.fit.id)
  })
  return judged.map(({ fit, reasons }) => ({ fit, reasons }))
}

/** By code point: no language of a reader or machine changes it. */
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
