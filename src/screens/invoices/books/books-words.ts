import type { Words } from '../../../i18n/words.ts'
import { taxCodes } from '../acting/invoice-head.ts'
import type { Lack } from './books.types.ts'

/** What a field of the accounts is called, wherever it is asked for or missed. */
export function fieldWords({ t }: Pick<Words, 't'>, field: Lack): string {
  const tax = taxCodes.find(code => code === field)
  return tax
    ? t('bookkeeping.sales', { tax: t(`invoiceActs.taxes.${tax}`) })
    : t(`bookkeeping.${field as Exclude<Lack, (typeof taxCodes)[number]>}`)
}
