import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Rate, addOnSpans } from '../../../domain/costs/cost.ts'
import { venueClock } from '../../../domain/costs/venue-clock.ts'
import { minutesBetween } from '../../../domain/deliveryNotes/hours.ts'
import { type Payable, type Work, payable } from '../../../domain/payrolls/payable.ts'
import { type PayLine, amountOf, payOf, thousandthsOf } from '../../../domain/payrolls/pay.ts'
import { type PayRate, payRateOf } from '../../../domain/payrolls/pay-rate.ts'
import { full } from '../../support/full.ts'
import { paidByTheMinute } from '../../support/random/paid-by-the-minute.ts'

const holidays = new Set(['2026-05-25', '2026-04-03'])
const hamburg = venueClock('Europe/Berlin', date => holidays.has(date))
const none = { night: null, sunday: null, holiday: null, overtime: null }
const night = { from: '23:00', to: '06:00', percent: 25 }
const rateOf = (ratePerHour: number, addOns: Partial<Rate['addOns']> = {}, minimumMinutes = 0): Rate => ({
  ...{ ratePerHour, minimumMinutes },
  addOns: { ...none, ...addOns },
})
const time = (from: string, to: string, minutes?: number) => {
  const [begins, ends] = [from, to].map(at => {
    const [date = '', clock = ''] = at.split(' ')
    return hamburg.at(date, clock)
  }) as [number, number]
  return { from: begins, to: ends, minutes: minutes ?? minutesBetween(begins, ends) }
}
const line = (kind: PayLine['kind'], percent: number, minutes: number, amount: number): PayLine => ({
  ...{ kind, percent, minutes, amount },
})

describe('what a shift is paid', () => {
  it.each<[string, ReturnType<typeof time>, Rate, PayLine[]]>([
    ['a day', time('2026-05-20 09:00', '2026-05-20 17:30', 480), rateOf(1720), [line('base', 100, 480, 13_760)]],
    [
      'a night into Sunday, each line rounded by itself',
      time('2026-05-09 22:00', '2026-05-10 06:30'),
      rateOf(2150, { night, sunday: { percent: 50 } }),
      // 7 hours of night at 5.375 are 37.625: half a cent goes up.
      [line('base', 100, 510, 18_275), line('night', 25, 420, 3763), line('sunday', 50, 390, 6988)],
    ],
    [
      'a holiday instead of a Sunday',
      time('2026-05-25 08:00', '2026-05-25 12:00'),
      rateOf(2000, { sunday: { percent: 50 }, holiday: { percent: 100 } }),
      [line('base', 100, 240, 8000), line('holiday', 100, 240, 8000)],
    ],
    [
      'up to the minimum',
      time('2026-05-20 08:00', '2026-05-20 10:00'),
      rateOf(2000, {}, 240),
      [line('base', 100, 120, 4000), line('minimum', 100, 120, 4000)],
    ],
    [
      'nothing',
      time('2026-05-20 08:00', '2026-05-20 10:00', 0),
      rateOf(2000, { night }, 240),
      [line('base', 100, 0, 0)],
    ],
  ])('%s', (_, at, rate, lines) => {
    expect(payOf(at, rate, hamburg)).toEqual({ minutes: at.minutes, lines, amount: amountOf(lines) })
  })

  it('an hour of an add-on may be half a cent', () => {
    expect(thousandthsOf(2150, 25)).toBe(537_500)
  })

  it('says when something comes on top', () => {
    const at = time('2026-05-09 22:00', '2026-05-10 06:30')
    const spans = addOnSpans(at, rateOf(2150, { night, sunday: { percent: 50 }, holiday: { percent: 100 } }), hamburg)
    expect(spans).toEqual([
      { reason: 'night', from: hamburg.at('2026-05-09', '23:00'), to: hamburg.at('2026-05-10', '06:00') },
      { reason: 'sunday', from: hamburg.at('2026-05-10', '00:00'), to: at.to },
    ])
    expect(addOnSpans(at, rateOf(2150), hamburg)).toEqual([])
  })
})

