import type { VacationDetails } from '../to-do.types.ts'

/** What can still be said to a request; what was approved and has begun is a fact. `now` in ms. */
export function mayAnswer({ status, starts }: Pick<VacationDetails['request'], 'status' | 'starts'>, now: number) {
  const isFact = status === 'approved' && Date.parse(starts) <= now
  return { approve: status !== 'approved', decline: status !== 'declined' && !isFact }
}
