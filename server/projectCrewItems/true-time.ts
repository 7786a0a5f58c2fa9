import { punchTime } from '../../domain/projectCrewItems/punch-time.ts'
import { millis } from '../wire.ts'

interface Clocks {
  deviceTime: string
  pageLife: string
  monotonic: number
}

/** What a device says about when something was made and sent. */
export interface Readings {
  made?: Clocks | undefined
  sent?: Clocks | undefined
  offsetBefore?: number | null | undefined
}

/** A device whose clock has lost its battery reckons from 1970, and offsets may be as wrong: nobody acted before this. */
const earliest = Date.UTC(2000, 0, 1)

/** True time (ms) as far as it can be known; without readings of the device it is now. Decision 15. */
export function trueTime(now: Date, { made, sent, offsetBefore }: Readings) {
  const serverNow = now.getTime()
  if (!made) return { from: serverNow, to: serverNow, exact: true, flagged: false }
  const reading = { ...made, deviceTime: millis(made.deviceTime) }
  const sending = sent ? { ...sent, deviceTime: millis(sent.deviceTime) } : reading
  const time = punchTime({ ...reading, offsetBefore: offsetBefore ?? null, sent: sending, serverNow })
  const to = Math.max(time.to, earliest)
  // Stored as a range, for a range of no length is what an exact time looks like.
  return { ...time, from: Math.max(earliest - 1, time.exact ? to : Math.min(time.from, to - 1)), to }
}
