import { type Agreed, agreedNet } from '../../../../domain/invoices/agreed.ts'
import { minorOf, typedOf } from '../../../../domain/money.ts'
import { fields } from '../../../client/fields.gen.ts'
import type { Words } from '../../../i18n/words.ts'
import { moneyToType } from '../../shared/cost/money-words.ts'
import { typedAmount } from '../../shared/cost/typed-amount.ts'

/** An agreed amount as it is typed; without a quantity its price is the whole. */
export interface TypedAmount {
  text: string
  quantity: string
  unit: string
  price: string
}

export const noAmount: TypedAmount = { text: '', quantity: '', unit: '', price: '' }
const largest = fields['NewInvoice.amounts.net'].maximum
const most = fields['NewInvoice.amounts.quantity'].maximum

/** By field, what is wrong with it; what is not typed at all is left out of the invoice. */
export type WrongAmount = Partial<Record<keyof TypedAmount, true>>
export const isEmpty = ({ text, quantity, unit, price }: TypedAmount): boolean =>
  [text, quantity, unit, price].every(said => said.trim() === '')

const quantityOf = (typed: string): number | null => (typed.trim() === '' ? null : minorOf(typed, 2))

export function wrongAmount(typed: TypedAmount, currency: string): WrongAmount {
  if (isEmpty(typed)) return {}
  const price = typedAmount(typed.price, currency)
  const quantity = quantityOf(typed.quantity)
  const isCounted = typed.quantity.trim() !== ''
  const net = price === null ? null : isCounted ? agreedNet(quantity ?? 0, price) : price
  return {
    ...(typed.text.trim() === '' ? { text: true } : {}),
    ...((isCounted ? quantity === null || quantity <= 0 || quantity > most : typed.unit.trim() !== '')
      ? { quantity: true }
      : {}),
    ...(net === null || net === 0 || Math.abs(net) > largest || Math.abs(price ?? 0) > largest ? { price: true } : {}),
  }
}

/** As it is sent; what is empty or wrong is not. */
export const amountsOf = (typed: readonly TypedAmount[], currency: string): Agreed[] =>
  typed.flatMap(one => {
    if (isEmpty(one) || Object.keys(wrongAmount(one, currency)).length > 0) return []
    const quantity = quantityOf(one.quantity)
    const price = typedAmount(one.price, currency) ?? 0
    const text = one.text.trim()
    return quantity === null
      ? { text, quantity, unit: null, unitPrice: null, net: price }
      : { text, quantity, unit: one.unit.trim() || null, unitPrice: price, net: agreedNet(quantity, price) }
  })

/** As it stands in fields. */
export const typedFrom = (words: Pick<Words, 'locale'>, agreed: Agreed, currency: string): TypedAmount => ({
  text: agreed.text,
  quantity: agreed.quantity === null ? '' : typedOf(agreed.quantity, 2).replace(/\.?0+$/, ''),
  unit: agreed.unit ?? '',
  price: moneyToType(words, agreed.unitPrice ?? agreed.net, currency),
})
