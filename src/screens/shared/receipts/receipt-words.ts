import type { Words } from '../../../i18n/words.ts'
import { dateWords } from '../words/shift-words.ts'
import type { Receipt, ReceiptItem } from './receipt.types.ts'

/** "Fuel", in the language that is spoken where the product knows the type. */
export const typeWords = (
  { find }: Pick<Words, 'find'>,
  { code, caption }: Pick<Receipt['type'], 'code' | 'caption'>,
) => find(`receipts.typeName.${code}`) ?? caption

export const dayOf = (words: Words, day: string) => dateWords(words, day, { day: 'numeric', month: 'short' })

/** "19 %"; none says so. */
export const rateWords = ({ t, locale }: Pick<Words, 't' | 'locale'>, { taxRate }: Pick<ReceiptItem, 'taxRate'>) =>
  taxRate === 0
    ? t('receipts.noTax')
    : new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(taxRate / 10_000)
