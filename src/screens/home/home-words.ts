import { dateIn } from '../../../domain/shift-display.ts'
import type { Words } from '../../i18n/words.ts'
import { dayWords, viewerZone } from '../shared/words/shift-words.ts'

/** "Morning, Jonas", by the clock on the wall where the person is. */
export function greetingWords(words: Words, name: string, now: number): string {
  const hour = new Date(now).getHours()
  const part = hour < 4 ? 'night' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : hour < 23 ? 'evening' : 'night'
  return words.t(`home.${part}`, { name })
}

/** "Wed 27 May", where the person is. */
export const todayWords = (words: Words, now: number): string => dayWords(words, dateIn(viewerZone(), now))
