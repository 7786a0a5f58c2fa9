import { expect, it } from 'vitest'
import { type Entry, type OwnTime, fitOf, fits, lastDay } from '../../../domain/jobs/fit.ts'
import { restAround } from '../../../domain/jobs/rest.ts'
import type { PositionStatus } from '../../../domain/projectCrewItems/position-status.ts'

const limits = { restHours: 11, dayHours: 10 }
const at = (moment: string) => Date.parse(`${moment}:00+02:00`)
const entry = (from: string, to: string, status: PositionStatus = 'confirmed'): Entry => ({
  starts: at(from),
  ends: at(to),
  startDate: from.slice(0, 10),
  lastDate: to.slice(0, 10),
  breakMinutes: 0,
  status,
})
const own = (kind: OwnTime['kind'], approved = true, day = '2026-06-10'): OwnTime => ({
  kind,
  approved,
  starts: at(`${day}T00:00`),
  ends: at(`${day}T23:59`),
})
/** Wednesday from eight to four. */
const shift = entry('2026-06-10T08:00', '2026-06-10T16:00')
const said = (entries: readonly Entry[], ownTime: readonly OwnTime[] = []) =>
  fitOf(shift, entries, ownTime, limits).map(({ kind, minutes, limit, other }) => ({
    kind,
    ...(minutes === null ? {} : { minutes }),
    ...(limit === null ? {} : { limit }),
    ...(other === null ? {} : { other: entries.indexOf(other) }),
  }))

it.each<[string, Entry[], OwnTime[], object[]]>([
  ['nothing at all', [], [], [{ kind: 'free' }]],
  ['an overlap', [entry('2026-06-10T14:00', '2026-06-10T18:00')], [], [{ kind: 'overlap', minutes: 120, other: 0 }]],
  [
    'two at that time, and a long day',
    [entry('2026-06-10T07:00', '2026-06-10T09:00'), entry('2026-06-10T15:00', '2026-06-10T20:00', 'signedOff')],
    [],
    [
      { kind: 'overlap', minutes: 60, other: 0 },
      { kind: 'overlap', minutes: 60, other: 1 },
      { kind: 'longDay', minutes: 780, limit: 600 },
    ],
  ],
  ['a blocked date', [], [own('block')], [{ kind: 'blocked' }]],
  ['vacation', [], [own('vacation')], [{ kind: 'vacation' }]],
  ['vacation that was asked for', [], [own('vacation', false)], [{ kind: 'vacationAsked' }]],
  ['a blocked date that is not that day', [], [own('block', true, '2026-06-11')], [{ kind: 'free' }]],
  [
    'a short night before',
    [entry('2026-06-09T20:00', '2026-06-09T22:00')],
    [],
    [{ kind: 'restBefore', minutes: 600, limit: 660, other: 0 }, { kind: 'free' }],
  ],
  [
    'a short night after, and rested before',
    [entry('2026-06-11T02:00', '2026-06-11T03:00'), entry('2026-06-09T10:00', '2026-06-09T14:00')],
    [],
    [
      { kind: 'restAfter', minutes: 600, limit: 660, other: 0 },
      { kind: 'free' },
      { kind: 'rested', minutes: 1080, other: 1 },
    ],
  ],
  [
    'exactly the least rest',
    [entry('2026-06-09T20:00', '2026-06-09T21:00')],
    [],
    [{ kind: 'free' }, { kind: 'rested', minutes: 660, other: 0 }],
  ],
  [
    'a night that reaches into the day leaves none free',
    [entry('2026-06-09T20:00', '2026-06-10T01:00')],
    [],
    [
      { kind: 'restBefore', minutes: 420, limit: 660, other: 0 },
      { kind: 'longDay', minutes: 780, limit: 600 },
    ],
  ],
  ['as one ends the next begins', [entry('2026-06-10T16:00', '2026-06-10T17:00')], [], [{ kind: 'sameDay', other: 0 }]],
  [
    'asked at that time, applied that day',
    [
      entry('2026-06-10T09:00', '2026-06-10T12:00', 'invited'),
      entry('2026-06-10T18:00', '2026-06-10T20:00', 'applied'),
    ],
    [],
    [
      { kind: 'invited', other: 0 },
      { kind: 'applied', other: 1 },
    ],
  ],
  ['applied for another day', [entry('2026-06-12T09:00', '2026-06-12T12:00', 'applied')], [], [{ kind: 'free' }]],
  [
    'what came to nothing',
    (['declined', 'cancelled', 'notNeeded', 'noShow'] as const).map(status =>
      entry('2026-06-10T09:00', '2026-06-10T12:00', status),
    ),
    [],
    [{ kind: 'free' }],
  ],
  ['long ago', [entry('2026-06-07T20:00', '2026-06-08T07:59')], [], [{ kind: 'free' }]],
])('%s', (_, entries, ownTime, reasons) => {
  expect(said(entries, ownTime)).toEqual(reasons)
})

