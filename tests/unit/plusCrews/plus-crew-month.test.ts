import { describe, expect, it } from 'vitest'
import {
  type FigureRow,
  dailySeries,
  daysOf,
  missingTypes,
  monthAfter,
  monthOf,
  numberMissing,
  perDay,
  progressOf,
  sumOf,
  teamBonus,
  teamSpeed,
  typeIds,
  typesMissing,
  workedShare,
} from '../../../domain/plusCrews/plus-crew-month.ts'

const may = '2024-05-17'
const present = ['today', '2024-05-01', '2024-05-31'] as const

describe('the month of an address', () => {
  it.each([
    ['a leap year February', '2024-02-10', may, 'query', '2024-02-01', '2024-02-29'],
    ['a common year February', '2023-02-10', may, 'query', '2023-02-01', '2023-02-28'],
    ['a leap day of a century divisible by 400', '2000-02-29', may, 'query', '2000-02-01', '2000-02-29'],
    ['a century not divisible by 400', '1900-02-05', may, 'query', '1900-02-01', '1900-02-28'],
    ['the 31st stays in its month', '2024-01-31', may, 'query', '2024-01-01', '2024-01-31'],
    ['the end of a month of 30 days', '2024-04-30', may, 'query', '2024-04-01', '2024-04-30'],
    ['the end of June', '2024-06-30', may, 'query', '2024-06-01', '2024-06-30'],
    ['the end of July', '2024-07-31', may, 'query', '2024-07-01', '2024-07-31'],
    ['the end of September', '2024-09-30', may, 'query', '2024-09-01', '2024-09-30'],
    ['31 June', '2024-06-31', may, ...present],
    ['31 September', '2024-09-31', may, ...present],
    ['the end of October', '2024-10-31', may, 'query', '2024-10-01', '2024-10-31'],
    ['the end of a year does not roll over', '2024-12-31', may, 'query', '2024-12-01', '2024-12-31'],
    ['the first shifts to no December west of Greenwich', '2024-01-01', may, 'query', '2024-01-01', '2024-01-31'],
    ['nothing asked', null, may, ...present],
    ['an empty value', '', may, ...present],
    ['no date', 'abc', may, ...present],
    ['month 13', '2024-13-01', may, ...present],
    ['30 February does not roll over to March', '2024-02-30', may, ...present],
    ['29 February of a common year', '2023-02-29', may, ...present],
    ['year and month alone', '2024-02', may, 'query', '2024-02-01', '2024-02-29'],
    ['two digits are no year', '99', may, ...present],
    ['today is a leap day', null, '2024-02-29', 'today', '2024-02-01', '2024-02-29'],
    ['today is the last day of a year', null, '2023-12-31', 'today', '2023-12-01', '2023-12-31'],
    ['month 0', '2024-00-10', may, ...present],
    ['day 0', '2024-02-00', may, ...present],
    ['31 April', '2024-04-31', may, ...present],
    ['a time after the day', '2024-02-10T00:00:00Z', may, ...present],
    ['spaces around it', ' 2024-02-10', may, ...present],
  ])('%s: %s', (_, date, today, source, dateFrom, dateTo) => {
    expect(monthOf(date, today)).toEqual({ month: dateFrom.slice(0, 7), dateFrom, dateTo, source })
  })

  it('has a month before and one after it, over the years', () => {
    expect([monthAfter('2024-01', -1), monthAfter('2023-12', 1)]).toEqual(['2023-12', '2024-01'])
    expect([monthAfter('0100-01', -1), monthAfter('0009-12', 1)]).toEqual(['0099-12', '0010-01'])
    expect([monthAfter('2024-05', -12), monthAfter('2024-05', 0)]).toEqual(['2023-05', '2024-05'])
  })

  it('has all its days', () => {
    expect(daysOf('2023-02')).toHaveLength(28)
    expect([daysOf('2024-02').at(0), daysOf('2024-02').at(-1)]).toEqual(['2024-02-01', '2024-02-29'])
  })
})

