import { describe, expect, it } from 'vitest'
import {
  type CalendarDays,
  bandMark,
  dayLater,
  lastDayOf,
  onDay,
  timeLook,
  timeMark,
  weekStartOf,
} from '../../../domain/personalCalendar/marks.ts'

const none: CalendarDays = { jobs: [], blockDates: [], vacationRequests: [], availabilities: [] }
const entry = (
  startDate: string,
  endDate: string | null = null,
  begin: string | null = null,
  end: string | null = null,
) => ({
  id: startDate,
  startDate,
  endDate,
  begin,
  end,
})
const job = (startTime: string, rest: Partial<CalendarDays['jobs'][number]> = {}) => ({
  id: startTime,
  status: 'confirmed' as const,
  kind: 'confirmed' as const,
  startDate: '2026-05-28',
  startTime,
  ...rest,
})

it.each([
  ['2026-05-27', 1, '2026-05-25'],
  ['2026-05-25', 1, '2026-05-25'],
  ['2026-05-31', 1, '2026-05-25'],
  ['2026-05-31', 0, '2026-05-31'],
  ['2026-05-27', 0, '2026-05-24'],
] as const)('the week of %s that starts on %i begins on %s', (date, startsOn, first) => {
  expect(weekStartOf(date, startsOn)).toBe(first)
})

it('days go on over months and clock changes', () => {
  expect([dayLater('2026-03-28', 2), dayLater('2026-01-01', -1)]).toEqual(['2026-03-30', '2025-12-31'])
})

it.each([
  [entry('2026-06-01'), '2026-06-01'],
  [entry('2026-06-01', '2026-06-03'), '2026-06-03'],
  [entry('2026-06-01', null, '08:00', '12:00'), '2026-06-01'],
  [entry('2026-06-01', null, '20:00', '02:00'), '2026-06-02'],
  [entry('2026-06-01', null, '20:00', '00:00'), '2026-06-01'],
])('%o reaches to %s', (one, last) => {
  expect(lastDayOf(one)).toBe(last)
})

it.each([
  ['confirmed', 'confirmed', false, 'confirmed'],
  ['confirmed', 'signedOff', true, 'past'],
  ['pending', 'invited', false, 'invited'],
  ['pending', 'applied', false, 'applied'],
  ['doubleBooking', 'confirmed', true, 'doubleBooking'],
  ['changed', 'confirmed', false, 'changed'],
  ['cancelled', 'notNeeded', false, 'cancelled'],
  ['absence', 'noShow', true, 'absence'],
] as const)('%s, %s, over: %s is drawn as %s', (kind, status, isPast, look) => {
  expect(timeLook({ kind, status }, isPast)).toBe(look)
})

describe('the time of a day', () => {
  it('is none without a job', () => {
    expect(timeMark({ ...none, jobs: [job('08:00')] }, '2026-05-29', '2026-05-27')).toBeNull()
  })
  it('is the earliest of those alike, and of what weighs most', () => {
    const at = (...jobs: CalendarDays['jobs']) => timeMark({ ...none, jobs }, '2026-05-28', '2026-05-27')
    expect(at(job('14:00'), job('08:00'))).toEqual({ time: '08:00', look: 'confirmed' })
    expect(at(job('08:00', { kind: 'pending', status: 'invited' }), job('14:00'))).toEqual({
      time: '14:00',
      look: 'confirmed',
    })
    expect(at(job('08:00', { kind: 'cancelled', status: 'cancelled' }), job('20:00', { kind: 'changed' }))).toEqual({
      time: '20:00',
      look: 'changed',
    })
  })
})

describe('the band of a day', () => {
  const vacation = (status: 'asked' | 'approved' | 'declined', unpaid = false) => ({
    ...entry('2026-05-30', '2026-06-02'),
    status,
    unpaid,
  })
  it('begins anew in every week', () => {
    const days = { ...none, vacationRequests: [vacation('asked')] }
    const on = (date: string, week: string) => bandMark(days, date, week)
    expect(on('2026-05-29', '2026-05-25')).toBeNull()
    expect(on('2026-05-30', '2026-05-25')).toEqual({ look: 'asked', starts: true, ends: false, cells: 2 })
    expect(on('2026-05-31', '2026-05-25')).toEqual({ look: 'asked', starts: false, ends: true, cells: 1 })
    expect(on('2026-06-01', '2026-06-01')).toEqual({ look: 'asked', starts: true, ends: false, cells: 2 })
    expect(on('2026-06-02', '2026-06-01')).toEqual({ look: 'asked', starts: false, ends: true, cells: 1 })
  })
  it('is of what is surest: approved, asked, blocked, free; declined is none', () => {
    const look = (days: Partial<CalendarDays>) => bandMark({ ...none, ...days }, '2026-05-30', '2026-05-25')?.look
    const blockDates = [entry('2026-05-30')]
    const availabilities = [entry('2026-05-30')]
    expect(look({ vacationRequests: [vacation('asked'), vacation('approved')], blockDates })).toBe('approved')
    expect(look({ vacationRequests: [vacation('asked'), vacation('approved', true)], blockDates })).toBe('unpaid')
    expect(look({ vacationRequests: [vacation('asked', true)], blockDates })).toBe('asked')
    expect(look({ vacationRequests: [vacation('asked')], blockDates })).toBe('asked')
    expect(look({ vacationRequests: [vacation('declined')], blockDates, availabilities })).toBe('block')
    expect(look({ availabilities })).toBe('available')
    expect(look({ vacationRequests: [vacation('declined')] })).toBeUndefined()
  })
})

it('a day has its jobs by time and all that reaches into it', () => {
  const days = onDay(
    {
      ...none,
      jobs: [job('14:00'), job('08:00'), job('09:00', { startDate: '2026-05-29' })],
      blockDates: [entry('2026-05-27', '2026-05-28')],
    },
    '2026-05-28',
  )
  expect(days.jobs.map(({ startTime }) => startTime)).toEqual(['08:00', '14:00'])
  expect(days.blockDates).toHaveLength(1)
})
