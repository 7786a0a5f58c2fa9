import { describe, expect, it } from 'vitest'
import { crewFigures, isLate, type OnCrew } from '../../../domain/projectCrewItems/late.ts'
import { type ListState, canComeIn, lateFirst, listed } from '../../../src/screens/projectCrews/leading/line-state.ts'
import type { Line } from '../../../src/screens/projectCrews/crew.types.ts'

const starts = '2026-05-27T05:00:00Z'
const after = (minutes: number) => Date.parse(starts) + minutes * 60_000
const line = (change: Partial<OnCrew> = {}): OnCrew => ({
  status: 'confirmed',
  starts,
  preCallAt: null,
  checkInAt: null,
  checkOutAt: null,
  ...change,
})

it.each([
  ['before the start', null, -1, 5, false],
  ['at the start', null, 0, 5, false],
  ['within the grace', null, 4, 5, false],
  ['when the grace ends', null, 5, 5, true],
  ['where there is no grace', null, 0, 0, true],
  ['on the way', '2026-05-27T04:25:00Z', 90, 5, false],
])('somebody %s', (_, preCallAt, minutes, grace, late) => {
  expect(isLate({ starts, preCallAt }, after(minutes), grace)).toBe(late)
})

it('says a crew in figures: who is there, of all who count, and who is late', () => {
  const crew = [
    line({ status: 'checkedIn', checkInAt: starts }),
    line({ status: 'checkedIn', checkInAt: starts }),
    line({ status: 'checkedOut', checkInAt: starts, checkOutAt: starts }),
    line({ status: 'signedOff' }),
    line(),
    line({ preCallAt: starts }),
    line({ starts: '2026-05-27T07:00:00Z' }),
    ...['invited', 'applied', 'noShow', 'notNeeded', 'cancelled', 'declined'].map(status => line({ status })),
  ]
  expect(crewFigures(crew, after(12), 5)).toEqual({ in: 2, all: 7, late: 1, awaited: 2 })
  expect(crewFigures(crew, after(4), 5)).toMatchObject({ late: 0, awaited: 3 })
})

describe('on the chief’s list', () => {
  const on = (name: string, change: Partial<OnCrew> = {}) => ({ ...line(change), id: name, timeZone: 'UTC' }) as Line
  const state = (change: Partial<OnCrew>, minutes: number): ListState =>
    listed(on('a', change), after(minutes), 5).state

  it.each([
    [{}, 4, 'expected'],
    [{}, 5, 'late'],
    [{ preCallAt: starts }, 30, 'onTheWay'],
    [{ checkInAt: starts }, 30, 'in'],
    [{ checkInAt: starts, checkOutAt: starts }, 30, 'out'],
    [{ status: 'cancelled' }, 30, 'cancelled'],
  ] as const)('%o after %i min stands as %s', (change, minutes, stands) => {
    expect(state(change, minutes)).toBe(stands)
  })

  const all = [
    on('in', { checkInAt: starts }),
    on('later', { starts: '2026-05-27T07:30:00Z' }),
    on('coming', { preCallAt: starts }),
    on('late'),
    on('invited', { status: 'invited' }),
  ].map(one => listed(one, after(12), 5))
  const names = (lines: typeof all) => lines.map(one => one.line.id)

  it('late ones stand first, then who is on the way, then who is expected', () => {
    expect(names(lateFirst(all))).toEqual(['late', 'coming', 'later', 'in', 'invited'])
  })
  it('whoever is not there can be checked in, once that has opened for them', () => {
    expect(names(canComeIn(all, 60, after(12)))).toEqual(['coming', 'late'])
    expect(names(canComeIn(all, 60, after(90)))).toEqual(['later', 'coming', 'late'])
  })
})
