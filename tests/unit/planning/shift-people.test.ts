import { expect, it } from 'vitest'
import { stateOf } from '../../../src/screens/projects/staffing/people.ts'
import type { Line } from '../../../src/screens/projects/project.types.ts'

const starts = '2026-05-27T05:00:00Z'
const minute = 60_000
const line = (change: Partial<Line>): Line =>
  ({
    status: 'confirmed',
    starts,
    timeZone: 'Europe/Berlin',
    preCallAt: null,
    checkInAt: null,
    checkOutAt: null,
    ...change,
  }) as Line

it.each([
  ['at the start', {}, 0, 'expected'],
  ['within the grace', {}, 4, 'expected'],
  ['there when the grace ends', { checkInAt: starts }, 5, 'in'],
  ['not there when the grace ends', {}, 5, 'late'],
  ['known to be on the way', { preCallAt: starts }, 30, 'onTheWay'],
  ['there', { checkInAt: starts }, 30, 'in'],
  ['gone', { checkInAt: starts, checkOutAt: starts }, 30, 'out'],
  ['asked only', { status: 'invited' as const }, 30, 'invited'],
])('somebody who is %s', (_, change, minutes, kind) => {
  expect(stateOf(line(change), Date.parse(starts) + minutes * minute, 5).kind).toBe(kind)
})
