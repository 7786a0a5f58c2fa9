import { Temporal } from 'temporal-polyfill'
import { nearCall } from '../near-call.ts'
import type { QuietHours } from './quiet-span.ts'

/**
 * Until when a message waits for the morning; null: it may ring now. `callAt`: of the shift it is about, ms since 1970;
 * `quiet`: null where the agency has none.
 */
export function quietUntil(
  now: number,
  timeZone: string,
  callAt: number | null,
  quiet: QuietHours | null,
): number | null {
  if (quiet === null || (callAt !== null && callAt - now <= nearCall)) return null
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone)
  const { from, to } = quiet
  const [begun, over] = [local.hour >= from, local.hour >= to]
  if (from < to ? !begun || over : !begun && over) return null
  const day = over ? local.toPlainDate().add({ days: 1 }) : local.toPlainDate()
  return day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from({ hour: to }) }).epochMilliseconds
}
