import { daysUntil } from '../../../../domain/shift-display.ts'
import type { Words } from '../../../i18n/words.ts'
import { dayWords } from '../../shared/words/shift-words.ts'
import type { VacationDetails } from '../to-do.types.ts'

type Days = Pick<VacationDetails['request'], 'startDate' | 'endDate'>

/** Calendar days, the first and the last among them. */
export const dayCount = ({ startDate, endDate }: Days): number => daysUntil(endDate ?? startDate, startDate) + 1

/** "Mon 15 Jun – Fri 19 Jun" */
export const vacationDays = (words: Words, { startDate, endDate }: Days, now: number): string =>
  [startDate, ...(endDate === null || endDate === startDate ? [] : [endDate])]
    .map(date => dayWords(words, date, now))
    .join(' – ')