it.each<[string, OwnTime[], Entry[], string[]]>([
  ['an overlap, though rested', [], [entry('2026-06-10T14:00', '2026-06-10T18:00')], ['overlap hard']],
  ['a block, though rested', [own('block')], [], ['blocked hard']],
  ['vacation, though rested', [own('vacation')], [], ['vacation hard']],
  ['vacation asked for', [own('vacation', false)], [], ['vacationAsked soft', 'rested good']],
  [
    'both of one day',
    [],
    [entry('2026-06-10T17:00', '2026-06-10T20:00')],
    ['longDay soft', 'sameDay soft', 'rested good'],
  ],
  [
    'asked and applied',
    [],
    [
      entry('2026-06-10T17:00', '2026-06-10T18:00', 'invited'),
      entry('2026-06-10T19:00', '2026-06-10T20:00', 'applied'),
    ],
    ['invited soft', 'applied soft', 'rested good'],
  ],
  [
    'a short night after',
    [],
    [entry('2026-06-11T02:00', '2026-06-11T03:00')],
    ['restAfter soft', 'free good', 'rested good'],
  ],
  [
    'a short night before',
    [],
    [entry('2026-06-09T15:00', '2026-06-09T22:00')],
    ['restBefore soft', 'longDay soft', 'free good'],
  ],
])('what %s weighs', (_, ownTime, entries, weighed) => {
  const yesterday = entry('2026-06-09T08:00', '2026-06-09T14:00')
  const reasons = fitOf(shift, [yesterday, ...entries], ownTime, limits)
  expect(reasons.map(({ kind, weight }) => `${kind} ${weight}`)).toEqual(weighed)
})

it.each([
  ['2026-06-08T08:00', ['free', 'rested']],
  // Two days and a minute ago: nobody asks any more.
  ['2026-06-08T07:59', ['free']],
])('whoever worked until %s is %j', (until, kinds) => {
  expect(said([entry('2026-06-08T04:00', until)]).map(({ kind }) => kind)).toEqual(kinds)
})

it('only what stands in the way does not fit', () => {
  const of = (entries: readonly Entry[], ownTime: readonly OwnTime[]) => fits(fitOf(shift, entries, ownTime, limits))
  expect(of([], [])).toBe(true)
  expect(of([entry('2026-06-09T20:00', '2026-06-09T22:00')], [own('vacation', false)])).toBe(true)
  expect(of([shift], [])).toBe(false)
  expect(of([], [own('block')])).toBe(false)
})

it('the rest on both sides is that to the nearest shift of another day', () => {
  const others = [
    entry('2026-06-08T06:00', '2026-06-08T12:00'),
    entry('2026-06-09T06:00', '2026-06-09T12:00'),
    entry('2026-06-10T04:00', '2026-06-10T05:00'),
    entry('2026-06-12T06:00', '2026-06-12T12:00'),
    entry('2026-06-11T06:00', '2026-06-11T12:00'),
  ]
  expect(restAround(shift, others)).toEqual({
    before: { minutes: 1200, other: others[1] },
    after: { minutes: 840, other: others[4] },
  })
  expect(restAround(shift, [])).toEqual({ before: null, after: null })
})

it.each([
  ['2026-06-10', null, '08:00', '16:00', '2026-06-10'],
  ['2026-06-10', null, '22:00', '06:00', '2026-06-11'],
  ['2026-06-10', null, '08:00', '08:00', '2026-06-11'],
  ['2026-06-10', null, '08:00', '08:01', '2026-06-10'],
  ['2026-06-10', null, '00:00', '00:00', '2026-06-10'],
  ['2026-06-10', null, '16:00', '00:00', '2026-06-10'],
  ['2026-06-10', '2026-06-12', '16:00', '00:00', '2026-06-11'],
  ['2026-06-30', '2026-07-01', '16:00', '01:00', '2026-07-01'],
])('from %s (to %s) %s–%s the last day is %s', (startDate, endDate, startTime, endTime, last) => {
  expect(lastDay({ startDate, endDate, startTime, endTime })).toBe(last)
})