describe('what is counted', () => {
  const type = (caption: string) => ({ id: `id of ${caption.trim()}`, caption })
  const [bonus, turnover, hours, target] = ['Team Bonus', 'Actual Turnover', 'Staff Hours', 'Target Turnover'] as const

  it.each([
    [[turnover, hours, target], null],
    [[bonus, turnover, hours, target], null],
    [[bonus, turnover, hours], typesMissing],
    [[], typesMissing],
    [[turnover, hours], typesMissing],
    [[turnover.toLowerCase(), hours, target], typesMissing],
  ])('%j: %s', (captions, error) => {
    const ids = typeIds(captions.map(type))
    expect(ids ? null : typesMissing).toBe(error)
    expect(missingTypes(captions.map(type)).length > 0).toBe(error !== null)
  })

  it('says which type is missing, and knows the bonus as one that may be', () => {
    expect(missingTypes([turnover, hours].map(type))).toEqual([target])
    expect(typeIds([turnover, hours, target].map(type))?.bonus).toBeNull()
  })

  it('is found by its caption, with spaces around it', () => {
    expect(typeIds([` ${target} `, bonus, hours, `${turnover} `].map(type))).toEqual({
      turnover: 'id of Actual Turnover',
      hours: 'id of Staff Hours',
      target: 'id of Target Turnover',
      bonus: 'id of Team Bonus',
    })
  })

  it('fails with these words', () => {
    expect(typesMissing).toBe('Required value types not found')
    expect(numberMissing).toBe('Plus crew number not found in URL')
  })
})

describe('totals', () => {
  const amount = (date: string, value: number): FigureRow => ({ date, amount: value })
  const worked = (date: string, value: number): FigureRow => ({ date, hours: value })

  it.each<[FigureRow[], 'amount' | 'hours', number, Record<string, number>]>([
    [
      [amount('2024-02-01', 100), amount('2024-02-01', 50.5), amount('2024-02-29', 200)],
      'amount',
      350.5,
      { '2024-02-01': 150.5, '2024-02-29': 200 },
    ],
    [[worked('2024-02-01', 8), worked('2024-02-02', 7.5)], 'hours', 15.5, { '2024-02-01': 8, '2024-02-02': 7.5 }],
    [[amount('2024-02-01', 300)], 'amount', 300, { '2024-02-01': 300 }],
    [[], 'amount', 0, {}],
    [[amount('2024-02-03', -20), amount('2024-02-03', 20)], 'amount', 0, { '2024-02-03': 0 }],
    [[amount('2024-02-01', 0.1), amount('2024-02-01', 0.2)], 'amount', 0.3, { '2024-02-01': 0.3 }],
    [[worked('2024-02-01', 8), { date: '2024-02-02' }], 'amount', 0, { '2024-02-01': 0, '2024-02-02': 0 }],
  ])('of %j as %s', (rows, field, month, days) => {
    expect(sumOf(rows, field)).toBe(month)
    expect(perDay(rows, field)).toEqual(days)
  })

  it.each([
    [350.5, 15.5, 22.61],
    // Less than a hundredth is nothing, without a sign.
    [-0.01, 10, 0],
    [100, 0, null],
    [0, 8, 0],
    [0, 0, null],
  ])('team speed of %d in %d hours', (turnover, hours, speed) => {
    expect(teamSpeed(turnover, hours)).toBe(speed)
  })

  it.each([
    ['below the target', 90_000, 100_000, 1800],
    ['at the target', 100_000, 100_000, 2000],
    ['above the target', 104_000, 100_000, 2280],
    ['without a target nothing lies above one', 10_000, 0, 200],
    ['more given back than taken', -5_000, 100_000, 0],
    ['to the hundredth', 1_234.56, 1_000, 36.42],
    ['nothing yet', 0, 100_000, 0],
  ])('team bonus %s', (_, turnover, target, bonus) => {
    expect(teamBonus({ ofTurnover: 2, aboveTarget: 5 }, turnover, target)).toBe(bonus)
  })

  it('is no bonus where none is agreed', () => {
    expect(teamBonus(null, 100_000, 90_000)).toBeNull()
  })
})

