import { describe, expect, it } from 'vitest'
import {
  quotaIn,
  quotaOf,
  reckonedContract,
  shownMonth,
  type ShiftTime,
  type Term,
  vacationDue,
  vacationOf,
} from '../../../domain/staffContracts/accounts.ts'

const term = (of: Partial<Term> = {}): Term => ({
  ...{ beginDate: '2026-01-01', endDate: null, weeklyMinutes: null, monthlyMinutes: 6000 },
  ...of,
})
const hours = (day: string, planned: number, worked: number | null = planned): ShiftTime => ({
  ...{ day, planned: planned * 60, worked: worked === null ? null : worked * 60 },
  ahead: worked === null,
})

describe('the quota of a whole month', () => {
  it.each<[string, number | null, number | null, number | null]>([
    ['as agreed for a month', null, 6000, 6000],
    ['a week 52 times, by twelve', 2400, null, 10_400],
    ['to the minute', 1170, null, 5070],
    ['rounded', 1001, null, 4338],
    ['none as they come', null, null, null],
    ['none of nothing a week', 0, null, null],
    ['none of nothing a month', null, 0, null],
  ])('%s', (_, weeklyMinutes, monthlyMinutes, quota) => {
    expect(quotaOf({ weeklyMinutes, monthlyMinutes })).toBe(quota)
  })
})

describe('the quota of one month', () => {
  it.each<[string, Partial<Term>, string, number | null]>([
    ['whole', {}, '2026-02-01', 6000],
    ['begins on its first day', { beginDate: '2026-02-01' }, '2026-02-01', 6000],
    ['begins in the middle', { beginDate: '2026-04-16' }, '2026-04-01', 3000],
    ['begins on the last day', { beginDate: '2026-04-30' }, '2026-04-01', 200],
    ['ends on its last day', { endDate: '2026-04-30' }, '2026-04-01', 6000],
    ['ends in the middle', { endDate: '2026-04-15' }, '2026-04-01', 3000],
    ['ends on the first day', { endDate: '2026-04-01' }, '2026-04-01', 200],
    ['begins and ends in it', { beginDate: '2026-04-11', endDate: '2026-04-20' }, '2026-04-01', 2000],
    ['of a leap February', { beginDate: '2028-02-01', endDate: '2028-02-29' }, '2028-02-01', 6000],
    // The clocks are set on 29 March: days are counted, not hours.
    ['with a day of 23 hours', { beginDate: '2026-03-16' }, '2026-03-01', 3097],
    ['before the contract', { beginDate: '2026-05-01' }, '2026-04-01', 0],
    ['after the contract', { endDate: '2026-03-31' }, '2026-04-01', 0],
    ['as they come', { monthlyMinutes: null }, '2026-04-01', null],
  ])('%s', (_, of, month, quota) => {
    expect(quotaIn(term(of), month)).toBe(quota)
  })
})

describe('the month that is shown', () => {
  it.each<[string, Partial<Term>, string]>([
    ['the present one', {}, '2026-05-01'],
    ['the first of a contract to come', { beginDate: '2026-06-15' }, '2026-06-01'],
    ['the last of one that has ended', { endDate: '2026-02-10' }, '2026-02-01'],
    ['the present one while it ends', { endDate: '2026-05-27' }, '2026-05-01'],
  ])('%s', (_, of, month) => {
    expect(shownMonth(term(of), '2026-05-27')).toBe(month)
  })
})

