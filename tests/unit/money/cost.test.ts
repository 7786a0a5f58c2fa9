import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Rate, costOf } from '../../../domain/costs/cost.ts'
import { venueClock } from '../../../domain/costs/venue-clock.ts'
import { minutesBetween } from '../../../domain/deliveryNotes/hours.ts'

const holidays = new Set(['2026-05-25', '2026-12-25'])
const hamburg = venueClock('Europe/Berlin', date => holidays.has(date))
const none = { night: null, sunday: null, holiday: null, overtime: null }
const night = { from: '23:00', to: '06:00', percent: 25 }
const rateOf = (ratePerHour: number, addOns: Partial<Rate['addOns']> = {}, minimumMinutes = 0): Rate => ({
  ratePerHour,
  minimumMinutes,
  addOns: { ...none, ...addOns },
})
/** From one wall time to another in Hamburg, with so many minutes charged. */
const time = (from: string, to: string, minutes?: number) => {
  const [begins, ends] = [from, to].map(at => {
    const [date = '', clock = ''] = at.split(' ')
    return hamburg.at(date, clock)
  }) as [number, number]
  return { from: begins, to: ends, minutes: minutes ?? minutesBetween(begins, ends) }
}

describe('what a shift costs', () => {
  it.each([
    ['a day', time('2026-05-08 10:00', '2026-05-08 18:00', 450), rateOf(3100, { night }), 23250, 0, []],
    ['half a cent goes up', time('2026-05-08 10:00', '2026-05-08 18:00', 465), rateOf(4150), 32163, 0, []],
    [
      'into the night, its break off the plain minutes',
      time('2026-05-08 18:00', '2026-05-09 01:00', 390),
      rateOf(3100, { night }),
      20150,
      1550,
      [{ reason: 'night', percent: 25, minutes: 120 }],
    ],
    [
      'through the night, its break off the night',
      time('2026-05-08 23:00', '2026-05-09 05:00', 330),
      rateOf(3100, { night }),
      17050,
      4263,
      [{ reason: 'night', percent: 25, minutes: 330 }],
    ],
    [
      'a public holiday',
      time('2026-05-25 07:00', '2026-05-25 17:00', 540),
      rateOf(4600, { night, sunday: { percent: 50 }, holiday: { percent: 100 } }),
      41400,
      41400,
      [{ reason: 'holiday', percent: 100, minutes: 540 }],
    ],
    [
      'from Saturday night into Sunday: both come on top',
      time('2026-05-09 22:00', '2026-05-10 02:00'),
      rateOf(6000, { night, sunday: { percent: 50 } }),
      24000,
      10500,
      [
        { reason: 'night', percent: 25, minutes: 180 },
        { reason: 'sunday', percent: 50, minutes: 120 },
      ],
    ],
    [
      'beyond the normal hours',
      time('2026-05-08 08:00', '2026-05-08 20:00'),
      rateOf(6000, { overtime: { afterMinutes: 600, percent: 25 } }),
      72000,
      3000,
      [{ reason: 'overtime', percent: 25, minutes: 120 }],
    ],
    [
      'less than the minimum',
      time('2026-05-08 08:00', '2026-05-08 10:00'),
      rateOf(3000, {}, 240),
      6000,
      6000,
      [{ reason: 'minimum', percent: 100, minutes: 120 }],
    ],
    [
      'nothing charged is nothing',
      time('2026-05-08 08:00', '2026-05-08 10:00', 0),
      rateOf(3000, { night }, 240),
      0,
      0,
      [],
    ],
    [
      'what is charged beyond its time is plain',
      time('2026-05-08 23:00', '2026-05-09 01:00', 180),
      rateOf(6000, { night }),
      18000,
      3000,
      [{ reason: 'night', percent: 25, minutes: 120 }],
    ],
    [
      'the night clocks are set forward is an hour shorter',
      time('2026-03-28 23:00', '2026-03-29 06:00'),
      rateOf(6000, { night }),
      36000,
      9000,
      [{ reason: 'night', percent: 25, minutes: 360 }],
    ],
    [
      'the night clocks are set back is an hour longer',
      time('2026-10-24 23:00', '2026-10-25 06:00'),
      rateOf(6000, { night }),
      48000,
      12000,
      [{ reason: 'night', percent: 25, minutes: 480 }],
    ],
  ])('%s', (_, charged, rate, sum, addOn, addOns) =>
    expect(costOf(charged, rate, hamburg)).toEqual({
      minutes: charged.minutes,
      sum,
      addOn,
      total: sum + addOn,
      addOns,
    }),
  )
})

const percent = fc.option(fc.record({ percent: fc.integer({ min: 1, max: 200 }) }))
const wall = fc
  .integer({ min: 0, max: 1439 })
  .map(at => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`)
const anyRate = fc.record({
  ratePerHour: fc.integer({ min: 1, max: 100_000 }),
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
const start = hamburg.at('2026-03-20', '00:00')
const anyTime = fc
  .record({
    begins: fc.integer({ min: 0, max: 400 * 1440 }),
    span: fc.integer({ min: 0, max: 2880 }),
    minutes: fc.integer({ min: 0, max: 2880 }),
  })
  .map(({ begins, span, minutes }) => ({
    from: start + begins * 60_000,
    to: start + (begins + span) * 60_000,
    minutes,
  }))

describe('whatever the shift and the rate', () => {
  const holds = (
    property: (
      cost: ReturnType<typeof costOf>,
      charged: typeof anyTime extends fc.Arbitrary<infer T> ? T : never,
      rate: Rate,
    ) => void,
  ) =>
    fc.assert(
      fc.property(anyTime, anyRate, (charged, rate) => property(costOf(charged, rate, hamburg), charged, rate)),
      { numRuns: 300, seed: 20260527 },
    )

  it('the total is sum and add-on, and nobody is paid for being charged', () =>
    holds(({ sum, addOn, total }) => {
      expect(total).toBe(sum + addOn)
      expect([sum, addOn, total].every(amount => Number.isInteger(amount) && amount >= 0)).toBe(true)
    }))

  it('it is rounded once: not further than half a unit from the exact figure', () =>
    holds(({ total, minutes, addOns }, _, rate) => {
      const exact =
        (rate.ratePerHour * addOns.reduce((all, one) => all + one.percent * one.minutes, minutes * 100)) / 6000
      expect(Math.abs(total - exact)).toBeLessThanOrEqual(0.5)
    }))

  it('no reason is charged for more minutes than there are', () =>
    holds(({ minutes, addOns }, { from, to }) => {
      const there = Math.min(minutes, minutesBetween(from, to))
      for (const one of addOns)
        if (one.reason !== 'minimum' && one.reason !== 'overtime') expect(one.minutes).toBeLessThanOrEqual(there)
      const ofDays = addOns.filter(({ reason }) => reason === 'sunday' || reason === 'holiday')
      expect(ofDays.reduce((all, one) => all + one.minutes, 0)).toBeLessThanOrEqual(there)
    }))

  it('without add-ons it is hours times rate', () =>
    holds((_, charged, { ratePerHour }) => {
      const plain = costOf(charged, rateOf(ratePerHour), hamburg)
      expect(plain).toMatchObject({ addOn: 0, addOns: [], total: plain.sum })
    }))

  it('a minute more never costs less', () =>
    holds((_, charged, rate) => {
      const cost = (minutes: number) => costOf({ ...charged, minutes }, { ...rate, minimumMinutes: 0 }, hamburg).total
      expect(cost(charged.minutes + 1)).toBeGreaterThanOrEqual(cost(charged.minutes))
    }))
})
