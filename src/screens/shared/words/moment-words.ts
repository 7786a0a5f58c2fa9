import { dateIn } from '../../../../domain/shift-display.ts'
import type { Words } from '../../../i18n/words.ts'
import { clockAt, dayWords } from './shift-words.ts'

/** "Wed 27 May, 14:32", at the venue. */
export const momentWords = (words: Words, at: string, zone: string): string =>
  `${dayWords(words, dateIn(zone, Date.parse(at)))}, ${clockAt(at, zone)}`
