import { roundedShare } from '../money.ts'

/** An amount that was agreed: a fixed price, or so many of a unit at a price each. */
export type Agreed = {
  text: string
  /** Hundredths of the unit; null: a fixed price. */
  quantity: number | null
  unit: string | null
  /** Of one unit, in the smallest unit of the currency; null: a fixed price. */
  unitPrice: number | null
  /** In the same; below 0: a reduction. */
  net: number
}

/** What so many hundredths of a unit come to at a price for one: rounded once a line. */
export const agreedNet = (quantity: number, unitPrice: number): number => roundedShare(quantity * unitPrice, 100)

/** Whether it comes to what its quantity and price come to. */
export const addsUp = ({ quantity, unit, unitPrice, net }: Agreed): boolean =>
  quantity === null ? unit === null && unitPrice === null : unitPrice !== null && agreedNet(quantity, unitPrice) === net
