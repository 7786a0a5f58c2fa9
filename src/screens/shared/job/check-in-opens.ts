import { dayToName } from '../../../../domain/shift-display.ts'
import type { Words } from '../../../i18n/words.ts'
import { clockOnDay } from '../words/shift-words.ts'

/** "Check-in opens at 05:00.", "Check-in opens tomorrow 05:00." */
export const opensWords = (words: Words, at: number, zone: string, now: number): string =>
  words.t(dayToName(at, zone, now) === 'today' ? 'jobs.job.checkInOpens' : 'jobs.job.checkInOpensOn', {
    time: clockOnDay(words, at, zone, now),
  })
