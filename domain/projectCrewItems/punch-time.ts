/** A device's two clocks at one moment. `monotonic` counts ms within one page life and never jumps. */
export interface ClockReading {
  deviceTime: number
  pageLife: string
  monotonic: number
}

export interface PunchReading extends ClockReading {
  /** Server minus device, in ms, at the contact before the punch; null when there was none. */
  offsetBefore: number | null
  /** The clocks at the moment the punch was sent. */
  sent: ClockReading
  /** Server time of its arrival, ms. */
  serverNow: number
}

/** When it happened, server time in ms. Not exact means: somewhere from `from` to `to`, and the chief is asked. */
export interface PunchTime {
  from: number
  to: number
  exact: boolean
  flagged: boolean
}

/** Milliseconds two clocks may differ and still agree. Decision 15. */
export const clockTolerance = 2_000
const agree = (a: number, b: number) => Math.abs(a - b) <= clockTolerance

/**
 * When a punch happened. In this order (decision 15):
 * 1. same page life and both clocks ran alike since: the monotonic distance back from the server's now, exact;
 * 2. the device's offset is the same before and after: device time plus offset, exact;
 * 3. the live page saw the clock being set, and that step is the whole difference of the offsets: the punch belongs to
 *    the side before the step, device time plus the offset before, exact;
 * 4. otherwise the range of what is possible, flagged. Nothing is ever later than the server's now.
 */
export function punchTime(punch: PunchReading): PunchTime {
  const { deviceTime, sent, serverNow, offsetBefore } = punch
  const exactly = (at: number): PunchTime => {
    const time = Math.min(at, serverNow)
    return { from: time, to: time, exact: true, flagged: false }
  }
  const ranMonotonic = sent.monotonic - punch.monotonic
  const samePage = sent.pageLife === punch.pageLife && ranMonotonic >= 0
  const step = sent.deviceTime - deviceTime - ranMonotonic
  if (samePage && agree(step, 0)) return exactly(serverNow - ranMonotonic)

  const offsetAfter = serverNow - sent.deviceTime
  if (offsetBefore !== null && agree(offsetBefore, offsetAfter)) return exactly(deviceTime + offsetAfter)
  if (offsetBefore !== null && samePage && agree(offsetBefore - offsetAfter, step))
    return exactly(deviceTime + offsetBefore)

  const possible = [deviceTime + offsetAfter]
  if (offsetBefore !== null) possible.push(deviceTime + offsetBefore)
  if (samePage) possible.push(serverNow - ranMonotonic)
  const [from, to] = [Math.min(...possible), Math.max(...possible)]
  return { from: Math.min(from, serverNow), to: Math.min(to, serverNow), exact: false, flagged: true }
}
