import { daysUntil } from '../../../../domain/shift-display.ts'

const day = 86_400_000

/** So many days later, YYYY-MM-DD. */
export const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)

/** The first day so many weeks from now on, or a year, on the same weekday: what a copy most often begins with. */
export function nextTime(begin: string, today: string): string {
  const year = 52 * 7
  const past = daysUntil(today, begin)
  return past <= 0 ? daysLater(begin, 7) : daysLater(begin, Math.ceil((past + 1) / year) * year)
}
