import { hoursText } from '../../../../domain/deliveryNotes/hours.ts'
import { digitsOf } from '../../../../domain/money.ts'
import { thousandthsOf } from '../../../../domain/payrolls/pay.ts'
import type { components } from '../../../client/schema.d.ts'
import type { Words } from '../../../i18n/words.ts'
import { dateWords } from '../shift-words.ts'

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

/** "€8.75" of an hour at 25 %, with up to three more decimals: only what a line comes to is rounded. */
export function lineRate({ locale }: Pick<Words, 'locale'>, ratePerHour: number, percent: number, currency: string) {
  const digits = digitsOf(currency)
  return new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits + 3 },
  }).format(thousandthsOf(ratePerHour, percent) / 1000 / 10 ** digits)
}

export const percentWords = ({ locale }: Pick<Words, 'locale'>, percent: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100)

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
