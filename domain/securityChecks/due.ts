const hour = 3_600_000
/** Ms before a shift from which its check is at hand, and after its beginning until when whoever comes later signs. */
const before = 2 * hour
const after = 12 * hour

interface Due {
  starts: string
}

/** Checks that are to be made now, or were just made; in their order. */
export const atHand = <D extends Due>(checks: readonly D[], now: number): D[] =>
  checks.filter(({ starts }) => Date.parse(starts) - before <= now && now < Date.parse(starts) + after)
