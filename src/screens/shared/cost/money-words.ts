import { digitsOf, minorOf, typedOf } from '../../../../domain/money.ts'
import type { Words } from '../../../i18n/words.ts'

type Of = Pick<Words, 'locale'>

/** "€31.50" of 3150. */
export const moneyWords = ({ locale }: Of, minor: number, currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 10 ** digitsOf(currency))

/** "€1,461.14", "−€24.00": with the true sign of what is less than nothing. */
export const signedMoney = (words: Of, minor: number, currency: string): string =>
  minor < 0 ? `−${moneyWords(words, -minor, currency)}` : moneyWords(words, minor, currency)

/** In the smallest unit; null where what was typed is no amount. */
export const typedMoney = (typed: string, currency: string): number | null => minorOf(typed, digitsOf(currency))
/** What stands in a field, with the sign of the language. */
export const moneyToType = ({ locale }: Of, minor: number, currency: string): string =>
  typedOf(minor, digitsOf(currency)).replace(
    '.',
    new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.',
  )

/** "31.50": where a column or a foot names the currency. */
export const plainMoney = ({ locale }: Of, minor: number, currency: string): string => {
  const digits = digitsOf(currency)
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    minor / 10 ** digits,
  )
}
