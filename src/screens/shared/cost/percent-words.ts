import { digitsOf } from '../../../../domain/money.ts'
import { thousandthsOf } from '../../../../domain/payrolls/pay.ts'
import type { Words } from '../../../i18n/words.ts'

/** "€8.75" of an hour at 25 %, with up to three more decimals: only what a line comes to is rounded. */
export function lineRate({ locale }: Pick<Words, 'locale'>, ratePerHour: number, percent: number, currency: string) {
  const digits = digitsOf(currency)
  return new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits + 3 },
  }).format(thousandthsOf(ratePerHour, percent) / 1000 / 10 ** digits)
}

export const percentWords = ({ locale }: Pick<Words, 'locale'>, percent: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100)
