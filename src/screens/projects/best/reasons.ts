import type { Words } from '../../../i18n/words.ts'
import type { Reason } from '../../../ui/Reasons/Reasons.tsx'
import { clientReason, reason, skillReason, venueReason } from '../../shared/job/person-words.ts'
import { clockAt, spanWords } from '../../shared/words/shift-words.ts'
import type { Candidate, Found } from './best.types.ts'

const minute = 60_000
const span = (words: Words, minutes: number) => spanWords(words, 0, minutes * minute)

/** Free, asked elsewhere, or what stands in the way at that time. */
export function timeReasons(words: Words, { position }: Found, person: Candidate): Reason[] {
  const { t } = words
  const zone = position.timeZone
  const [starts, ends] = [Date.parse(position.starts), Date.parse(position.ends)]
  const overlapping = person.entries.filter(one => Date.parse(one.starts) < ends && Date.parse(one.ends) > starts)
  const named = (one: Candidate['entries'][number]) => ({ time: clockAt(one.starts, zone), venue: one.venue ?? '' })
  const against: Reason[] = overlapping
    .filter(({ kind }) => kind === 'job')
    .map(one => reason('hard', t('bestPersons.doubleBooking', named(one))))
  if (person.hardReasons.includes('absence')) against.push(reason('hard', t('bestPersons.absent')))
  if (person.rest) {
    const [rest, limit] = [span(words, person.rest.minutes), span(words, person.rest.limit)]
    against.push(reason('hard', t('bestPersons.restShort', { rest, limit })))
  }
  if (person.longDay) {
    const [length, limit] = [span(words, person.longDay.minutes), span(words, person.longDay.limit)]
    against.push(reason('hard', t('bestPersons.dayLong', { length, limit })))
  }
  if (against.length) return against
  const asked = overlapping.find(({ kind }) => kind === 'asked')
  if (asked) return [reason('soft', t('bestPersons.asked', named(asked)))]
  if (overlapping.some(({ kind }) => kind === 'available')) return [reason('good', t('bestPersons.offered'))]
  const beside = person.entries.find(
    one => one.kind === 'job' && clockDay(one.starts, zone) === clockDay(position.starts, zone),
  )
  return [reason('good', beside ? t('bestPersons.freeBeside', named(beside)) : t('bestPersons.free'))]
}

const clockDay = (at: string, zone: string) => new Date(at).toLocaleDateString('en-CA', { timeZone: zone })

export const skillOf = (words: Words, { position }: Found, person: Candidate): Reason =>
  skillReason(words, position.function, { ...person, ended: person.hardReasons.includes('expired') })

export const placeReasons = (words: Words, person: Candidate): Reason[] => [
  venueReason(words, person),
  person.blocked
    ? reason('hard', words.t(person.blocked.client ? 'bestPersons.blockedClient' : 'bestPersons.blockedAgency'))
    : clientReason(words, person),
]

/** What speaks against somebody, in words, for the question before they are invited. */
export const against = (words: Words, found: Found, person: Candidate): string[] =>
  [...timeReasons(words, found, person), skillOf(words, found, person), ...placeReasons(words, person)]
    .filter(({ weight }) => weight === 'hard')
    .map(({ text }) => text)
