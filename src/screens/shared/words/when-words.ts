import { dateIn, dayToName } from '../../../../domain/shift-display.ts'
import type { Words } from '../../../i18n/words.ts'
import { clockAt, dayWords } from './shift-words.ts'

const begin = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** "07:12", "Yesterday 18:20", "Mon 25 May": as much as is needed to find it again. */
export function whenWords(words: Words, at: string, zone: string, now: number): string {
  const moment = Date.parse(at)
  const day = dayToName(moment, zone, now)
  if (day === 'today') return clockAt(at, zone)
  return day === 'yesterday'
    ? `${begin(words.t('app.yesterday'))} ${clockAt(at, zone)}`
    : dayWords(words, dateIn(zone, moment), now)
}
