import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Party, lacksOf, pricedLine, taxCategories } from '../../../domain/invoices/e-invoice.ts'

const nothing: Party = {
  ...{ name: 'Agency', street: null, zipcode: null, city: 'Hamburg', country: 'DE', vatId: null, taxNumber: null },
  ...{ contactName: null, contactPhone: null, contactEmail: null, buyerReference: null, iban: null, bic: null },
}
const all: Party = {
  ...nothing,
  ...{ street: 'Am Kai 7', zipcode: '20457', vatId: 'DE1', contactName: 'A', contactPhone: '1' },
  ...{ contactEmail: 'a@b.example', buyerReference: '04011000-12345-34', iban: 'DE89370400440532013000' },
}
const said = (...of: Parameters<typeof lacksOf>) => lacksOf(...of).map(({ of: whose, field }) => `${whose} ${field}`)

describe('what a format lacks', () => {
  it('is an address and a tax number for Factur-X', () => {
    expect(said('facturX', nothing, nothing, 'standard')).toEqual([
      ...['issuer street', 'issuer zipcode', 'issuer vatId', 'client street', 'client zipcode'],
    ])
    expect(said('facturX', { ...all, vatId: null, taxNumber: '22/815' }, all, 'standard')).toEqual([])
  })

  it('is a VAT number of both where the client owes the tax', () => {
    const [issuer, client] = [
      { ...all, vatId: null, taxNumber: '22/815' },
      { ...all, vatId: null },
    ]
    expect(said('facturX', issuer, client, 'reverseCharge')).toEqual(['issuer vatId', 'client vatId'])
  })

  it('is more for XRechnung', () => {
    expect(said('xRechnung', all, all, 'standard')).toEqual([])
    expect(said('xRechnung', nothing, nothing, 'standard')).toEqual([
      ...[
        'issuer street',
        'issuer zipcode',
        'issuer vatId',
        'issuer iban',
        'issuer contactName',
        'issuer contactPhone',
      ],
      ...['issuer contactEmail', 'client street', 'client zipcode', 'client contactEmail', 'client buyerReference'],
    ])
  })
})

it('taxing is named as UNTDID 5305 has it', () => {
  expect(taxCategories).toEqual({ standard: 'S', reduced: 'S', zero: 'Z', reverseCharge: 'AE', exempt: 'E' })
})

describe('a line', () => {
  it.each([
    [24_000, 480, 3000, { unit: 'HUR', quantity: 8, price: 3000, basis: 1 }],
    // Two people, each rounded by itself.
    [24_001, 480, 3000, { unit: 'HUR', quantity: 8, price: 24_001, basis: 8 }],
    [5000, 100, 3000, { unit: 'MIN', quantity: 100, price: 5000, basis: 100 }],
    [-24_000, 480, 3000, { unit: 'HUR', quantity: -8, price: 3000, basis: 1 }],
    [1000, null, null, { unit: 'C62', quantity: 1, price: 1000, basis: 1 }],
    [-1000, 0, 3000, { unit: 'C62', quantity: -1, price: 1000, basis: 1 }],
    [0, null, null, { unit: 'C62', quantity: 1, price: 0, basis: 1 }],
    [0, 60, 3000, { unit: 'HUR', quantity: 1, price: 0, basis: 1 }],
    [1, 60, 3000, { unit: 'HUR', quantity: 1, price: 1, basis: 1 }],
  ] as const)('%i for %s minutes', (net, minutes, rate, priced) =>
    expect(pricedLine(net, minutes, rate)).toEqual(priced),
  )

  it('comes to its net, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000_000, max: 10_000_000 }),
        fc.option(fc.integer({ min: 0, max: 100_000 })),
        fc.option(fc.integer({ min: 0, max: 20_000 })),
        (net, minutes, rate) => {
          const { quantity, price, basis } = pricedLine(net, minutes, rate)
          expect(price).toBeGreaterThanOrEqual(0)
          expect(Math.round((quantity * price) / basis) + 0).toBe(net + 0)
        },
      ),
      { seed: 42 },
    )
  })
})
