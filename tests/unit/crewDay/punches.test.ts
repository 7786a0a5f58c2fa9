import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { positionStatuses } from '../../../domain/projectCrewItems/position-status.ts'
import { foldPunches, type Punch, punchKinds } from '../../../domain/projectCrewItems/punches.ts'
import { type Retraction, inTimeToUndo } from '../../../domain/projectCrewItems/retractions.ts'
import { statedTimeAllowed, stillToCome } from '../../../domain/projectCrewItems/stated-time.ts'

const min = 60_000
const hour = 60 * min
const pre = (id: string, at: number): Punch => ({ id, kind: 'Pre-call', at })
const into = (id: string, at: number): Punch => ({ id, kind: 'Check-in', at })
const out = (id: string, at: number): Punch => ({ id, kind: 'Check-out', at })
const own = (punch: Punch): Punch => ({ ...punch, own: true })
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
      'a person’s own are one: who is in does not come again',
      [own(into('c', 3 * hour)), into('b', 2 * hour), own(into('a', hour))],
      {
        ...nothing,
        status: 'checkedIn',
        checkInAt: hour,
        duplicates: ['c'],
        conflicts: [{ kind: 'Check-in', ids: ['a', 'b'] }],
      },
    ],
    [
      'unless they had left meanwhile',
      [own(into('a', hour)), out('b', 2 * hour), own(into('c', 3 * hour))],
      {
        ...nothing,
        status: 'checkedOut',
        checkInAt: hour,
        checkOutAt: 2 * hour,
        conflicts: [{ kind: 'Check-in', ids: ['a', 'c'] }],
      },
    ],
    [
      'a person’s own check-outs contradict each other',
      [into('a', 0), own(out('b', 8 * hour)), own(out('c', 9 * hour))],
      {
        ...nothing,
        status: 'checkedOut',
        checkInAt: 0,
        checkOutAt: 9 * hour,
        conflicts: [{ kind: 'Check-out', ids: ['b', 'c'] }],
      },
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
      'the same instant: the smaller id counts, however they came',
      [into('a', 7), into('c', 7), into('b', 7)],
      { ...nothing, status: 'checkedIn', checkInAt: 7, duplicates: ['b', 'c'] },
    ],
    [
      'out at the very instant of in is a shift',
      [into('a', hour), out('b', hour)],
      { ...nothing, status: 'checkedOut', checkInAt: hour, checkOutAt: hour },
    ],
    [
      'of several check-outs before the check-in each is named once',
      [out('a', hour), out('b', 2 * hour), into('c', 3 * hour)],
      { ...nothing, status: 'checkedIn', checkInAt: 3 * hour, conflicts: [{ kind: 'Check-out', ids: ['a', 'b'] }] },
    ],
    [
      'two check-ins and a check-out before them are two conflicts',
      [out('a', 0), into('b', hour), into('c', 2 * hour)],
      {
        ...nothing,
        status: 'checkedIn',
        checkInAt: hour,
        conflicts: [
          { kind: 'Check-in', ids: ['b', 'c'] },
          { kind: 'Check-out', ids: ['a'] },
        ],
      },
    ],
    [
      'a person’s own are one, though they had left before the first',
      [out('z', 0), own(into('a', hour)), own(into('c', 3 * hour))],
      {
        ...nothing,
        status: 'checkedIn',
        checkInAt: hour,
        duplicates: ['c'],
        conflicts: [{ kind: 'Check-out', ids: ['z'] }],
      },
    ],
    [
      'and though they leave after the second',
      [own(into('a', hour)), own(into('c', 3 * hour)), out('z', 4 * hour)],
      { ...nothing, status: 'checkedOut', checkInAt: hour, checkOutAt: 4 * hour, duplicates: ['c'] },
    ],
    [
      'a check-out at the instant of either was between them',
      [own(into('a', hour)), out('z', hour), own(into('c', 3 * hour))],
      {
        ...nothing,
        status: 'checkedOut',
        checkInAt: hour,
        checkOutAt: hour,
        conflicts: [{ kind: 'Check-in', ids: ['a', 'c'] }],
      },
    ],
    [
      'at the second as well',
      [own(into('a', hour)), out('z', 3 * hour), own(into('c', 3 * hour))],
      {
        ...nothing,
        status: 'checkedOut',
        checkInAt: hour,
        checkOutAt: 3 * hour,
        conflicts: [{ kind: 'Check-in', ids: ['a', 'c'] }],
      },
    ],
    [
      'the chief chose one that repeats another: it is no repetition any more',
      [into('a', hour), { ...into('b', hour + min), chosen: true }, into('c', hour + 2 * min)],
      { ...nothing, status: 'checkedIn', checkInAt: hour + min, duplicates: ['c'] },
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
      own: fc.boolean(),
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

describe('a punch taken back', () => {
  const sec = 1000
  const read = (monotonic: number, pageLife = 'p', deviceTime = monotonic) => ({ deviceTime, pageLife, monotonic })
  /** Made by Ada on her phone; its entry is named like it. */
  const made = (punch: Punch, more: Partial<Punch> = {}): Punch => ({
    ...punch,
    entry: punch.id,
    by: 'ada',
    made: read(punch.at),
    keptAfter: 0,
    ...more,
  })
  const undo = (retracts: string, at: number, more: Partial<Retraction> = {}): Retraction => ({
    retracts,
    by: 'ada',
    leads: false,
    at,
    made: read(at),
    ...more,
  })
  const [inAt, outAt] = [hour, 9 * hour]

  it.each<[string, Punch[], Retraction[], object]>([
    ['is none', [made(into('a', inAt))], [undo('a', inAt + 5 * sec)], { status: 'confirmed', checkInAt: null }],
    [
      'not by its person later than five seconds',
      [made(into('a', inAt))],
      [undo('a', inAt + 5 * sec + 1)],
      { status: 'checkedIn', checkInAt: inAt },
    ],
    [
      'five seconds begin when it was kept',
      [made(into('a', inAt), { keptAfter: 40 * sec })],
      [undo('a', inAt + 45 * sec)],
      { status: 'confirmed' },
    ],
    [
      'at any time by who leads',
      [made(out('a', 0))],
      [undo('a', outAt, { by: 'chief', leads: true })],
      { checkOutAt: null },
    ],
    ['not by anybody else', [made(into('a', inAt))], [undo('a', inAt + sec, { by: 'bob' })], { status: 'checkedIn' }],
    ['not before it was made', [made(into('a', inAt))], [undo('a', inAt - 1)], { status: 'checkedIn' }],
    [
      'by the wall clock where the page was reloaded',
      [made(into('a', inAt), { made: read(900, 'old', 10 * sec) })],
      [undo('a', 0, { made: read(1, 'new', 14 * sec) })],
      { status: 'confirmed' },
    ],
    [
      'within one page life a clock that is set does not matter',
      [made(into('a', inAt), { made: read(900, 'p', 10 * sec) })],
      [undo('a', 0, { made: read(901, 'p', 10 * hour) })],
      { status: 'confirmed' },
    ],
    [
      'the check-out alone: at work again',
      [made(into('a', inAt)), made(out('b', outAt))],
      [undo('b', outAt + sec)],
      { status: 'checkedIn', checkInAt: inAt, checkOutAt: null },
    ],
    [
      'and made again within five minutes is one punch, no duplicate of what is none',
      [made(into('a', inAt)), made(into('c', inAt + min))],
      [undo('a', inAt + 2 * sec)],
      { status: 'checkedIn', checkInAt: inAt + min, duplicates: [], conflicts: [] },
    ],
    [
      'contradicts nothing any more',
      [made(out('a', 8 * hour)), made(out('b', outAt))],
      [undo('b', 10 * hour, { leads: true })],
      { checkOutAt: 8 * hour, conflicts: [] },
    ],
    [
      'by one of several retractions',
      [made(into('a', inAt)), made(into('b', inAt + hour))],
      [undo('z', inAt), undo('a', inAt + sec)],
      { status: 'checkedIn', checkInAt: inAt + hour, conflicts: [] },
    ],
    ['at the instant it was made', [made(into('a', inAt))], [undo('a', inAt)], { status: 'confirmed' }],
    ['not a moment before', [made(into('a', inAt))], [undo('a', inAt - 0.5)], { status: 'checkedIn' }],
    ['which nobody knows yet', [made(into('a', inAt))], [undo('z', inAt + sec)], { status: 'checkedIn' }],
  ])('%s', (_name, punches, retractions, expected) => {
    expect(foldPunches('confirmed', punches, retractions)).toMatchObject(expected)
  })

  it('gives the same state in every order of arrival', () => {
    const moments = fc.integer({ min: 0, max: 24 })
    const people = fc.constantFrom('ada', 'chief')
    const entries = fc.constantFrom('a', 'b', 'c', 'd')
    const facts = fc.tuple(
      fc.uniqueArray(
        fc.record({
          entry: entries,
          kind: fc.constantFrom(...punchKinds),
          at: moments,
          by: people,
          chosen: fc.boolean(),
        }),
        { selector: ({ entry }) => entry, maxLength: 4 },
      ),
      fc.array(fc.record({ retracts: entries, at: moments, by: people, leads: fc.boolean() }), { maxLength: 3 }),
    )
    fc.assert(
      fc.property(facts, ([punches, retractions]) => {
        const all = [
          ...punches.map(({ entry, kind, at, by, chosen }) => ({
            punch: made({ id: entry, kind, at: at * 2 * sec }, { by, chosen }),
          })),
          ...retractions.map(({ retracts, at, by, leads }) => ({ undo: undo(retracts, at * 2 * sec, { by, leads }) })),
        ]
        const folds = permutations(all).map(arrived =>
          JSON.stringify(
            foldPunches(
              'confirmed',
              arrived.flatMap(fact => ('punch' in fact ? [fact.punch] : [])),
              arrived.flatMap(fact => ('undo' in fact ? [fact.undo] : [])),
            ),
          ),
        )
        expect(new Set(folds).size).toBeLessThanOrEqual(1)
      }),
      { seed: 38, numRuns: 40 },
    )
  })

  it('is in time on a device that tells no clocks, by when it was', () => {
    expect(inTimeToUndo({ at: 0 }, { made: null, at: 5 * sec })).toBe(true)
    expect(inTimeToUndo({ at: 0 }, { made: null, at: 5 * sec + 1 })).toBe(false)
    expect(inTimeToUndo({ at: hour }, { made: null, at: hour + 5 * sec })).toBe(true)
    expect(inTimeToUndo({ at: hour, made: null }, { made: read(0), at: hour + sec })).toBe(true)
    expect(inTimeToUndo({ at: hour, made: read(0) }, { made: null, at: hour + sec })).toBe(true)
  })
})

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map(rest => [item, ...rest]))
}

