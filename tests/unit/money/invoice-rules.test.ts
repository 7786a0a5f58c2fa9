import { describe, expect, it } from 'vitest'
import type { Cost } from '../../../domain/costs/cost.ts'
import { isOverdue, openOf, stateOf } from '../../../domain/invoices/invoice-state.ts'
import { type ChargedPerson, linesOf, shared } from '../../../domain/invoices/lines.ts'
import { suggestedTax, sumsOf, taxRateOf } from '../../../domain/invoices/tax.ts'
import { seeded } from '../../support/random/seeded.ts'

describe('an amount that is shared out', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [1, [5, 5], [1, 0]],
    [0, [1, 2], [0, 0]],
    [10, [0, 3], [0, 10]],
    // Of two alike the first, of two that are not the one that lost more.
    [2, [1, 1, 1], [1, 1, 0]],
    [10, [1, 2, 3], [2, 3, 5]],
    [7, [3, 1, 6], [2, 1, 4]],
  ])('%i by %j is %j', (amount, weights, parts) => {
    expect(shared(amount, weights)).toEqual(parts)
  })

  it('loses nothing, and no part is more than one beside its exact share', () => {
    const lots = seeded()
    for (let nth = 0; nth < 2000; nth++) {
      const amount = lots.whole(-1_000_000, 1_000_000)
      const weights = Array.from({ length: lots.whole(1, 6) }, () => lots.whole(0, 70_000))
      weights[0] = (weights[0] ?? 0) + 1
      const parts = shared(amount, weights)
      const all = weights.reduce((sum, one) => sum + one, 0)
      expect(parts.reduce((sum, one) => sum + one, 0)).toBe(amount)
      for (const [at, part] of parts.entries())
        expect(Math.abs(part - (amount * (weights[at] ?? 0)) / all)).toBeLessThan(1)
    }
  })
})

const cost = (sum: number, addOn: number, addOns: Cost['addOns'], minutes = 480): Cost => ({
  ...{ minutes, sum, addOn, total: sum + addOn, addOns },
})
const person = (name: string, of: Cost, signedMinutes: number | null = null): ChargedPerson => ({
  ...{ jobId: name, name, from: '2026-06-01T06:00:00.000Z', to: '2026-06-01T14:00:00.000Z', signedMinutes, cost: of },
})

describe('lines of a position', () => {
  it('are its hours, and one for each reason and percentage on top', () => {
    const lines = linesOf([
      person(
        'Ada',
        cost(24_000, 3001, [
          { reason: 'night', percent: 25, minutes: 120 },
          { reason: 'sunday', percent: 50, minutes: 240 },
        ]),
      ),
      person('Bo', cost(24_000, 1500, [{ reason: 'night', percent: 25, minutes: 120 }])),
    ])
    expect(lines.map(({ reason, percent, minutes, net }) => [reason, percent, minutes, net])).toEqual([
      [null, null, 960, 48_000],
      ['night', 25, 240, 600 + 1500],
      ['sunday', 50, 240, 2401],
    ])
    expect(lines.map(({ people }) => people.length)).toEqual([2, 2, 1])
    expect(lines[1]?.people.map(({ net, minutes }) => [net, minutes])).toEqual([
      [600, 120],
      [1500, 120],
    ])
  })

  it('come to what the persons come to, whatever is charged on top', () => {
    const lots = seeded()
    const reasons = ['night', 'sunday', 'holiday', 'overtime', 'minimum'] as const
    for (let nth = 0; nth < 500; nth++) {
      const people = Array.from({ length: lots.whole(1, 8) }, (_, at) => {
        const addOns = lots
          .shuffled(reasons)
          .slice(0, lots.whole(0, 4))
          .map(reason => ({ reason, percent: lots.pick([25, 50, 100]), minutes: lots.whole(1, 600) }))
        return person(String(at), cost(lots.whole(0, 90_000), addOns.length ? lots.whole(0, 40_000) : 0, addOns))
      })
      const lines = linesOf(people)
      const net = lines.reduce((sum, line) => sum + line.net, 0)
      expect(net).toBe(people.reduce((sum, { cost: { total } }) => sum + total, 0))
      for (const line of lines) expect(line.people.reduce((sum, one) => sum + one.net, 0)).toBe(line.net)
    }
  })

  it('say what was signed where some of it was amended', () => {
    const [hours] = linesOf([person('Ada', cost(1, 0, [], 300), 480), person('Bo', cost(1, 0, [], 480))])
    expect(hours).toMatchObject({ minutes: 780, signedMinutes: 960 })
    expect(linesOf([person('Bo', cost(1, 0, []))])[0]?.signedMinutes).toBeNull()
  })
})

