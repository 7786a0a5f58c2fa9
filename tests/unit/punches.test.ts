import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { positionStatuses } from '../../domain/position-status.ts'
import { foldPunches, type Punch, punchKinds } from '../../domain/punches.ts'

const min = 60_000
const hour = 60 * min
const pre = (id: string, at: number): Punch => ({ id, kind: 'Pre-call', at })
const into = (id: string, at: number): Punch => ({ id, kind: 'Check-in', at })
const out = (id: string, at: number): Punch => ({ id, kind: 'Check-out', at })
const nothing = { preCallAt: null, checkInAt: null, checkOutAt: null, duplicates: [], conflicts: [] }

describe('what punches make of a confirmed person', () => {
  it.each<[string, Punch[], object]>([
    ['nothing', [], { ...nothing, status: 'confirmed' }],
    ['on the way', [pre('a', 1)], { ...nothing, status: 'confirmed', preCallAt: 1 }],
    ['checked in', [into('a', hour)], { ...nothing, status: 'checkedIn', checkInAt: hour }],
    [
      'a whole shift',
      [pre('a', 0), into('b', hour), out('c', 9 * hour)],
      { ...nothing, status: 'checkedOut', preCallAt: 0, checkInAt: hour, checkOutAt: 9 * hour },
    ],
    [
      'a check-out alone waits for its check-in',
      [out('c', 9 * hour)],
      { ...nothing, status: 'confirmed', checkOutAt: 9 * hour },
    ],
    [
      'twice within five minutes is once, the earliest',
      [into('b', hour + 5 * min), into('a', hour)],
      { ...nothing, status: 'checkedIn', checkInAt: hour, duplicates: ['b'] },
    ],
    [
      'further apart is a conflict: the earliest check-in counts',
      [into('b', hour + 5 * min + 1), into('a', hour)],
      { ...nothing, status: 'checkedIn', checkInAt: hour, conflicts: [{ kind: 'Check-in', ids: ['a', 'b'] }] },
    ],
    [
      'and the latest check-out',
      [into('a', 0), out('b', 8 * hour), out('c', 9 * hour), out('d', 9 * hour + min)],
      {
        ...nothing,
        status: 'checkedOut',
        checkInAt: 0,
        checkOutAt: 9 * hour,
        duplicates: ['d'],
        conflicts: [{ kind: 'Check-out', ids: ['b', 'c'] }],
      },
    ],
    [
      'the same instant: the smaller id counts',
      [into('b', 7), into('a', 7)],
      { ...nothing, status: 'checkedIn', checkInAt: 7, duplicates: ['b'] },
    ],
    [
      'the chief chose the later check-in',
      [into('a', hour), { ...into('b', 2 * hour), chosen: true }, out('c', 9 * hour)],
      { ...nothing, status: 'checkedOut', checkInAt: 2 * hour, checkOutAt: 9 * hour },
    ],
    [
      'the chief chose the earlier check-out',
      [into('a', 0), { ...out('b', 8 * hour), chosen: true }, out('c', 9 * hour)],
      { ...nothing, status: 'checkedOut', checkInAt: 0, checkOutAt: 8 * hour },
    ],
    [
      'out before in ends nothing',
      [out('a', hour), into('b', 2 * hour)],
      { ...nothing, status: 'checkedIn', checkInAt: 2 * hour, conflicts: [{ kind: 'Check-out', ids: ['a'] }] },
    ],
  ])('%s', (_name, punches, expected) => {
    expect(foldPunches('confirmed', punches)).toEqual(expected)
  })
})

it.each(positionStatuses.filter(status => status !== 'confirmed'))('%s keeps its status beside the times', base => {
  expect(foldPunches(base, [into('a', 0), out('b', hour)])).toEqual({
    ...nothing,
    status: base,
    checkInAt: 0,
    checkOutAt: hour,
  })
})

describe('any punches', () => {
  const punches = fc.uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 3 }),
      kind: fc.constantFrom(...punchKinds),
      at: fc.integer({ min: 0, max: 20 }).map(n => n * min),
      chosen: fc.boolean(),
    }),
    { selector: ({ id }) => id, maxLength: 8 },
  )
  it('give the same result in every order of arrival', () => {
    const shuffled = punches.chain(list =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length })),
    )
    fc.assert(
      fc.property(shuffled, ([list, arrived]) => {
        expect(foldPunches('confirmed', arrived)).toEqual(foldPunches('confirmed', list))
      }),
      { numRuns: 1000 },
    )
  })
  it('never end a shift before it began, and count or name every one of them', () => {
    fc.assert(
      fc.property(punches, list => {
        const folded = foldPunches('confirmed', list)
        if (folded.checkInAt !== null && folded.checkOutAt !== null)
          expect(folded.checkOutAt).toBeGreaterThanOrEqual(folded.checkInAt)
        expect(new Set(folded.duplicates).size).toBe(folded.duplicates.length)
      }),
    )
  })
})
