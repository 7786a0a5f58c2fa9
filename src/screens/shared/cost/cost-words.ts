import type { Words } from '../../../i18n/words.ts'
import { moneyWords, plainMoney } from './money-words.ts'
import type { components } from '../../../client/schema.d.ts'

type Schemas = components['schemas']
type AddOns = readonly Schemas['AddOn'][]
type Amounts = Schemas['PlanningCrewItemsOverview']['amounts']

/** "31.00", without its currency: the foot of the table says that; a dash where there is no rate. */
export const figureWords = (words: Words, minor: number | null, currency: string | null): string =>
  minor === null || currency === null ? '–' : plainMoney(words, minor, currency)

type Which = 'sum' | 'addOn' | 'total'
/** Each currency after the other where there are several. */
const joined = (amounts: Amounts, which: Which, said: (minor: number, currency: string) => string) =>
  amounts.map(one => (one[which] === 0 ? '–' : said(one[which], one.currency))).join(' + ')
/** "€25,688.55" */
export const amountWords = (words: Words, amounts: Amounts, which: Which): string =>
  joined(amounts, which, (minor, currency) => moneyWords(words, minor, currency))
/** "25,688.55" */
export const plainAmounts = (words: Words, amounts: Amounts, which: Which): string =>
  joined(amounts, which, (minor, currency) => plainMoney(words, minor, currency))

/** "Night 25 %, Sunday 50 %" */
export const addOnWords = ({ t, locale }: Words, addOns: AddOns): string => {
  const percents = new Intl.NumberFormat(locale, { style: 'percent' })
  return addOns
    .map(({ reason, percent }) =>
      reason === 'minimum'
        ? t('costs.addOns.minimum')
        : t(`costs.addOns.${reason}`, { percent: percents.format(percent / 100) }),
    )
    .join(', ')
}
