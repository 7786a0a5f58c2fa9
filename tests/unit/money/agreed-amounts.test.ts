import { describe, expect, it } from 'vitest'
import { addsUp, agreedNet } from '../../../domain/invoices/agreed.ts'
import { amountsOf, noAmount, typedFrom, wrongAmount } from '../../../src/screens/invoices/acting/agreed-amounts.ts'

describe('an agreed amount', () => {
  it('comes to quantity × price, rounded once, half away from zero', () => {
    expect(agreedNet(250, 12_000)).toBe(30_000)
    expect(agreedNet(255, 11_999)).toBe(30_597)
    expect(agreedNet(33, -1050)).toBe(-347)
    const one = { text: 'x', quantity: 250, unit: 'day', unitPrice: 12_000, net: 30_000 }
    expect(addsUp(one)).toBe(true)
    expect(addsUp({ ...one, net: 30_001 })).toBe(false)
    expect(addsUp({ ...one, unitPrice: null })).toBe(false)
    expect(addsUp({ ...one, quantity: null })).toBe(false)
    expect(addsUp({ ...one, quantity: null, unit: null, unitPrice: null })).toBe(true)
  })

  it.each([
    [{ text: 'Fork-lift', quantity: '2,5', unit: 'day', price: '120' }, {}],
    [{ text: 'Reduction', quantity: '', unit: '', price: '−150.00' }, {}],
    [noAmount, {}],
    [{ text: ' ', quantity: '', unit: '', price: '1' }, { text: true }],
    [
      { text: 'x', quantity: 'two', unit: '', price: '1' },
      { quantity: true, price: true },
    ],
    [
      { text: 'x', quantity: '0', unit: '', price: '1' },
      { quantity: true, price: true },
    ],
    [{ text: 'x', quantity: '10000.01', unit: '', price: '1' }, { quantity: true }],
    [{ text: 'x', quantity: '', unit: 'day', price: '1' }, { quantity: true }],
    [{ text: 'x', quantity: '', unit: '', price: '' }, { price: true }],
    [{ text: 'x', quantity: '', unit: '', price: '0' }, { price: true }],
    [{ text: 'x', quantity: '9000', unit: '', price: '900000' }, { price: true }],
  ])('typed as %o', (typed, wrong) => expect(wrongAmount(typed, 'EUR')).toEqual(wrong))

  it('is sent as it was typed, and stands in fields as it was sent', () => {
    const typed = [
      { text: ' Fork-lift ', quantity: '2,5', unit: 'day', price: '120' },
      noAmount,
      { text: 'Reduction', quantity: '', unit: '', price: '−150' },
    ]
    const sent = amountsOf(typed, 'EUR')
    expect(sent).toEqual([
      { text: 'Fork-lift', quantity: 250, unit: 'day', unitPrice: 12_000, net: 30_000 },
      { text: 'Reduction', quantity: null, unit: null, unitPrice: null, net: -15_000 },
    ])
    const back = sent.map(one => typedFrom({ locale: 'de' }, one, 'EUR'))
    expect(back.map(({ quantity, price }) => [quantity, price])).toEqual([
      ['2.5', '120,00'],
      ['', '-150,00'],
    ])
    expect(amountsOf(back, 'EUR')).toEqual(sent)
    expect(
      typedFrom({ locale: 'en' }, { text: 'x', quantity: 1000, unit: null, unitPrice: 1, net: 10 }, 'EUR').quantity,
    ).toBe('10')
  })
})
