const first = 5000
const most = 10 * 60_000

/** A mail nobody could be given for so long has failed. */
export const failedAfter = 3 * 86_400_000

/** Milliseconds until the next attempt: 5 s doubling to 10 min, up to a fifth less, so that mails refused at once do not come back at once. */
export const waitAfter = (attempts: number, random = Math.random()): number =>
  Math.round(Math.min(first * 2 ** Math.max(0, attempts - 1), most) * (1 - random / 5))

const longestWait = 24 * 3_600_000

/** ms, of what a service says in seconds or as a date; at most a day. */
export const waitSaid = (said: string | null): number | null => {
  if (said === null) return null
  const ms = /^\d+$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - Date.now()
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, longestWait) : null
}
