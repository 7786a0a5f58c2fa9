const first = 5000
const most = 10 * 60_000

/** A mail nobody could be given for so long has failed. */
export const failedAfter = 3 * 86_400_000

/** Milliseconds until the next attempt: 5 s doubling to 10 min, up to a fifth less, so that mails refused at once do not come back at once. */
export const waitAfter = (attempts: number, random = Math.random()): number =>
  Math.round(Math.min(first * 2 ** Math.max(0, attempts - 1), most) * (1 - random / 5))