describe('a time that is stated', () => {
  const shift = { starts: 20 * hour, ends: 28 * hour, checkInAt: null }
  it.each<[string, Parameters<typeof statedTimeAllowed>, boolean]>([
    ['came before the start', ['Check-in', 18 * hour, shift, 30 * hour], true],
    ['came the day before', ['Check-in', 8 * hour - 1, shift, 30 * hour], false],
    ['came half a day before the start', ['Check-in', 8 * hour, shift, 30 * hour], true],
    ['came after the end', ['Check-in', 28 * hour, shift, 30 * hour], false],
    ['came in what has not been yet', ['Check-in', 20 * hour, shift, 20 * hour - min - 1], false],
    ['came a moment ahead of this clock', ['Check-in', 20 * hour, shift, 20 * hour - min], true],
    ['left at the end', ['Check-out', 28 * hour, shift, 30 * hour], true],
    ['left before they came', ['Check-out', 21 * hour, { ...shift, checkInAt: 21 * hour }, 30 * hour], false],
    [
      'left a moment after they came',
      ['Check-out', 21 * hour + 1, { ...shift, checkInAt: 21 * hour }, 30 * hour],
      true,
    ],
    ['left a day after the end', ['Check-out', 52 * hour, shift, 90 * hour], true],
    ['left more than half a day late', ['Check-out', 41 * hour, shift, 90 * hour], true],
    ['left days later', ['Check-out', 52 * hour + 1, shift, 90 * hour], false],
    ['on the way is not stated', ['Pre-call', 20 * hour, shift, 30 * hour], false],
  ])('%s', (_name, given, allowed) => {
    expect(statedTimeAllowed(...given)).toBe(allowed)
  })

  it.each<[string, Parameters<typeof stillToCome>, boolean]>([
    ['has been', ['Check-in', 20 * hour, shift, 21 * hour], false],
    ['has not been yet', ['Check-in', 25 * hour, shift, 21 * hour], true],
    ['comes in half a day', ['Check-out', 38 * hour, shift, 26 * hour], true],
    ['comes a moment later than that', ['Check-out', 38 * hour + 1, shift, 26 * hour], false],
    ['can never be', ['Check-in', 29 * hour, shift, 21 * hour], false],
    ['was meant as one of this day', ['Check-out', 40 * hour, { ...shift, checkInAt: 20 * hour }, 26 * hour], false],
  ])('that %s is told from one that is still to come', (_name, given, toCome) => {
    expect(stillToCome(...given)).toBe(toCome)
  })
})
