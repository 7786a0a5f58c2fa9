import { describe, expect, it } from 'vitest'
import { daysLater } from '../../../domain/shift-display.ts'
import { gridRows, kinds, openByDay, type Kind, type Narrowed } from '../../../domain/planningCalendar/grid-rows.ts'

const week: Narrowed = {
  from: '2026-05-25',
  days: 7,
  hidden: [],
  function: null,
  branch: null,
  only: false,
  search: '',
}
const day = (at: number) => daysLater(week.from, at)
const position = (id: string, at: number, more: { hours?: number; breakMinutes?: number; from?: string } = {}) => {
  const { hours = 8, breakMinutes = 30, from = '08:00' } = more
  const starts = `${day(at)}T${from}:00.000Z`
  const ends = new Date(Date.parse(starts) + hours * 3_600_000).toISOString()
  return { id, startDate: day(at), startTime: from, starts, ends, breakMinutes, branch: null }
}
type Place = ReturnType<typeof position>
const job = (projectCrewItemId: string, kind: Kind) => ({ id: `${projectCrewItemId} ${kind}`, projectCrewItemId, kind })
const away = (kind: Kind, from: number, to: number) => ({
  id: kind,
  kind,
  startDate: day(from),
  endDate: day(to),
  begin: null,
  end: null,
})
/** The row of one person who has these. */
const rowOf = (
  has: { jobs?: ReturnType<typeof job>[]; absences?: ReturnType<typeof away>[]; name?: string },
  positions: readonly Place[],
  narrowed: Partial<Narrowed> = {},
  bankHolidays: { date: string; code: string; country: string }[] = [],
) => {
  const { jobs = [], absences = [], name = 'Ada Lovelace' } = has
  const items = [{ id: 'ada', name, functions: [{ id: 'hand' }], country: 'DE', jobs, absences }]
  return gridRows({ items, positions, bankHolidays }, { ...week, ...narrowed }, ['hand'])[0]
}

it('the key of the calendar has what is worked first, then what is not, then what keeps somebody away', () => {
  expect(kinds).toEqual([
    ...['confirmed', 'pending', 'spare', 'doubleBooking', 'changed', 'cancelled'],
    ...['absence', 'vacation', 'unpaidVacation', 'sick', 'bankHoliday', 'blocked'],
  ])
})

describe('a day of somebody', () => {
  it('with several jobs has in front what has to be looked at first', () => {
    const order: Kind[] = ['doubleBooking', 'changed', 'confirmed', 'spare', 'pending', 'absence', 'cancelled']
    // By the clock they are the other way round.
    const places = order.map((kind, at) => position(kind, 1, { from: `${String(20 - at).padStart(2, '0')}:00` }))
    for (const jobs of [order, order.toReversed()].map(all => all.map(kind => job(kind, kind))))
      expect(
        rowOf({ jobs }, places)
          ?.marks.get(1)
          ?.map(({ job: { kind } }) => kind),
      ).toEqual(order)
  })

  it.each([
    ['confirmed', 450],
    ['doubleBooking', 450],
    ['changed', 450],
    ['pending', 0],
    ['spare', 0],
    ['cancelled', 0],
    ['absence', 0],
    ['sick', 0],
  ] as const)('with a job that is %s counts %i minutes', (kind, minutes) => {
    expect(rowOf({ jobs: [job('a', kind)] }, [position('a', 1)])?.minutes).toBe(minutes)
    // What is not shown is worked all the same.
    expect(rowOf({ jobs: [job('a', kind)] }, [position('a', 1)], { hidden: [kind] })?.minutes).toBe(minutes)
  })

  it('counts nothing where the break is longer than the work, and adds up what is worked', () => {
    const places = [position('short', 1, { hours: 1, breakMinutes: 90 }), position('b', 2), position('c', 3)]
    expect(rowOf({ jobs: [job('short', 'confirmed')] }, places)?.minutes).toBe(0)
    expect(rowOf({ jobs: [job('b', 'confirmed'), job('c', 'changed')] }, places)?.minutes).toBe(900)
  })

  it.each([
    ['confirmed', 'mark'],
    ['pending', 'mark'],
    ['spare', 'mark'],
    ['cancelled', 'mark'],
    ['absence', 'mark'],
    ['vacation', 'band'],
    ['unpaidVacation', 'band'],
    ['sick', 'band'],
    ['blocked', 'band'],
  ] as const)('that is %s is drawn as a %s', (kind, drawn) => {
    const row = rowOf({ jobs: [job('a', kind)] }, [position('a', 1)])
    expect([...(row?.marks.keys() ?? [])]).toEqual(drawn === 'mark' ? [1] : [])
    expect(row?.bands.map(({ kind: of, from, to }) => [of, from, to])).toEqual(drawn === 'band' ? [[kind, 1, 1]] : [])
  })

  it('has nothing of a job whose position is not known', () => {
    const row = rowOf({ jobs: [job('gone', 'confirmed'), job('a', 'confirmed')] }, [position('a', 1)])
    expect([row?.minutes, ...(row?.marks.keys() ?? [])]).toEqual([450, 1])
  })
})

it('days of one kind are one band in whatever order they come, and those of another kind one of their own', () => {
  const places = [4, 1, 3, 0].map(at => position(String(at), at))
  const jobs = [job('4', 'sick'), job('1', 'sick'), job('3', 'blocked'), job('0', 'sick')]
  expect(rowOf({ jobs }, places)?.bands.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['sick', 0, 1],
    ['blocked', 3, 3],
    ['sick', 4, 4],
  ])
})

describe('a bank holiday', () => {
  const holidays = [-1, 0, 2, 6, 7].map(at => ({ date: day(at), code: `on ${at}`, country: 'DE' }))
  const shown = (absences: ReturnType<typeof away>[]) => [
    ...(rowOf({ absences }, [], {}, holidays)?.holidays.keys() ?? []),
  ]
  it.each([
    ['stands on each day that is shown', [], [0, 2, 6]],
    ['stands beside time away', [away('vacation', 3, 5)], [0, 2, 6]],
    ['does not stand on its first day', [away('vacation', 2, 5)], [0, 6]],
    ['does not stand on its last day', [away('vacation', 1, 2)], [0, 6]],
    ['does not stand within it', [away('vacation', 1, 3)], [0, 6]],
    [
      'stands where the one ends before and the other begins after it',
      [away('sick', 1, 1), away('blocked', 3, 3)],
      [0, 2, 6],
    ],
  ])('%s', (_, absences, days) => {
    expect(shown(absences)).toEqual(days)
  })
})

it.each([
  [' ada ', true],
  ['ada  love', true],
  ['  ', true],
  ['lace', false],
])('looked for as %j somebody is found: %j', (search, found) => {
  expect(rowOf({}, [], { search }) !== undefined).toBe(found)
})

it('places of several positions of a day are added up', () => {
  const open = (at: number, places: number) => ({
    startDate: day(at),
    open: places,
    branch: null,
    function: { id: 'hand' },
  })
  expect(openByDay([open(2, 3), open(2, 1), open(0, 2), open(6, 4), open(7, 9), open(-1, 9)], week)).toEqual([
    2, 0, 4, 0, 0, 0, 4,
  ])
})