describe('what became of a contract', () => {
  it('a shift belongs to the month it begins in, and only within the contract', () => {
    const shifts = [
      hours('2026-02-14', 8),
      hours('2026-02-15', 8, 9),
      hours('2026-02-28', 10),
      hours('2026-03-01', 6, 5),
      hours('2026-04-10', 6),
      hours('2026-04-11', 7),
    ]
    const { months, timeAccount } = reckonedContract(
      term({ beginDate: '2026-02-15', endDate: '2026-04-10' }),
      shifts,
      '2026-05-27',
    )
    expect(months).toEqual([
      { month: '2026-02-01', quota: 3000, planned: 1080, worked: 1140, shifts: 2 },
      { month: '2026-03-01', quota: 6000, planned: 360, worked: 300, shifts: 1 },
      { month: '2026-04-01', quota: 2000, planned: 360, worked: 360, shifts: 1 },
    ])
    expect(timeAccount).toEqual({
      minutes: 1140 - 3000 + 300 - 6000 + 360 - 2000,
      lastMonth: { month: '2026-04-01', minutes: -1640 },
    })
  })

  it('the present month is not in the time account; on the first of the next it is', () => {
    const shifts = [hours('2026-04-03', 110), hours('2026-05-04', 120)]
    const of = term({ beginDate: '2026-04-01' })
    expect(reckonedContract(of, shifts, '2026-05-31').timeAccount).toEqual({
      minutes: 600,
      lastMonth: { month: '2026-04-01', minutes: 600 },
    })
    expect(reckonedContract(of, shifts, '2026-06-01').timeAccount).toEqual({
      minutes: 1800,
      lastMonth: { month: '2026-05-01', minutes: 1200 },
    })
  })

  it('the last month is over once the contract is', () => {
    const of = term({ beginDate: '2026-05-01', endDate: '2026-05-10' })
    expect(reckonedContract(of, [], '2026-05-10').timeAccount).toEqual({ minutes: 0, lastMonth: null })
    expect(reckonedContract(of, [], '2026-05-11').timeAccount?.lastMonth).toEqual({
      month: '2026-05-01',
      minutes: -1935,
    })
  })

  it('without a quota nothing is owed', () => {
    const of = reckonedContract(term({ monthlyMinutes: null }), [hours('2026-05-04', 8)], '2026-05-27')
    expect(of).toMatchObject({ quota: null, worked: 480, timeAccount: null })
  })

  it('what is ahead in the month is still to come; who did not come has worked nothing', () => {
    const shifts = [
      hours('2026-05-04', 8),
      { ...hours('2026-05-05', 8, null), ahead: false },
      hours('2026-05-29', 10, null),
      hours('2026-06-01', 10, null),
    ]
    expect(reckonedContract(term(), shifts, '2026-05-27')).toMatchObject({
      ...{ month: '2026-05-01', planned: 1560, shifts: 3, worked: 480, toCome: 600 },
    })
  })

  it('shows the last twelve months, and counts those before', () => {
    const { months, timeAccount } = reckonedContract(term({ beginDate: '2024-12-01' }), [], '2026-05-27')
    expect(months.map(({ month }) => month)).toEqual([
      ...['2025-06-01', '2025-07-01', '2025-08-01', '2025-09-01', '2025-10-01', '2025-11-01'],
      ...['2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01'],
    ])
    expect(timeAccount?.minutes).toBe(-17 * 6000)
  })

  it('a contract to come shows its first month', () => {
    expect(reckonedContract(term({ beginDate: '2026-06-16' }), [hours('2026-06-20', 8, null)], '2026-05-27')).toEqual({
      ...{ month: '2026-06-01', quota: 3000, planned: 480, shifts: 1, worked: 0, toCome: 480 },
      timeAccount: { minutes: 0, lastMonth: null },
      months: [{ month: '2026-06-01', quota: 3000, planned: 480, worked: 0, shifts: 1 }],
    })
  })
})

describe('vacation', () => {
  it.each<[string, Partial<Term>, number]>([
    ['a whole year', { beginDate: '2025-03-01' }, 24],
    ['from a first on', { beginDate: '2026-03-01' }, 20],
    ['a month that is not whole gives nothing', { beginDate: '2026-03-02' }, 18],
    ['until a last', { beginDate: '2025-01-01', endDate: '2026-06-30' }, 12],
    ['until the day before a last', { beginDate: '2025-01-01', endDate: '2026-06-29' }, 10],
    ['no whole month', { beginDate: '2026-03-02', endDate: '2026-03-30' }, 0],
    ['another year', { beginDate: '2027-01-01' }, 0],
  ])('%s', (_, of, days) => {
    expect(vacationDue(term(of), 24, 2026)).toBe(days)
  })
  it('half a day counts as one', () => {
    expect(vacationDue(term({ beginDate: '2026-12-01' }), 30, 2026)).toBe(3)
  })

  it('counts the days of the year within the contract', () => {
    const entries = [
      { startDate: '2025-12-30', endDate: '2026-01-02', status: 'approved' },
      { startDate: '2026-05-01', endDate: null, status: 'approved' },
      { startDate: '2026-12-30', endDate: '2027-01-05', status: 'asked' },
      { startDate: '2026-07-01', endDate: '2026-07-31', status: 'declined' },
    ]
    expect(vacationOf(term({ beginDate: '2025-01-01' }), 24, entries, 2026)).toEqual({
      ...{ year: 2026, days: 24, taken: 3, asked: 2, left: 19 },
    })
    expect(vacationOf(term({ beginDate: '2026-01-02', endDate: '2026-12-30' }), 24, entries, 2026)).toEqual({
      ...{ year: 2026, days: 20, taken: 2, asked: 1, left: 17 },
    })
  })
})
