import type { Words } from '../../../i18n/words.ts'
import { clockAt, dateWords, functionWords, spanWords } from '../../shared/shift-words.ts'
import type { Candidate, Found } from './best.types.ts'

/** How something speaks: for somebody, to be looked at, against them; or it is only said. */
export type Tone = 'good' | 'wait' | 'bad' | 'plain'
export interface Reason {
  tone: Tone
  text: string
}

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
  const against: Reason[] = [
    ...overlapping
      .filter(({ kind }) => kind === 'job')
      .map(one => ({ tone: 'bad' as const, text: t('bestPersons.doubleBooking', named(one)) })),
    ...(person.hardReasons.includes('absence') ? [{ tone: 'bad' as const, text: t('bestPersons.absent') }] : []),
    ...(person.rest
      ? [
          {
            tone: 'bad' as const,
            text: t('bestPersons.restShort', {
              rest: span(words, person.rest.minutes),
              limit: span(words, person.rest.limit),
            }),
          },
        ]
      : []),
    ...(person.longDay
      ? [
          {
            tone: 'bad' as const,
            text: t('bestPersons.dayLong', {
              length: span(words, person.longDay.minutes),
              limit: span(words, person.longDay.limit),
            }),
          },
        ]
      : []),
  ]
  if (against.length) return against
  const asked = overlapping.find(({ kind }) => kind === 'asked')
  if (asked) return [{ tone: 'wait', text: t('bestPersons.asked', named(asked)) }]
  if (overlapping.some(({ kind }) => kind === 'available')) return [{ tone: 'good', text: t('bestPersons.offered') }]
  const beside = person.entries.find(
    one => one.kind === 'job' && clockDay(one.starts, zone) === clockDay(position.starts, zone),
  )
  return [{ tone: 'good', text: beside ? t('bestPersons.freeBeside', named(beside)) : t('bestPersons.free') }]
}

const clockDay = (at: string, zone: string) => new Date(at).toLocaleDateString('en-CA', { timeZone: zone })

export function skillReason(words: Words, { position }: Found, { qualified, hardReasons }: Candidate): Reason {
  const { t } = words
  const of = functionWords(words, position.function)
  if (!qualified) return { tone: 'bad', text: t('bestPersons.notTheirs') }
  if (!qualified.validUntil) return { tone: 'good', text: of }
  const date = month(words, qualified.validUntil)
  return hardReasons.includes('expired')
    ? { tone: 'bad', text: t('bestPersons.ended', { function: of, date }) }
    : { tone: 'good', text: t('bestPersons.until', { function: of, date }) }
}

export function placeReasons(words: Words, person: Candidate): Reason[] {
  const { t, tn } = words
  const { timesHere, timesForClient, favourite, blocked } = person
  return [
    timesHere
      ? { tone: 'good', text: tn('bestPersons.timesHere', timesHere) }
      : { tone: 'wait', text: t('bestPersons.neverHere') },
    blocked
      ? { tone: 'bad', text: t(blocked.client ? 'bestPersons.blockedClient' : 'bestPersons.blockedAgency') }
      : favourite
        ? {
            tone: 'good',
            text: t(favourite === 'client' ? 'bestPersons.favouriteClient' : 'bestPersons.favouriteAgency'),
          }
        : { tone: 'plain', text: tn('bestPersons.forClient', timesForClient) },
  ]
}

/** What speaks against somebody, in words, for the question before they are invited. */
export const against = (words: Words, found: Found, person: Candidate): string[] =>
  [...timeReasons(words, found, person), skillReason(words, found, person), ...placeReasons(words, person)]
    .filter(({ tone }) => tone === 'bad')
    .map(({ text }) => text)
