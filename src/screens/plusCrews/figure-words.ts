import { bonusType, requiredTypes } from '../../../domain/plusCrews/plus-crew-month.ts'
import type { Decimal } from '../../../domain/plusCrews/pasted-numbers.ts'
import type { Words } from '../../i18n/words.ts'
import type { ValueType } from './data.types.ts'

/** The decimal sign that is usual in the language. */
export const usualDecimal = ({ locale }: Pick<Words, 'locale'>): Decimal =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'

/** "1,234.50": amounts with two decimals, hours with as many as they have. */
export function figureFormat(words: Words, unit: ValueType['unit']): (value: number) => string {
  const least = unit === 'hours' ? 0 : 2
  const format = new Intl.NumberFormat(words.locale, { minimumFractionDigits: least, maximumFractionDigits: 2 })
  return value => format.format(value)
}

/** As it is edited and copied into a spreadsheet: without thousands. */
export function plainFigure(words: Words, value: number): string {
  return String(value).replace('.', usualDecimal(words))
}

export const money = (words: Words, currency: string, value: number): string =>
  new Intl.NumberFormat(words.locale, { style: 'currency', currency }).format(value)

/** "€", or "h". */
export function unitWords(words: Words, { unit }: Pick<ValueType, 'unit'>, currency: string): string {
  if (unit === 'hours') return words.t('plusCrewValues.unitHours')
  const parts = new Intl.NumberFormat(words.locale, { style: 'currency', currency }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

/** What is counted of every plus crew has a name in every language; what an agency adds keeps its own. */
export function typeWords(words: Words, { caption }: Pick<ValueType, 'caption'>): string {
  const known = { ...requiredTypes, bonus: bonusType }
  const key = (Object.keys(known) as (keyof typeof known)[]).find(each => known[each] === caption.trim())
  return key ? words.t(`plusCrewValues.type.${key}`) : caption
}
