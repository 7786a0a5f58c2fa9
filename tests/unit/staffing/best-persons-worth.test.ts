import { describe, expect, it } from 'vitest'
import { type Fit, ranked, scoreOf, weights, worthOf } from '../../../domain/bestPersons/rank.ts'

/** Somebody for whom nothing speaks. */
const nobody: Fit = {
  id: 'nobody',
  name: 'Nobody',
  validUntil: null,
  overlaps: 0,
  absences: 0,
  restTooShort: false,
  dayTooLong: false,
  blocked: false,
  favourite: null,
  timesHere: 0,
  timesForClient: 0,
  rating: 1,
  weekMinutes: 9_000,
  quotaMinutes: 2_400,
  distance: 50_000,
  hourlyRate: 10_000,
}
const everything: Partial<Fit> = {
  favourite: 'client',
  timesHere: 20,
  timesForClient: 20,
  rating: 5,
  weekMinutes: 0,
  distance: 0,
  hourlyRate: 0,
}

describe('what somebody weighs', () => {
  it('is nothing where nothing speaks for them, and fifteen thousand at most', () => {
    expect([scoreOf(nobody), scoreOf({ ...nobody, ...everything })]).toEqual([0, 15_000])
  })

  it.each<[Partial<Fit>, number]>([
    [{ favourite: 'client' }, 4000],
    [{ favourite: 'agency' }, 2400],
    [{ timesHere: 1 }, 105],
    [{ timesHere: 20 }, 2100],
    [{ timesHere: 21 }, 2100],
    [{ timesForClient: 1 }, 45],
    [{ timesForClient: 20 }, 900],
    [{ timesForClient: 21 }, 900],
    [{ distance: 0 }, 3000],
    [{ distance: 50 }, 2997],
    [{ distance: 25_000 }, 1500],
    [{ distance: 49_950 }, 3],
    [{ distance: 60_000 }, 0],
    // Not known is in the middle.
    [{ distance: null }, 1500],
    [{ rating: null }, 1000],
    [{ hourlyRate: null }, 500],
    [{ weekMinutes: 1919 }, 2000],
    [{ weekMinutes: 1920 }, 2000],
    [{ weekMinutes: 1922 }, 1996],
    [{ weekMinutes: 2400 }, 1000],
    [{ weekMinutes: 2880 }, 0],
    // Where nothing was agreed forty hours are a week.
    [{ weekMinutes: 2400, quotaMinutes: null }, 1000],
    [{ weekMinutes: 2400, quotaMinutes: 0 }, 1000],
    [{ weekMinutes: 1200, quotaMinutes: 1200 }, 1000],
    [{ rating: 2 }, 500],
    [{ rating: 4.5 }, 1750],
    [{ rating: 5 }, 2000],
    [{ hourlyRate: 0 }, 1000],
    [{ hourlyRate: 2_500 }, 750],
  ])('with %j is %i', (more, score) => {
    expect(scoreOf({ ...nobody, ...more })).toBe(score)
  })

  it('is told by the table: what somebody must, then what weighs most', () => {
    expect(weights.map(({ criterion, weight, must }) => `${criterion} ${weight}${must ? ' must' : ''}`)).toEqual([
      'qualified 5 must',
      'free 5 must',
      'wish 4',
      'venue 3',
      'travel 3',
      'hours 2',
      'rating 2',
      'cost 1',
    ])
  })
})

describe('what somebody is worth where many are weighed', () => {
  it.each([
    ['bestMatch', {}, 1],
    ['bestMatch', everything, 1001],
    ['bestMatch', { hourlyRate: 2_500 }, 51],
    ['nearest', { distance: 25_000 }, 5101],
    ['nearest', { favourite: 'client' }, 268],
    ['experience', { timesHere: 10 }, 3571],
    ['fewestHours', { weekMinutes: 2_400 }, 5068],
    ['clientFavourite', { favourite: 'agency' }, 6161],
    ['nearest', everything, 11_001],
    ['experience', everything, 11_001],
    ['fewestHours', everything, 11_001],
    ['clientFavourite', everything, 11_001],
  ] as const)('is by %s with %j %i', (method, more, worth) => {
    expect(worthOf({ ...nobody, ...more }, method)).toBe(worth)
  })
})

it('asked for favourites the client’s come first, then the agency’s, whatever speaks for others', () => {
  const client: Fit = { ...nobody, id: 'client', favourite: 'client' }
  const agency: Fit = { ...nobody, id: 'agency', favourite: 'agency' }
  const none: Fit = { ...nobody, ...everything, id: 'none', favourite: null }
  expect(ranked([none, agency, client], 'clientFavourite', '2026-05-27').map(({ fit }) => fit.id)).toEqual([
    'client',
    'agency',
    'none',
  ])
})

it('whoever stands below is told with what speaks against them', () => {
  const blocked: Fit = { ...nobody, ...everything, id: 'blocked', blocked: true, restTooShort: true }
  expect(ranked([blocked, nobody], 'bestMatch', '2026-05-27').map(({ fit, reasons }) => [fit.id, ...reasons])).toEqual([
    ['nobody'],
    ['blocked', 'rest', 'blocked'],
  ])
})
