import { describe, expect, it } from 'vitest'
import { currencyOf } from '../../../domain/receipts/money-of.ts'
import { missingOf, receiptStateOf } from '../../../domain/receipts/receipt-state.ts'
import { differenceOf, itemSums } from '../../../domain/receipts/sums.ts'

describe('a receipt', () => {
  it.each([
    ['draft', 'own', 'draft'],
    ['draft', 'companyCard', 'draft'],
    ['inReview', 'own', 'inReview'],
    ['inReview', 'companyCard', 'inReview'],
    ['approved', 'own', 'paidBack'],
    ['approved', 'companyCard', 'companyCard'],
  ] as const)('%s, paid with %s, is %s', (phase, paid, state) => {
    expect(receiptStateOf(phase, paid)).toBe(state)
  })

  it('lacks what is not said, in the order of the screen', () => {
    expect(missingOf({ shop: null, total: null, items: 0 })).toEqual(['shop', 'total', 'items'])
    expect(missingOf({ shop: 'Hafen Tank', total: null, items: 1 })).toEqual(['total'])
    expect(missingOf({ shop: null, total: 0, items: 2 })).toEqual(['shop'])
    expect(missingOf({ shop: 'Hafen Tank', total: 8508, items: 0 })).toEqual(['items'])
    expect(missingOf({ shop: '', total: 0, items: 1 })).toEqual([])
  })

  it.each([
    [11_900, 1900, { net: 10_000, tax: 1900 }],
    [10_700, 700, { net: 10_000, tax: 700 }],
    [8508, 1900, { net: 7150, tax: 1358 }],
    [-11_900, 1900, { net: -10_000, tax: -1900 }],
    [500, 0, { net: 500, tax: 0 }],
    [179, 1900, { net: 150, tax: 29 }],
  ])('holds tax in what was paid: %d at %d', (gross, rate, { net, tax }) => {
    expect(itemSums(gross, rate)).toEqual({ net, tax, gross })
  })

  it('differs from its slip by what is above it; by nothing known where the slip says none', () => {
    expect(differenceOf(8508, 8358)).toBe(-150)
    expect(differenceOf(8508, 8600)).toBe(92)
    expect(differenceOf(0, 0)).toBe(0)
    expect(differenceOf(null, 8508)).toBeNull()
  })

  it.each([
    ['DE', 'EUR'],
    ['AT', 'EUR'],
    ['IE', 'EUR'],
    ['GB', 'GBP'],
    ['CH', 'CHF'],
    ['DK', 'DKK'],
    ['PL', 'PLN'],
  ] as const)('of %s is written in %s', (country, currency) => {
    expect(currencyOf(country)).toBe(currency)
  })
})
