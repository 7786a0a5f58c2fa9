import { describe, expect, it } from 'vitest'
import { type ChosenDays, chosenDays, jobsInTheWay } from '../../../domain/personalCalendar/in-the-way.ts'
import { positionStatuses } from '../../../domain/projectCrewItems/position-status.ts'

const day = { startDate: '2026-06-10', endDate: null, startTime: '08:00', endTime: '16:00' }
const night = { ...day, startTime: '20:00', endTime: '04:00' }
const chosen = (change: Partial<ChosenDays>): ChosenDays => ({
  startDate: '2026-06-10',
  endDate: '',
  begin: '',
  end: '',
  ...change,
})

describe('jobs in the way of chosen days', () => {
  it.each<[string, Partial<ChosenDays>, object, boolean]>([
    ['on the day', {}, day, true],
    ['the day after', { startDate: '2026-06-11' }, day, false],
    ['the morning after a night', { startDate: '2026-06-11' }, night, true],
    ['after the night is over', { startDate: '2026-06-11', begin: '04:00', end: '12:00' }, night, false],
    ['in the midst of several', { startDate: '2026-06-08', endDate: '2026-06-12' }, day, true],
    ['until the day before', { startDate: '2026-06-08', endDate: '2026-06-09' }, day, false],
    ['hours before it', { begin: '06:00', end: '08:00' }, day, false],
    ['hours into it', { begin: '06:00', end: '08:01' }, day, true],
    ['hours of the night before', { startDate: '2026-06-09', begin: '22:00', end: '09:00' }, day, true],
    ['one time alone counts as a whole day', { begin: '20:00' }, day, true],
    ['a job with its own last day', { startDate: '2026-06-12' }, { ...day, endDate: '2026-06-12' }, true],
  ])('%s', (_name, change, times, expected) => {
    const job = { ...day, ...times, status: 'confirmed' as const }
    expect(jobsInTheWay(chosen(change), [job])).toEqual(expected ? [job] : [])
  })

  it('are those that hold a place', () => {
    const jobs = positionStatuses.map(status => ({ ...day, status }))
    expect(jobsInTheWay(chosen({}), jobs).map(({ status }) => status)).toEqual([
      'confirmed',
      'checkedIn',
      'checkedOut',
      'signedOff',
    ])
  })
})

it.each([
  [{}, 1],
  [{ endDate: '2026-06-14' }, 5],
  [{ endDate: '2026-06-09' }, 0],
  [{ startDate: '' }, 0],
])('%o are %i days', (change, days) => {
  expect(chosenDays(chosen(change))).toBe(days)
})
