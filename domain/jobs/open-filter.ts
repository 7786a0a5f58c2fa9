import { type Place, metresBetween } from '../distance.ts'

/** Kilometres an open position may be away. */
export const reaches = [10, 25, 50, 100] as const

/** What open positions are looked for: code of a function, day they start (YYYY-MM-DD), kilometres; null: any. */
export interface OpenFilter {
  role: string | null
  day: string | null
  within: (typeof reaches)[number] | null
}

export const anyOpen: OpenFilter = { role: null, day: null, within: null }
export const isFiltered = ({ role, day, within }: OpenFilter): boolean =>
  role !== null || day !== null || within !== null

/** What of a filter counts: a distance only once it is known where somebody is. */
export const inForce = (filter: OpenFilter, at: Place | null): OpenFilter =>
  at === null ? { ...filter, within: null } : filter

/** As an address has it; what makes no sense there is not asked for. */
export function openFilterOf(asked: URLSearchParams): OpenFilter {
  const day = asked.get('day')
  return {
    role: asked.get('function') || null,
    day: day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null,
    within: reaches.find(kilometres => String(kilometres) === asked.get('within')) ?? null,
  }
}

/** For an address: only what is asked for. */
export const writtenFilter = ({ role, day, within }: OpenFilter): Record<string, string> => ({
  ...(role === null ? {} : { function: role }),
  ...(day === null ? {} : { day }),
  ...(within === null ? {} : { within: String(within) }),
})

interface OpenPosition {
  function: { code: string }
  startDate: string
  location: { geoData: Place | null }
}

/** Metres from somebody to a position; null where one of the two places is not known. */
export const awayFrom = ({ location }: Pick<OpenPosition, 'location'>, at: Place | null): number | null =>
  at && location.geoData && metresBetween(at, location.geoData)

/** Distance counts as soon as it is known where somebody is (`at`); a position without a place is not within any. */
export function fitsOpenFilter(position: OpenPosition, { role, day, within }: OpenFilter, at: Place | null): boolean {
  if (role !== null && position.function.code !== role) return false
  if (day !== null && position.startDate !== day) return false
  if (within === null || at === null) return true
  const away = awayFrom(position, at)
  return away !== null && away <= within * 1_000
}
