import { roundedShare } from '../money.ts'

/** What an item comes to, in the smallest unit. */
export interface ItemSums {
  net: number
  tax: number
  /** Always net and tax. */
  gross: number
}

/** A slip says gross; the tax in it is rounded once for each item. `rate` in hundredths of a percent. */
export function itemSums(gross: number, rate: number): ItemSums {
  const tax = roundedShare(gross * rate, 10_000 + rate)
  return { net: gross - tax, tax, gross }
}

/** By how much the items are above the slip, below 0 where something is missing; null: the slip's total is not said. */
export const differenceOf = (total: number | null, gross: number): number | null =>
  total === null ? null : gross - total
