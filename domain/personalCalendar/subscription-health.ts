import type { calendarHealths } from '../../openapi/publicCalendarSubscriptions.ts'

export type CalendarHealth = (typeof calendarHealths)[number]

const day = 86_400_000
/** Ms after which something is said of an address nobody reads; the slowest program reads once a day. */
const after = { late: 2 * day, unread: 21 * day, withdrawn: 90 * day }

/** When an address withdraws itself unless it is read, in ms. */
export const withdrawnFrom = (createdAt: number, readAt: number | null): number =>
  (readAt ?? createdAt) + after.withdrawn

export function calendarHealth(createdAt: number, readAt: number | null, now: number): CalendarHealth {
  const quiet = now - (readAt ?? createdAt)
  if (quiet > after.unread) return 'unread'
  if (quiet > after.late) return 'late'
  return readAt === null ? 'new' : 'read'
}
