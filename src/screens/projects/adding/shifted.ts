import { daysLater, daysUntil } from '../../../../domain/shift-display.ts'

/** The first day so many weeks from now on, or a year, on the same weekday: what a copy most often begins with. */
export function nextTime(begin: string, today: string): string {
  const year = 52 * 7
  const past = daysUntil(today, begin)
  return past <= 0 ? daysLater(begin, 7) : daysLater(begin, Math.ceil((past + 1) / year) * year)
}
