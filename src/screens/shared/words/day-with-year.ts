import type { Words } from '../../../i18n/words.ts'
import { dateWords } from './shift-words.ts'

/** "28 May 2026", of a date of the calendar. */
export const dayWithYear = (words: Words, date: string): string =>
  dateWords(words, date, { day: 'numeric', month: 'short', year: 'numeric' })
