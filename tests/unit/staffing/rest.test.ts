import { expect, it } from 'vitest'
import { type Booked, restWarnings } from '../../../domain/jobs/rest.ts'

const rules = { restHours: 11, dayHours: 10 }
/** Berlin's offset at start and end, where the clock is set in between. */
const booked = (from: string, to: string, breakMinutes = 0, offsets = ['+02:00', '+02:00']): Booked => ({
  starts: Date.parse(`${from}:00${offsets[0]}`),
  ends: Date.parse(`${to}:00${offsets[1]}`),
  startDate: from.slice(0, 10),
  breakMinutes,
})
const shift = booked('2026-06-10T08:00', '2026-06-10T16:00', 30)
const rest = (hours: number) => ({ kind: 'rest', minutes: hours * 60, limit: 660 })
const day = (hours: number) => ({ kind: 'day', minutes: hours * 60, limit: 600 })

it.each([
  ['nothing else', [], []],
  ['eleven hours before', [booked('2026-06-09T13:00', '2026-06-09T21:00')], []],
  ['a night too short before', [booked('2026-06-09T20:00', '2026-06-09T22:00')], [rest(10)]],
  ['past midnight before', [booked('2026-06-09T23:00', '2026-06-10T01:00')], [rest(7)]],
  ['a night too short after', [booked('2026-06-11T02:00', '2026-06-11T03:00')], [rest(10)]],
  ['the next begins as this ends', [booked('2026-06-09T23:00', '2026-06-10T08:00', 420)], []],
  ['a pause on one day', [booked('2026-06-10T18:00', '2026-06-10T20:00')], []],
  ['a long split day', [booked('2026-06-10T18:00', '2026-06-10T23:00')], [day(12.5)]],
  ['short and long', [booked('2026-06-09T18:00', '2026-06-09T23:00')], [rest(9), day(12.5)]],
  ['overlap counted once', [booked('2026-06-10T10:00', '2026-06-10T17:00')], []],
  [
    'a chain without a rest',
    [booked('2026-06-09T14:00', '2026-06-09T23:00'), booked('2026-06-09T06:00', '2026-06-09T12:00')],
    [rest(9), day(22.5)],
  ],
  [
    'a chain to both sides',
    [booked('2026-06-10T17:00', '2026-06-10T20:00'), booked('2026-06-11T06:00', '2026-06-11T07:00')],
    [day(11.5)],
  ],
  ['a break longer than the work', [booked('2026-06-10T17:00', '2026-06-10T18:00', 900)], []],
  ['exactly the longest day', [booked('2026-06-10T17:00', '2026-06-10T19:30')], []],
  ['a minute above it', [booked('2026-06-10T17:00', '2026-06-10T19:31')], [{ kind: 'day', minutes: 601, limit: 600 }]],
  ['exactly the least rest after', [booked('2026-06-11T03:00', '2026-06-11T13:00')], []],
  ['another day behind a rest', [booked('2026-06-08T06:00', '2026-06-08T20:00')], []],
])('%s', (_, others, warnings) => {
  expect(restWarnings(shift, others, rules)).toEqual(warnings)
})

it.each([
  // In spring the night is an hour shorter than the clock says, in autumn longer.
  ['2026-03-28T21:00', '2026-03-29T08:00', ['+01:00', '+02:00'], [rest(10)]],
  ['2026-10-24T22:00', '2026-10-25T08:00', ['+02:00', '+01:00'], []],
] as const)('from %s to %s over a clock that is set', (left, came, [before, after], warnings) => {
  const evening = booked(`${left.slice(0, 10)}T18:00`, left, 0, [before, before])
  const morning = booked(came, `${came.slice(0, 10)}T12:00`, 0, [after, after])
  expect(restWarnings(morning, [evening], rules)).toEqual(warnings)
})

it('a single shift can be too long, by its own rules', () => {
  const long = booked('2026-06-10T08:00', '2026-06-10T19:00', 45)
  expect(restWarnings(long, [], rules)).toEqual([day(10.25)])
  expect(restWarnings(long, [], { restHours: 11, dayHours: 12 })).toEqual([])
})
