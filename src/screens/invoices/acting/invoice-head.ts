import type { Words } from '../../../i18n/words.ts'
import { type TypedAmount, wrongAmount } from './agreed-amounts.ts'
import type { Invoice } from '../invoice.types.ts'

export const draftTypes = ['invoice', 'partInvoice', 'finalInvoice'] as const
export const taxCodes = ['standard', 'reduced', 'zero', 'reverseCharge', 'exempt'] as const

/** What an invoice says besides its lines, as it is entered; empty: nothing. */
export interface Head {
  type: (typeof draftTypes)[number]
  clientMark: string
  reference: string
  title: string
  date: string
  due: string
  taxCode: (typeof taxCodes)[number]
}

export const headOf = ({
  type,
  clientMark,
  reference,
  title,
  date,
  due,
  taxCode,
}: Pick<Invoice, 'type' | 'clientMark' | 'reference' | 'title' | 'date' | 'due' | 'taxCode'>): Head => ({
  type: draftTypes.find(one => one === type) ?? 'invoice',
  clientMark: clientMark ?? '',
  reference: reference ?? '',
  title: title ?? '',
  date,
  due,
  taxCode,
})

export const wrongIn =
  (t: Words['t']) =>
  ({ date, due }: Head) => ({
    date: date === '' && t('invoiceActs.dayMissing'),
    due: due === '' ? t('invoiceActs.dayMissing') : due < date && t('invoiceActs.dueBefore'),
  })

/** Whether something is wrong with an agreed amount, which its fields say themselves. */
export const amountsWrong = (amounts: readonly TypedAmount[], currency: string): string | false =>
  amounts.some(one => Object.keys(wrongAmount(one, currency)).length > 0) && 'amounts'

const orNull = (text: string) => (text.trim() === '' ? null : text.trim())

/** As it is sent. */
export const bodyOf = ({ clientMark, reference, title, ...rest }: Head) => ({
  ...rest,
  clientMark: orNull(clientMark),
  reference: orNull(reference),
  title: orNull(title),
})