describe('the progress of a month', () => {
  const days = ['2024-02-01', '2024-02-02', '2024-02-03', '2024-02-04']
  const rows = {
    turnover: [
      { date: '2024-02-01', amount: 100.1 },
      { date: '2024-02-02', amount: 30 },
      { date: '2024-02-02', amount: 49.9 },
      { date: '2024-02-03', amount: 40 },
    ],
    target: days.map(date => ({ date, amount: 100 })),
    hours: [
      { date: '2024-02-01', hours: 8 },
      { date: '2024-02-03', hours: 3.5 },
    ],
  }

  it.each([
    ['in the midst of it', '2024-02-03', 300, -80],
    ['on its first day', '2024-02-01', 100, 120],
    ['when it is over', '2024-03-01', 400, -180],
    ['before it began', '2024-01-31', 0, 220],
  ])('%s', (_, today, plan, ahead) => {
    expect(progressOf(rows, today)).toEqual({
      turnover: 220,
      target: 400,
      hours: 11.5,
      reached: 0.55,
      plan,
      ahead,
    })
  })

  it.each([
    ['00:00', 0],
    ['07:59', 0],
    ['08:00', 0],
    ['15:00', 0.5],
    ['22:00', 1],
    ['23:59', 1],
  ])('has as much of a day over at %s as was worked by then', (clock, share) => {
    expect(workedShare(clock, { from: '08:00', to: '22:00' })).toBe(share)
  })
  it.each([
    ['00:00', 0],
    ['04:00', 0.5],
    ['12:00', 0.5],
    ['22:00', 0.75],
  ])('knows a working day past midnight: at %s', (clock, share) => {
    expect(workedShare(clock, { from: '20:00', to: '04:00' })).toBe(share)
  })
  it.each([
    ['08:30', 0],
    ['08:45', 0.25],
    ['09:00', 0.5],
    ['09:30', 1],
  ])('knows a working day that begins at half past: at %s', (clock, share) => {
    expect(workedShare(clock, { from: '08:30', to: '09:30' })).toBe(share)
  })
  it('knows a working day that never ends', () => {
    expect(workedShare('06:00', { from: '08:00', to: '08:00' })).toBe(0.25)
  })
  it.each([
    [0, 200, 20],
    [0.5, 250, -30],
    [1, 300, -80],
  ])('with %d of the day over', (share, plan, ahead) => {
    expect(progressOf(rows, '2024-02-03', share)).toMatchObject({ plan, ahead })
  })

  it('reaches nothing where there is no target', () => {
    expect(progressOf({ ...rows, target: [] }, '2024-02-03')).toMatchObject({ reached: null, plan: 0, ahead: 220 })
  })

  it('has a figure for every day, and judges none before it is over', () => {
    const series = dailySeries(rows, '2024-02', '2024-02-03')
    expect(series).toHaveLength(29)
    expect(series.slice(0, 4)).toEqual([
      { day: '2024-02-01', turnover: 100.1, target: 100, hours: 8, kind: 'met' },
      { day: '2024-02-02', turnover: 79.9, target: 100, hours: 0, kind: 'below' },
      { day: '2024-02-03', turnover: 40, target: 100, hours: 3.5, kind: 'today' },
      { day: '2024-02-04', turnover: 0, target: 100, hours: 0, kind: 'toCome' },
    ])
  })

  it('is met to the hundredth', () => {
    const one = { ...rows, turnover: [{ date: '2024-02-01', amount: 100 }] }
    expect(dailySeries(one, '2024-02', '2024-02-03')[0]?.kind).toBe('met')
  })

  it('does not count days off as days on which the target was met', () => {
    expect(dailySeries(rows, '2024-01', '2024-02-03').every(({ kind }) => kind === 'off')).toBe(true)
    const unplanned = dailySeries({ ...rows, target: [] }, '2024-02', '2024-03-01')
    expect(unplanned.filter(({ kind }) => kind === 'met').map(({ day }) => day)).toEqual([
      '2024-02-01',
      '2024-02-02',
      '2024-02-03',
    ])
  })
})
