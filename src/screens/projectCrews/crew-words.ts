import { isLate } from '../../../domain/projectCrewItems/late.ts'
import type { Words } from '../../i18n/words.ts'
import { type Shift, clockAt, nearDayWords, spanWords } from '../shared/words/shift-words.ts'

/** "just now", "2 min ago". */
export const ageWords = (words: Words, ms: number): string =>
  ms < 60_000
    ? words.t('crews.location.justNow')
    : words.t('app.ago', { time: spanWords(words, 0, ms - (ms % 60_000)) })

export interface NearChip {
  status: 'soon' | 'late' | 'checkedIn' | 'checkedOut'
  text: string
}

/**
 * Beside one's own call time: the day while it is far, "in 19 min" when it is near; once it has passed "now", on the way
 * for who has said so, else late after the agency's grace, in minutes.
 */
export function nearChip(
  words: Words,
  shift: Shift & { preCallAt: string | null },
  now: number,
  grace: number,
): NearChip {
  const starts = Date.parse(shift.starts)
  if (isLate(shift, now, grace))
    return { status: 'late', text: words.t('crews.list.lateBy', { time: spanWords(words, starts, now) }) }
  if (now >= starts)
    return {
      status: 'soon',
      text:
        shift.preCallAt === null
          ? words.t('app.now')
          : words.t('crews.list.onTheWay', { time: clockAt(shift.preCallAt, shift.timeZone) }),
    }
  const soon = starts - now < 12 * 3_600_000
  const day = nearDayWords(words, shift, now)
  if (!soon) return { status: 'soon', text: day }
  const span = words.t('app.inTime', { time: spanWords(words, now, starts) })
  // "00:10" is of the next day while it is still evening.
  return { status: 'soon', text: day === words.t('app.today') ? span : `${day}, ${span}` }
}
