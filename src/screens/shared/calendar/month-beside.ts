import { daysLater } from '../../../../domain/shift-display.ts'

/** The month before or after one, YYYY-MM. */
export const monthBeside = (month: string, by: 1 | -1): string =>
  daysLater(`${month}-01`, by === 1 ? 31 : -1).slice(0, 7)

/** A month as an address names it, YYYY-MM; undefined where it names none. */
export const monthAsked = (text: string | null): string | undefined => /^20\d{2}-(0[1-9]|1[0-2])$/.exec(text ?? '')?.[0]
