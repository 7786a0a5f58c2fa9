import { Temporal } from 'temporal-polyfill'
import { nearCall } from '../near-call.ts'

/** Wall time where the person is: nothing rings from the first to the second hour. */
export const quietHours = { from: 22, to: 5 } as const

/** Until when a message waits for the morning; null: it may ring now. `callAt`: of the shift it is about, ms since 1970. */
export function quietUntil(now: number, timeZone: string, callAt: number | null): number | null {
  if (callAt !== null && callAt - now <= nearCall) return null
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone)
  const { from, to } = quietHours
  if (local.hour < from && local.hour >= to) return null
  const day = local.hour >= from ? local.toPlainDate().add({ days: 1 }) : local.toPlainDate()
  return day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from({ hour: to }) }).epochMilliseconds
}
