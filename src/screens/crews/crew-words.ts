import type { Words } from '../../i18n/words.ts'
import { type Shift, nearDayWords, spanWords } from '../shared/shift-words.ts'

/** "just now", "2 min ago". */
export const ageWords = (words: Words, ms: number): string =>
  ms < 60_000
    ? words.t('crews.location.justNow')
    : words.t('app.ago', { time: spanWords(words, 0, ms - (ms % 60_000)) })

export function metresWords(words: Words, metres: number): string {
  if (metres >= 1_000) {
    const count = new Intl.NumberFormat(words.locale, { maximumFractionDigits: metres < 10_000 ? 1 : 0 })
    return words.t('app.kilometres', { count: count.format(metres / 1_000) })
  }
  return words.t('app.metres', { count: metres < 100 ? Math.round(metres) : Math.round(metres / 10) * 10 })
}

export interface NearChip {
  status: 'soon' | 'late' | 'checkedIn' | 'checkedOut'
  text: string
}

/** Beside a call time: the day while it is far, "in 19 min" when it is near, late once it has passed. */
export function nearChip(words: Words, shift: Shift, now: number): NearChip | null {
  const starts = Date.parse(shift.starts)
  if (now >= starts)
    return { status: 'late', text: words.t('crews.list.lateBy', { time: spanWords(words, starts, now) }) }
  const soon = starts - now < 12 * 3_600_000
  if (soon) return { status: 'soon', text: words.t('app.inTime', { time: spanWords(words, now, starts) }) }
  return { status: 'soon', text: nearDayWords(words, shift, now) }
}
