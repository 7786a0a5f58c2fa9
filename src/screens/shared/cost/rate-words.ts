import { hoursText } from '../../../../domain/deliveryNotes/hours.ts'
import type { components } from '../../../client/schema.d.ts'
import type { Words } from '../../../i18n/words.ts'
import { percentWords } from './percent-words.ts'
import { dateWords } from '../words/shift-words.ts'

type Card = components['schemas']['RateCard']
type AddOns = components['schemas']['RateCardItem']['addOns']

/** "since Thu 1 Jan", "until 31 Dec", or from one to the other. */
export function validWords(words: Words, { validFrom, validTo }: Card, today: string): string {
  const year = (date: string) => (date.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const))
  const day = (date: string) => dateWords(words, date, { day: 'numeric', month: 'short', ...year(date) })
  return validTo === null
    ? words.t('rateCards.since', { from: day(validFrom) })
    : words.t('rateCards.between', { from: day(validFrom), to: day(validTo) })
}

export const reasons = ['night', 'sunday', 'holiday', 'overtime'] as const
export type Reason = (typeof reasons)[number]

/** "25 %, 22:00 – 06:00": how much is charged on top for a reason; null where nothing is. */
export function addOnWords(words: Words, addOns: AddOns, reason: Reason): string | null {
  const one = addOns[reason]
  if (one === null) return null
  const percent = percentWords(words, one.percent)
  if ('from' in one) return `${percent}, ${one.from} – ${one.to}`
  if ('afterMinutes' in one) return words.t('rateCards.after', { percent, hours: hoursText(one.afterMinutes) })
  return percent
}
