import type { components } from '../../../client/schema.d.ts'

export type Payments = components['schemas']['PayrollPayments']
export type Payment = Payments['payments'][number]
export type Payer = Payments['companies'][number]

/** What the list can be narrowed to. */
export const shown = ['toPay', 'leftOut', 'sent', 'returned'] as const
export type Shown = (typeof shown)[number]

export const shownOf = ({ state, fate }: Payment): Shown => {
  if (state === 'returned') return 'returned'
  if (state === 'executed') return 'sent'
  return fate === 'payable' ? 'toPay' : 'leftOut'
}
