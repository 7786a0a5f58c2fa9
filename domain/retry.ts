const firstMs = 1_000
const longestMs = 60_000

/**
 * Milliseconds before try `attempt` (0 = first repetition): 1 s doubling to 60 s. `jitter` (0 ≤ j < 1, drawn by the
 * caller) takes off up to half, so that many devices do not come back at once. Decision 2.
 */
export const backOff = (attempt: number, jitter: number): number =>
  Math.round(Math.min(longestMs, firstMs * 2 ** Math.min(Math.max(attempt, 0), 16)) * (1 - jitter / 2))
