import type { Words } from '../../../i18n/words.ts'
import type { Reason } from '../../../ui/Reasons/Reasons.tsx'
import { clockAt, dateWords, functionWords, spanWords } from '../../shared/shift-words.ts'
import type { Candidate, Found } from './best.types.ts'

const said = (weight: Reason['weight'], text: string): Reason => ({ key: text, weight, text })

const minute = 60_000
const span = (words: Words, minutes: number) => spanWords(words, 0, minutes * minute)
const month = (words: Words, date: string) => dateWords(words, date, { month: 'short', year: 'numeric' })

/** Free, asked elsewhere, or what stands in the way at that time. */
export function timeReasons(words: Words, { position }: Found, person: Candidate): Reason[] {
  const { t } = words
  const zone = position.timeZone
  const [starts, ends] = [Date.parse(position.starts), Date.parse(position.ends)]
  const overlapping = person.entries.filter(one => Date.parse(one.starts) < ends && Date.parse(one.ends) > starts)
  const named = (one: Candidate['entries'][number]) => ({ time: clockAt(one.starts, zone), venue: one.venue ?? '' })
  const against: Reason[] = overlapping
    .filter(({ kind }) => kind === 'job')
    .map(one => said('hard', t('bestPersons.doubleBooking', named(one))))
  if (person.hardReasons.includes('absence')) against.push(said('hard', t('bestPersons.absent')))
  if (person.rest) {
    const [rest, limit] = [span(words, person.rest.minutes), span(words, person.rest.limit)]
    against.push(said('hard', t('bestPersons.restShort', { rest, limit })))
  }
  if (person.longDay) {
    const [length, limit] = [span(words, person.longDay.minutes), span(words, person.longDay.limit)]
    against.push(said('hard', t('bestPersons.dayLong', { length, limit })))
  }
  if (against.length) return against
  const asked = overlapping.find(({ kind }) => kind === 'asked')
  if (asked) return [said('soft', t('bestPersons.asked', named(asked)))]
  if (overlapping.some(({ kind }) => kind === 'available')) return [said('good', t('bestPersons.offered'))]
  const beside = person.entries.find(
    one => one.kind === 'job' && clockDay(one.starts, zone) === clockDay(position.starts, zone),
  )
  return [said('good', beside ? t('bestPersons.freeBeside', named(beside)) : t('bestPersons.free'))]
}

const clockDay = (at: string, zone: string) => new Date(at).toLocaleDateString('en-CA', { timeZone: zone })

export function skillReason(words: Words, { position }: Found, { qualified, hardReasons }: Candidate): Reason {
  const { t } = words
  const of = functionWords(words, position.function)
  if (!qualified) return said('hard', t('bestPersons.notTheirs'))
  if (!qualified.validUntil) return said('good', of)
  const date = month(words, qualified.validUntil)
  return hardReasons.includes('expired')
    ? said('hard', t('bestPersons.ended', { function: of, date }))
    : said('good', t('bestPersons.until', { function: of, date }))
}

export function placeReasons(words: Words, person: Candidate): Reason[] {
  const { t, tn } = words
  const { timesHere, timesForClient, favourite, blocked } = person
  return [
    timesHere ? said('good', tn('bestPersons.timesHere', timesHere)) : said('soft', t('bestPersons.neverHere')),
    blocked
      ? said('hard', t(blocked.client ? 'bestPersons.blockedClient' : 'bestPersons.blockedAgency'))
      : favourite
        ? said('good', t(favourite === 'client' ? 'bestPersons.favouriteClient' : 'bestPersons.favouriteAgency'))
        : said('plain', tn('bestPersons.forClient', timesForClient)),
  ]
}

/** What speaks against somebody, in words, for the question before they are invited. */
export const against = (words: Words, found: Found, person: Candidate): string[] =>
  [...timeReasons(words, found, person), skillReason(words, found, person), ...placeReasons(words, person)]
    .filter(({ weight }) => weight === 'hard')
    .map(({ text }) => text)