describe('tax', () => {
  it.each([
    [1_174_732, 1900, 223_199],
    [-15_000, 1900, -2850],
    [-3, 1900, -1],
    [250, 810, 20],
    [100, 0, 0],
  ])('of %i at %i hundredths of a percent is %i', (net, rate, tax) => {
    expect(sumsOf(net, rate)).toEqual({ net, tax, total: net + tax })
  })

  it('is owed by a client with a number in another country of the union', () => {
    const vatId = 'ATU12345678'
    expect(suggestedTax('DE', { country: 'AT', vatId })).toBe('reverseCharge')
    expect(suggestedTax('DE', { country: 'AT', vatId: null })).toBe('standard')
    expect(suggestedTax('DE', { country: 'DE', vatId })).toBe('standard')
    expect(suggestedTax('DE', { country: 'GB', vatId })).toBe('standard')
    expect(suggestedTax('GB', { country: 'DE', vatId })).toBe('standard')
  })

  it.each(['AT', 'BE', 'DK', 'ES', 'FR', 'IE', 'NL', 'PL'])('%s is a country of the union, on either side', country => {
    expect(suggestedTax('DE', { country, vatId: 'X1' })).toBe('reverseCharge')
    expect(suggestedTax(country, { country: 'DE', vatId: 'X1' })).toBe('reverseCharge')
  })

  // As they were published for 2026, in hundredths of a percent.
  it.each([
    ['DE', 1900, 700],
    ['AT', 2000, 1000],
    ['GB', 2000, 500],
    ['NL', 2100, 900],
    ['BE', 2100, 600],
    ['CH', 810, 260],
    ['DK', 2500, 2500],
    ['FR', 2000, 550],
    ['PL', 2300, 800],
    ['ES', 2100, 1000],
    ['IE', 2300, 1350],
  ])('of %s is %i, or %i where it is reduced', (country, standard, reduced) => {
    expect([taxRateOf('standard', country), taxRateOf('reduced', country)]).toEqual([standard, reduced])
  })

  it('is known for the countries agencies are in, and nothing for what is not taxed', () => {
    expect(taxRateOf('standard', 'DE')).toBe(1900)
    expect(taxRateOf('reduced', 'AT')).toBe(1000)
    expect(taxRateOf('standard', 'XX')).toBeNull()
    for (const code of ['zero', 'reverseCharge', 'exempt'] as const) expect(taxRateOf(code, 'XX')).toBe(0)
  })
})

describe('the state of an invoice', () => {
  const facts = { released: true, sent: true, total: 1000, paid: 0, credited: 0 }
  it.each([
    [{ ...facts, released: false, sent: false }, 'design'],
    [{ ...facts, sent: false }, 'released'],
    [facts, 'unpaid'],
    [{ ...facts, paid: 999 }, 'unpaid'],
    [{ ...facts, paid: 400, credited: 600 }, 'paid'],
    [{ ...facts, sent: false, credited: 1000 }, 'paid'],
    [{ ...facts, total: -500, paid: -500 }, 'paid'],
  ] as const)('of %j is %s', (of, state) => {
    expect(stateOf(of)).toBe(state)
  })

  it('is overdue from the day after it was due, while something is open', () => {
    expect(isOverdue('unpaid', '2026-06-10', '2026-06-10')).toBe(false)
    expect(isOverdue('unpaid', '2026-06-10', '2026-06-11')).toBe(true)
    expect(isOverdue('released', '2026-06-10', '2026-06-11')).toBe(true)
    expect(isOverdue('paid', '2026-06-10', '2026-06-11')).toBe(false)
    expect(isOverdue('design', '2026-06-10', '2026-06-11')).toBe(false)
    expect(openOf({ total: 1000, paid: 300, credited: 100 })).toBe(600)
  })
})