const percent = fc.option(fc.record({ percent: fc.integer({ min: 1, max: 200 }) }))
/** No hour that happens twice or never. */
const wall = fc
  .integer({ min: 0, max: 1439 })
  .filter(at => at < 120 || at > 180)
  .map(at => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`)
const anyRate = fc.record({
  ratePerHour: fc.integer({ min: 0, max: 10_000 }),
  minimumMinutes: fc.constantFrom(0, 120, 240),
  addOns: fc.record({
    night: fc.option(fc.record({ from: wall, to: wall, percent: fc.integer({ min: 1, max: 100 }) })),
    sunday: percent,
    holiday: percent,
    overtime: fc.option(
      fc.record({ afterMinutes: fc.integer({ min: 60, max: 900 }), percent: fc.integer({ min: 1, max: 100 }) }),
    ),
  }),
})
/** Around both changes of the clock, Easter and the end of a month. */
const begins = ['2026-03-20', '2026-10-20', '2026-05-20'].map(day => hamburg.at(day, '00:00'))
const anyTime = fc
  .record({
    begin: fc.constantFrom(...begins),
    after: fc.integer({ min: 0, max: 14 * 24 * 60 }),
    span: fc.integer({ min: 1, max: 20 * 60 }),
    share: fc.integer({ min: 0, max: 110 }),
  })
  .map(({ begin, after, span, share }) => {
    const from = begin + after * 60_000
    return { from, to: from + span * 60_000, minutes: Math.floor((span * share) / 100) }
  })

it('comes to the same as a reckoning minute by minute', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyTime, anyRate), { maxLength: 6 }), month => {
      for (const [at, rate] of month) {
        const { lines, amount } = payOf(at, rate, hamburg)
        expect(lines).toEqual(paidByTheMinute(at, rate, 'Europe/Berlin', holidays))
        expect(amount).toBe(lines.reduce((all, one) => all + one.amount, 0))
        expect(lines.every(one => Number.isInteger(one.amount))).toBe(true)
      }
    }),
    { numRuns: full ? 300 : 40 },
  )
})

describe('whose rate counts', () => {
  const rate = (id: number, of: Partial<PayRate> = {}): PayRate => ({
    ...{ ...rateOf(id), functionId: 'rigger', personId: null, validFrom: '2026-01-01', currency: 'EUR' },
    ...of,
  })
  const work = { functionId: 'rigger', personId: 'jonas', day: '2026-05-16' }
  it.each<[string, PayRate[], number | null]>([
    ['none', [], null],
    ['everybody’s', [rate(1)], 1],
    ['the newest', [rate(1), rate(2, { validFrom: '2026-05-16' }), rate(3, { validFrom: '2026-05-17' })], 2],
    ['the person’s own, however old', [rate(1, { validFrom: '2026-05-01' }), rate(2, { personId: 'jonas' })], 2],
    [
      'the newest of the person’s own',
      [rate(1, { personId: 'jonas' }), rate(2, { personId: 'jonas', validFrom: '2026-02-01' })],
      2,
    ],
    ['not that of somebody else', [rate(1, { personId: 'lena' })], null],
    ['not that of another function', [rate(1, { functionId: 'loader' })], null],
    ['not yet', [rate(1, { validFrom: '2026-05-17' })], null],
  ])('%s', (_, rates, found) => {
    expect(payRateOf(rates, work)?.ratePerHour ?? null).toBe(found)
  })
})

describe('what is payable', () => {
  const day = 86_400_000
  const of = (more: Partial<Work>): Work => ({ ...{ ends: 10 * day, signed: null, stood: 480, priced: true }, ...more })
  it.each<[string, Work, number, Payable]>([
    ['signed', of({ signed: 465 }), 10 * day, { basis: 'signed', minutes: 465 }],
    ['signed, though it is over only by the plan', of({ signed: 465 }), 9 * day, { basis: 'signed', minutes: 465 }],
    ['not signed', of({}), 13 * day - 1, { waits: 'notSigned', minutes: 480 }],
    ['on the chief’s word', of({}), 13 * day, { basis: 'chief', minutes: 480 }],
    ['to come', of({ stood: null }), 9 * day, { waits: 'toCome', minutes: null }],
    ['nobody came', of({ stood: null }), 10 * day, { waits: 'notWorked', minutes: null }],
    ['without a rate', of({ signed: 480, priced: false }), 20 * day, { waits: 'rateMissing', minutes: 480 }],
  ])('%s', (_, work, now, answer) => {
    expect(payable(work, now, 3)).toEqual(answer)
  })
})
