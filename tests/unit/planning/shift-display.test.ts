import { expect, it } from 'vitest'
import {
  checkedInState,
  clockIsSet,
  dateIn,
  dayToName,
  daysUntil,
  timeUntil,
  weekGroup,
  zoneDiffers,
} from '../../../domain/shift-display.ts'

const summer = Date.parse('2024-07-01T12:00Z')
const winter = Date.parse('2024-01-01T12:00Z')
it.each([
  ['Europe/Berlin', 'Europe/Berlin', summer, false],
  ['Europe/Berlin', 'Europe/Vienna', summer, false],
  ['Europe/Berlin', 'Europe/London', summer, true],
  ['Africa/Johannesburg', 'Europe/Berlin', summer, false],
  ['Africa/Johannesburg', 'Europe/Berlin', winter, true],
])('venue %s, viewer %s at %d: %j', (venue, viewer, at, differs) => {
  expect(zoneDiffers(venue, viewer, at)).toBe(differs)
})

it.each([
  ['2024-06-01', '2024-06-01', 0],
  ['2024-06-02', '2024-06-01', 1],
  ['2024-03-01', '2024-02-28', 2],
  ['2024-04-01', '2024-03-30', 2],
  ['2024-05-31', '2024-06-01', -1],
])('%s is in %s + %d days', (date, today, days) => {
  expect(daysUntil(date, today)).toBe(days)
})

it('the date of an instant is the venue’s', () => {
  expect(dateIn('Pacific/Auckland', Date.parse('2024-06-01T13:00Z'))).toBe('2024-06-02')
  expect(dateIn('America/Los_Angeles', Date.parse('2024-06-01T05:00Z'))).toBe('2024-05-31')
})

it('weeks start on Monday where nothing else is said', () => {
  expect(weekGroup('2024-06-09', '2024-06-05')).toEqual({ group: 'thisWeek', firstDay: '2024-06-03' })
})

const min = 60_000
it.each([
  [35 * min, { past: false, days: 0, hours: 0, minutes: 35 }],
  [34 * min + 1, { past: false, days: 0, hours: 0, minutes: 35 }],
  [1, { past: false, days: 0, hours: 0, minutes: 1 }],
  [0, { past: true, days: 0, hours: 0, minutes: 0 }],
  [-59_999, { past: true, days: 0, hours: 0, minutes: 0 }],
  [-61 * min, { past: true, days: 0, hours: 1, minutes: 1 }],
  [(2 * 1440 + 3 * 60 + 4) * min, { past: false, days: 2, hours: 3, minutes: 4 }],
  [1440 * min, { past: false, days: 1, hours: 0, minutes: 0 }],
  [1439 * min, { past: false, days: 0, hours: 23, minutes: 59 }],
  [60 * min, { past: false, days: 0, hours: 1, minutes: 0 }],
  [(40 * 1440 + 59) * min, { past: false, days: 40, hours: 0, minutes: 59 }],
])('%d ms away', (away, expected) => {
  expect(timeUntil(1_000_000 * min + away, 1_000_000 * min)).toEqual(expected)
})

it.each([
  // Wednesday 5 June 2024
  ['2024-06-05', 1, 'thisWeek', '2024-06-03'],
  ['2024-06-03', 1, 'thisWeek', '2024-06-03'],
  ['2024-06-09', 1, 'thisWeek', '2024-06-03'],
  ['2024-06-10', 1, 'nextWeek', '2024-06-10'],
  ['2024-06-16', 1, 'nextWeek', '2024-06-10'],
  ['2024-06-17', 1, 'weekOf', '2024-06-17'],
  ['2025-01-01', 1, 'weekOf', '2024-12-30'],
  ['2024-06-02', 1, 'earlier', '2024-05-27'],
  ['2024-06-09', 0, 'nextWeek', '2024-06-09'],
  ['2024-06-02', 0, 'thisWeek', '2024-06-02'],
  ['1969-12-31', 1, 'earlier', '1969-12-29'],
] as const)('%s, weeks from %d: %s of %s', (date, startsOn, group, firstDay) => {
  expect(weekGroup(date, '2024-06-05', startsOn)).toEqual({ group, firstDay })
})

it.each([
  ['Europe/Berlin', '2026-05-26T00:00Z', '2026-05-29T00:00Z', false],
  ['Europe/Berlin', '2026-10-24T00:00Z', '2026-10-26T00:00Z', true],
  ['Europe/London', '2026-03-28T00:00Z', '2026-03-30T00:00Z', true],
  ['Asia/Tokyo', '2026-03-28T00:00Z', '2026-10-30T00:00Z', false],
])('the clock of %s between %s and %s is set: %s', (zone, from, to, set) =>
  expect(clockIsSet(zone, Date.parse(from), Date.parse(to))).toBe(set),
)

it.each([
  ['2026-05-27T22:10Z', '2026-05-27T21:50Z', 'tomorrow'],
  ['2026-05-27T22:10Z', '2026-05-27T22:00Z', 'today'],
  ['2026-05-27T21:50Z', '2026-05-27T22:10Z', 'yesterday'],
  ['2026-05-27T21:59Z', '2026-05-26T22:00Z', 'today'],
  ['2026-05-29T22:10Z', '2026-05-27T21:50Z', 'other'],
  // A night in which the clock is set is still one night.
  ['2026-10-24T22:10Z', '2026-10-24T21:50Z', 'tomorrow'],
  ['2026-10-25T23:10Z', '2026-10-24T21:50Z', 'other'],
] as const)('%s read in Berlin at %s is of %s', (at, now, day) => {
  expect(dayToName(Date.parse(at), 'Europe/Berlin', Date.parse(now))).toBe(day)
})

it.each([
  [-1, 'waiting'],
  [0, 'running'],
  [1, 'running'],
] as const)('checked in and %d ms after the start: %s', (after, state) => {
  expect(checkedInState(1_000, 1_000 + after)).toBe(state)
})
