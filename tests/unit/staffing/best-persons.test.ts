import { describe, expect, it } from 'vitest'
import { type Fit, ranked, reasonsAgainst, scoreOf, weights } from '../../../domain/bestPersons/rank.ts'
import { bestCriteria, type bestMethods } from '../../../openapi/bestPersons.ts'
import { weekOf } from '../../../domain/shift-time.ts'

const fit = (more: Partial<Fit> = {}): Fit => ({
  id: 'b',
  name: 'Björn Hallström',
  validUntil: null,
  overlaps: 0,
  absences: 0,
  restTooShort: false,
  dayTooLong: false,
  blocked: false,
  favourite: null,
  timesHere: 0,
  timesForClient: 0,
  rating: null,
  weekMinutes: 480,
  quotaMinutes: null,
  distance: null,
  hourlyRate: null,
  ...more,
})
const order = (fits: Fit[], method: (typeof bestMethods)[number] = 'bestMatch') =>
  ranked(fits, method, '2026-05-27').map(({ fit: { id } }) => id)

describe('what stands in the way', () => {
  it.each<[string, Partial<Fit>, string[]]>([
    ['nothing', {}, []],
    ['a function they do not do', { validUntil: undefined }, ['function']],
    ['a proof that ends the day before the shift does', { validUntil: '2026-05-26' }, ['expired']],
    ['a proof that holds on its last day', { validUntil: '2026-05-27' }, []],
    ['another place at that time', { overlaps: 1 }, ['doubleBooking']],
    ['vacation', { absences: 1 }, ['absence']],
    ['a rest that is too short', { restTooShort: true }, ['rest']],
    ['a day that is too long', { dayTooLong: true }, ['day']],
    ['a block', { blocked: true }, ['blocked']],
    [
      'several things, in their order',
      { blocked: true, overlaps: 2, validUntil: undefined },
      ['function', 'doubleBooking', 'blocked'],
    ],
  ])('%s', (_, more, reasons) => {
    expect(reasonsAgainst(fit(more), '2026-05-27')).toEqual(reasons)
  })
})

describe('the order', () => {
  it('puts whoever a hard reason speaks against below everybody else, however well they fit', () => {
    const best = fit({ id: 'best', favourite: 'client', timesHere: 20, rating: 5, distance: 0, blocked: true })
    expect(order([best, fit({ id: 'plain' })])).toEqual(['plain', 'best'])
  })

  it('does not hang on the order of the input; alike are by name, then by id', () => {
    const fits = [fit({ id: '3', name: 'Ben' }), fit({ id: '2', name: 'Anna' }), fit({ id: '1', name: 'Ben' })]
    expect(order(fits)).toEqual(['2', '1', '3'])
    expect(order(fits.toReversed())).toEqual(['2', '1', '3'])
  })

  it.each<[string, Partial<Fit>, Partial<Fit>]>([
    ['the client’s favourite before the agency’s', { favourite: 'client' }, { favourite: 'agency' }],
    ['a favourite before nobody’s', { favourite: 'agency' }, {}],
    ['who knows the venue', { timesHere: 3 }, { timesHere: 2 }],
    ['who knows the client', { timesForClient: 3 }, { timesForClient: 2 }],
    ['who lives nearer', { distance: 4000 }, { distance: 4200 }],
    [
      'who is within the hours agreed',
      { quotaMinutes: 2400, weekMinutes: 2000 },
      { quotaMinutes: 1200, weekMinutes: 1200 },
    ],
    ['who was rated better', { rating: 4.9 }, { rating: 4.6 }],
    ['who costs less', { hourlyRate: 4000 }, { hourlyRate: 4150 }],
  ])('prefers %s', (_, better, worse) => {
    expect(scoreOf(fit(better))).toBeGreaterThan(scoreOf(fit(worse)))
    expect(order([fit({ ...worse, id: 'worse', name: 'A' }), fit({ ...better, id: 'better', name: 'Z' })])).toEqual([
      'better',
      'worse',
    ])
  })

  it.each<[(typeof bestMethods)[number], Partial<Fit>]>([
    ['nearest', { distance: 100 }],
    ['experience', { timesHere: 1 }],
    ['fewestHours', { weekMinutes: 470 }],
    ['clientFavourite', { favourite: 'client' }],
  ])('%s asks its own thing before all others', (method, more) => {
    const others = { rating: 5, distance: 200, favourite: 'agency', hourlyRate: 0, timesForClient: 20 } as const
    const rival = fit({ ...others, id: 'rival', name: 'A', ...(method === 'experience' ? { timesHere: 0 } : {}) })
    expect(order([rival, fit({ ...more, id: 'asked', name: 'Z' })], method)).toEqual(['asked', 'rival'])
  })

  it('takes an unknown way for the longest where the nearest are asked for', () => {
    expect(
      order([fit({ id: 'unknown', name: 'A' }), fit({ id: 'far', name: 'Z', distance: 900_000 })], 'nearest'),
    ).toEqual(['far', 'unknown'])
  })

  it('weighs whole numbers only, whatever it is given', () => {
    const odd = fit({ distance: 12_345, rating: 4.333, hourlyRate: 4133, weekMinutes: 1234, quotaMinutes: 977 })
    expect(Number.isInteger(scoreOf(odd))).toBe(true)
    const worst = fit({ distance: 9e6, rating: 1, hourlyRate: 1e6, weekMinutes: 9e3, quotaMinutes: 1 })
    expect(scoreOf(worst)).toBe(0)
  })

  it('names a weight for each thing', () => {
    expect(weights.map(({ criterion }) => criterion)).toEqual([...bestCriteria])
  })
})

describe('the week of a shift', () => {
  it.each([
    ['2026-05-27T05:00:00Z', '2026-05-24T22:00:00.000Z', '2026-05-31T22:00:00.000Z'],
    ['2026-05-24T21:59:00Z', '2026-05-17T22:00:00.000Z', '2026-05-24T22:00:00.000Z'],
    ['2026-10-25T12:00:00Z', '2026-10-18T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ])('%s lies between %s and %s', (at, starts, ends) => {
    const week = weekOf(Date.parse(at), 'Europe/Berlin')
    expect([new Date(week.starts).toISOString(), new Date(week.ends).toISOString()]).toEqual([starts, ends])
  })
})
