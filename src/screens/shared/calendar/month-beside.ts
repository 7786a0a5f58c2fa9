import { daysLater } from '../../../../domain/shift-display.ts'

/** The month before or after one, YYYY-MM. */
export const monthBeside = (month: string, by: 1 | -1): string =>
  daysLater(`${month}-01`, by === 1 ? 31 : -1).slice(0, 7)
