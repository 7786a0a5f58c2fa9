import { dateIn } from '../../../../domain/shift-display.ts'
import type { Words } from '../../../i18n/words.ts'
import { clockAt, deadlineWords } from '../words/shift-words.ts'

const minute = 60_000
const hour = 60 * minute
const quarter = 15 * minute
/** From now, ms. */
const aheads = [30 * minute, 2 * hour, 6 * hour, 24 * hour, 48 * hour]

/** Until when people may be asked to answer: in a while, tomorrow, a day before the shift. All of it before the shift. */
export function deadlines(words: Words, starts: string, zone: string, now: number): { value: string; label: string }[] {
  const begin = Date.parse(starts)
  const times = [...aheads.map(ahead => Math.ceil((now + ahead) / quarter) * quarter), begin - 24 * hour]
  return [...new Set(times)]
    .filter(at => at > now + 5 * minute && at < begin)
    .toSorted((a, b) => a - b)
    .map(at => ({ value: new Date(at).toISOString(), label: labelOf(words, at, zone, now) }))
}

/** "13:30", "Wed 13:30", "3 Jun 13:30". */
function labelOf(words: Words, at: number, zone: string, now: number): string {
  const day = deadlineWords(words, new Date(at).toISOString(), zone, now)
  const time = clockAt(at, zone)
  return dateIn(zone, at) === dateIn(zone, now) || day.endsWith(time) ? day : `${day} ${time}`
}
