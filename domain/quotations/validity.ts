import { daysLater } from '../shift-display.ts'

/** Days a client has to answer, where nothing else is said. */
export const validDays = 14

/** The last day a quotation of a day can be accepted on; YYYY-MM-DD. */
export const validUntil = (day: string): string => daysLater(day, validDays)
