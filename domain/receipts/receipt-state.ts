import type { paidWith, receiptStates } from '../../openapi/receipts.ts'

export type ReceiptState = (typeof receiptStates)[number]
export type PaidWith = (typeof paidWith)[number]

/** As it is kept; what is approved is told by who has paid. */
export type ReceiptPhase = 'draft' | 'inReview' | 'approved'

export const receiptStateOf = (phase: ReceiptPhase, paid: PaidWith): ReceiptState =>
  phase !== 'approved' ? phase : paid === 'own' ? 'paidBack' : 'companyCard'

/** What a receipt lacks before it can be handed in. */
export const handingNeeds = ['shop', 'total', 'items'] as const
export type HandingNeed = (typeof handingNeeds)[number]

interface Handed {
  shop: string | null
  total: number | null
  items: number
}

/** What is missing, in the order of the screen; nothing: it can be handed in once its sum is right. */
export const missingOf = ({ shop, total, items }: Handed): HandingNeed[] => {
  const has = { shop: shop !== null, total: total !== null, items: items > 0 }
  return handingNeeds.filter(need => !has[need])
}
