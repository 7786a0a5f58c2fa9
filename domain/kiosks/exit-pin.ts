/** Wrong exit PINs before a pause, and how long it lasts in ms. Decision 24. */
const triesAtMost = 5
const pauseMs = 15 * 60_000

/** Tries at leaving a kiosk; kept on the device, so that a reload does not give new ones. */
export interface ExitTries {
  wrong: number
  /** Until when nobody may try, in ms of the device; null: now. */
  pausedUntil: number | null
}

export type ExitAnswer = { kind: 'right' } | { kind: 'wrong'; left: number } | { kind: 'paused'; until: number }

export const noTries: ExitTries = { wrong: 0, pausedUntil: null }

/** The pause that is on at `now`, if one is. A clock set far back does not prolong it beyond its length. */
export const pauseAt = ({ pausedUntil }: ExitTries, now: number): number | null =>
  pausedUntil !== null && now < pausedUntil ? Math.min(pausedUntil, now + pauseMs) : null

/** What a try makes of it: what is kept, and what is said. Never asked while there is a pause. */
export function afterTry(tries: ExitTries, right: boolean, now: number): { tries: ExitTries; answer: ExitAnswer } {
  if (right) return { tries: noTries, answer: { kind: 'right' } }
  const wrong = tries.wrong + 1
  if (wrong < triesAtMost)
    return { tries: { wrong, pausedUntil: null }, answer: { kind: 'wrong', left: triesAtMost - wrong } }
  const until = now + pauseMs
  return { tries: { wrong: 0, pausedUntil: until }, answer: { kind: 'paused', until } }
}
