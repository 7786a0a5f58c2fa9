import type { components } from '../../../client/schema.d.ts'
import type { Words } from '../../../i18n/words.ts'
import type { Reason } from '../../../ui/Reasons/Reasons.tsx'
import { metresWords } from '../words/metres-words.ts'
import { dateWords, functionWords } from '../words/shift-words.ts'

type Person = components['schemas']['BestPerson']
type Function = components['schemas']['FillPosition']['function']

export const reason = (weight: Reason['weight'], text: string): Reason => ({ key: text, weight, text })

/** Whether they can do it, and until when that is proven. */
export function skillReason(
  words: Words,
  of: Function,
  { qualified, ended }: Pick<Person, 'qualified'> & { /** The proof ends before the shift does. */ ended: boolean },
): Reason {
  const { t } = words
  if (!qualified) return reason('hard', t('bestPersons.notTheirs'))
  const name = functionWords(words, of)
  if (!qualified.validUntil) return reason('good', name)
  const date = dateWords(words, qualified.validUntil, { month: 'short', year: 'numeric' })
  return ended
    ? reason('hard', t('bestPersons.ended', { function: name, date }))
    : reason('good', t('bestPersons.until', { function: name, date }))
}

/** How often they worked at the venue. */
export const venueReason = ({ t, tn }: Words, { timesHere }: Pick<Person, 'timesHere'>): Reason =>
  timesHere ? reason('good', tn('bestPersons.timesHere', timesHere)) : reason('soft', t('bestPersons.neverHere'))

/** Whose favourite they are, or else how often they worked for the client. */
export const clientReason = (
  { t, tn }: Words,
  { favourite, timesForClient }: Pick<Person, 'favourite' | 'timesForClient'>,
): Reason =>
  favourite
    ? reason('good', t(favourite === 'client' ? 'bestPersons.favouriteClient' : 'bestPersons.favouriteAgency'))
    : reason('plain', tn('bestPersons.forClient', timesForClient))

type Rated = Pick<Person, 'rating' | 'ratings'>
/** "4.6"; null: nobody has rated them. */
export const rateWords = ({ locale }: Words, { rating }: Rated): string | null =>
  rating === null
    ? null
    : new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating)

/** "4.6 (31 ratings)". */
export function ratingWords(words: Words, rated: Rated): string {
  const rate = rateWords(words, rated)
  return rate === null ? words.t('bestPersons.noRating') : `${rate} (${words.tn('bestPersons.ratings', rated.ratings)})`
}

export const wayWords = (words: Words, { distance }: Pick<Person, 'distance'>): string =>
  distance === null ? words.t('bestPersons.wayUnknown') : metresWords(words, distance)

type Week = Pick<Person, 'weekMinutes' | 'quotaMinutes'>
/** "24 of 40 h". */
export function weekWords({ t, locale }: Words, { weekMinutes, quotaMinutes }: Week): string {
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const hours = count.format(weekMinutes / 60)
  return quotaMinutes === null
    ? t('bestPersons.weekOpen', { hours })
    : t('bestPersons.week', { hours, quota: count.format(quotaMinutes / 60) })
}
export const isOver = ({ weekMinutes, quotaMinutes }: Week): boolean =>
  quotaMinutes !== null && weekMinutes > quotaMinutes
