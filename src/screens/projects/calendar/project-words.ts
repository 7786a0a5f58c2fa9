import type { Words } from '../../../i18n/words.ts'
import { missingOf } from '../../shared/missing-places.ts'
import { clockAt, dayWords, viewerZone } from '../../shared/words/shift-words.ts'
import { dateIn } from '../../../../domain/shift-display.ts'
import type { CalendarProject } from './calendar.types.ts'

/** "Wed 27 May – Sat 30 May". */
export const daysOf = (words: Words, { beginDate, endDate }: CalendarProject): string =>
  beginDate === endDate ? dayWords(words, beginDate) : `${dayWords(words, beginDate)} – ${dayWords(words, endDate)}`

/** "70 of 91, 11 requested, 10 missing". */
export function placesSaid({ t, tn }: Words, { places }: CalendarProject): string {
  const { amount, filled, requested } = places
  const missing = missingOf(places)
  return [
    t('projectCalendar.ofPlaces', { filled, amount }),
    ...(requested > 0 ? [tn('projectCalendar.asked', requested)] : []),
    ...(missing > 0 ? [tn('projectCalendar.missing', missing)] : []),
  ].join(', ')
}

/** The second line of a bar, with the place where it is roomy: how far it is filled, or who asked for it when. */
export function subOf(words: Words, project: CalendarProject, roomy: boolean): string {
  const { status, places, requestedAt, company, location } = project
  if (status === 'confirmed') {
    const { filled, amount } = places
    const said = words.t('projectCalendar.ofPlaces', { filled, amount })
    return roomy ? `${said}, ${location.name}` : said
  }
  if (status === 'requested' && requestedAt)
    return `${company.name}, ${dayWords(words, dateIn(viewerZone(), Date.parse(requestedAt)))}`
  return company.name
}

/** "First call 06:30, Mon 15 Jun". */
export function callSaid(words: Words, { firstCall }: CalendarProject): string | null {
  if (!firstCall) return null
  const { starts, timeZone } = firstCall
  const day = dayWords(words, dateIn(timeZone, Date.parse(starts)))
  return words.t('projectCalendar.firstCall', { time: clockAt(starts, timeZone), day })
}
