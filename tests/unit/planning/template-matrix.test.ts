import { describe, expect, it } from 'vitest'
import { NewTemplate } from '../../../openapi/templates.ts'
import { type Planned, fits, keptFrom } from '../../../domain/templates/kept.ts'
import {
  type Line,
  type Matrix,
  clockQuestions,
  crewNamesOn,
  crewsFrom,
  filledDown,
  linesFrom,
  matrixOf,
  sumsOf,
  withAmount,
  withDay,
  withoutDay,
} from '../../../domain/templates/matrix.ts'

const line = (functionId: string, places: Line['places'], more: Partial<Line> = {}): Line => ({
  functionId,
  cateringId: null,
  task: null,
  startDay: 0,
  startTime: '07:00',
  endTime: '15:00',
  endDay: null,
  breakMinutes: 30,
  crewChiefOnly: false,
  places,
  ...more,
})
const on = (day: number, crewName: string, amountOfRows: number) => ({ day, crewName, amountOfRows })

const rigger = line('rigger', [on(0, 'Load-in', 6), on(1, 'Show', 2), on(3, 'Load-out', 8)])
const spot = line('spot', [on(1, 'Show', 4)], { startTime: '17:00', endTime: '00:30' })
const night = line('loader', [on(3, 'Load-out', 5)], { startDay: 1, startTime: '00:30', endTime: '04:00' })
const lines = [rigger, spot, night]
const whole = matrixOf(lines)

describe('a matrix', () => {
  it('has a column for each day somebody is wanted, also where days lie between', () => {
    expect(whole).toEqual({
      columns: [
        { day: 0, like: 0 },
        { day: 1, like: 1 },
        { day: 3, like: 3 },
      ],
      amounts: [
        [6, 2, 8],
        [0, 4, 0],
        [0, 0, 5],
      ],
    })
  })

  it('is summed by day, by position and in all', () => {
    expect(sumsOf(whole)).toEqual({ positions: 5, places: 25, byDay: [6, 6, 13], byLine: [16, 4, 5] })
    expect(sumsOf({ columns: [], amounts: [[], []] })).toEqual({ positions: 0, places: 0, byDay: [], byLine: [0, 0] })
  })

  it.each([
    [7, 7],
    [-1, 0],
    [501, 500],
    [2.9, 2],
  ])('takes %s for %s', (typed, taken) => {
    expect(withAmount(whole, 1, 2, typed).amounts).toEqual([
      [6, 2, 8],
      [0, 4, taken],
      [0, 0, 5],
    ])
  })

  it('is filled down from a cell, not above it', () => {
    expect(filledDown(whole, 1, 1).amounts).toEqual([
      [6, 2, 8],
      [0, 4, 0],
      [0, 4, 5],
    ])
  })

  it('loses a day, the others stay on theirs; gets one that is like the last', () => {
    const less = withoutDay(whole, 0)
    expect(less.columns.map(({ day }) => day)).toEqual([1, 3])
    const more = withDay(less, lines)
    expect(more).toEqual({
      columns: [
        { day: 1, like: 1 },
        { day: 3, like: 3 },
        { day: 4, like: 3 },
      ],
      amounts: [
        [2, 8, 8],
        [4, 0, 0],
        [0, 5, 5],
      ],
    })
  })

  it('grows to two months, to a hundred crews and to five hundred positions', () => {
    const grown = (start: Matrix, of: readonly Line[]): Matrix => {
      const next = withDay(start, of)
      return next ? grown(next, of) : start
    }
    expect(grown(whole, lines).columns.at(-1)?.day).toBe(61)
    const busy = Array.from({ length: 40 }, (_, at) => line('rigger', [on(0, `Crew ${at}`, 1)]))
    expect(grown(matrixOf(busy), busy).columns).toHaveLength(2)
    const long = Array.from({ length: 100 }, () => line('rigger', [on(0, 'Crew', 1)]))
    expect(grown(matrixOf(long), long).columns).toHaveLength(5)
    expect(withDay({ columns: [], amounts: [] }, [])).toBeNull()
  })
})

describe('crews of a matrix', () => {
  it('stand day by day, each with its positions and from its earliest on, over midnight as well', () => {
    const crews = crewsFrom(lines, whole, '2026-12-30')
    expect(
      crews.map(({ name, startDate, startTime, positions }) => [name, startDate, startTime, positions.length]),
    ).toEqual([
      ['Load-in', '2026-12-30', '07:00', 1],
      ['Show', '2026-12-31', '07:00', 2],
      ['Load-out', '2027-01-02', '07:00', 2],
    ])
    expect(crews[2]?.positions[1]).toEqual({
      functionId: 'loader',
      amountOfRows: 5,
      ...{ startDate: '2027-01-03', endDate: null, startTime: '00:30', endTime: '04:00' },
      ...{ breakMinutes: 30, cateringId: null, crewChiefOnly: false },
    })
  })

  it('begin with whoever begins first, and end on the day that was said', () => {
    const early = line('driver', [on(0, 'Load-in', 1)], {
      startTime: '06:00',
      endTime: '05:00',
      endDay: 2,
      task: 'Van',
    })
    const [crew] = crewsFrom([rigger, early], matrixOf([rigger, early]), '2026-09-01')
    expect(crew).toMatchObject({ startTime: '06:00', endTime: '05:00', endDate: '2026-09-03' })
    expect(crew?.positions[1]).toMatchObject({ task: 'Van', endDate: '2026-09-03' })
  })

  it('take in whoever was not wanted on that day before', () => {
    const crews = crewsFrom(lines, withAmount(whole, 1, 0, 3), '2026-09-01')
    expect(crews[0]).toMatchObject({ name: 'Load-in', positions: [{ functionId: 'rigger' }, { functionId: 'spot' }] })
    expect(crewNamesOn(lines, whole, 2)).toEqual(['Load-out'])
    expect(crewNamesOn(lines, withAmount(whole, 0, 0, 0), 0)).toEqual(['Load-in'])
  })

  it('of two on one day stay two', () => {
    const two = [line('rigger', [on(0, 'Stage A', 1)]), line('rigger', [on(0, 'Stage B', 2)])]
    expect(crewsFrom(two, matrixOf(two), '2026-09-01').map(({ name }) => name)).toEqual(['Stage A', 'Stage B'])
    expect(crewNamesOn(two, matrixOf(two), 0)).toEqual(['Stage A', 'Stage B'])
  })
})

describe('clocks that are set', () => {
  const early = line('rigger', [on(0, 'Night', 1), on(1, 'Night', 1)], { startTime: '02:30', endTime: '10:00' })
  const late = line('loader', [on(0, 'Night', 1)], { startTime: '18:00', endTime: '02:30' })
  it.each([
    ['2027-03-27', 'timeInGap'],
    ['2026-10-24', 'timeIsDoubled'],
  ])('from %s ask about each position they meet', (first, problem) => {
    expect(clockQuestions([early, late], matrixOf([early, late]), first, 'Europe/Berlin')).toEqual([
      { problem, which: 'end', time: '02:30', date: expect.stringMatching(/-2[58]$/) as string, row: 1, column: 0 },
      { problem, which: 'start', time: '02:30', date: expect.stringMatching(/-2[58]$/) as string, row: 0, column: 1 },
    ])
  })
  it('ask about nobody who is not wanted, nor where they are not set', () => {
    const none = withAmount(withAmount(matrixOf([early, late]), 0, 1, 0), 1, 0, 0)
    expect(clockQuestions([early, late], none, '2027-03-27', 'Europe/Berlin')).toEqual([])
    expect(clockQuestions([early, late], matrixOf([early, late]), '2027-03-27', 'Asia/Tokyo')).toEqual([])
  })
})

describe('a template from a matrix', () => {
  it('begins with the first day somebody is wanted on, and leaves out who is not', () => {
    expect(linesFrom(lines, withAmount(whole, 0, 0, 0))).toEqual([
      { ...rigger, places: [on(0, 'Show', 2), on(2, 'Load-out', 8)] },
      { ...spot, places: [on(0, 'Show', 4)] },
      { ...night, places: [on(2, 'Load-out', 5)] },
    ])
    expect(linesFrom(lines, withAmount(whole, 1, 1, 0)).map(({ functionId }) => functionId)).toEqual([
      'rigger',
      'loader',
    ])
    expect(linesFrom(lines, matrixOf(lines))).toEqual(lines)
  })
})

const planned = (startDate: string, more: Partial<Planned> = {}): Planned => ({
  crewId: startDate,
  crewName: 'Show',
  functionId: 'rigger',
  startDate,
  endDate: null,
  startTime: '17:00',
  endTime: '00:30',
  breakMinutes: 30,
  cateringId: null,
  task: null,
  crewChiefOnly: false,
  amountOfRows: 4,
  ...more,
})

describe('a template from what is planned', () => {
  const from = (...positions: Planned[]) => keptFrom(positions, positions)

  it('has alike positions of several days as one, and counts days from the first', () => {
    expect(
      from(planned('2026-12-31', { amountOfRows: 2 }), planned('2026-12-30'), planned('2027-01-02', { task: '' })),
    ).toEqual([
      line('rigger', [on(0, 'Show', 4), on(1, 'Show', 2), on(3, 'Show', 4)], { startTime: '17:00', endTime: '00:30' }),
    ])
  })

  it.each<[string, Partial<Planned>]>([
    ['another time', { startTime: '16:00' }],
    ['another break', { breakMinutes: 45 }],
    ['another task', { task: 'Truss' }],
    ['other food', { cateringId: 'meal' }],
    ['for chiefs alone', { crewChiefOnly: true }],
    ['another end', { endDate: '2026-09-03' }],
  ])('keeps apart what has %s', (_, more) => {
    expect(from(planned('2026-09-01', { crewId: 'a' }), planned('2026-09-01', { crewId: 'b', ...more }))).toHaveLength(
      2,
    )
  })

  it('keeps two crews of one day apart, and finds each again the day after', () => {
    const stage = (crewName: string, startDate: string) =>
      planned(startDate, { crewId: `${crewName} ${startDate}`, crewName })
    const days = ['2026-09-01', '2026-09-02'].flatMap(date => [stage('Stage A', date), stage('Stage B', date)])
    expect(from(...days).map(({ places }) => places.map(({ crewName }) => crewName))).toEqual([
      ['Stage A', 'Stage A'],
      ['Stage B', 'Stage B'],
    ])
  })

  it('takes what goes on after midnight to the night before, also where it is kept alone', () => {
    const show = planned('2026-09-01', { crewId: 'night' })
    const out = planned('2026-09-02', { crewId: 'night', startTime: '00:30', endTime: '04:00' })
    expect(from(show, out).map(({ startDay, places }) => [startDay, places[0]?.day])).toEqual([
      [0, 0],
      [1, 0],
    ])
    expect(keptFrom([out], [show, out])[0]).toMatchObject({ startDay: 1, places: [{ day: 0 }] })
    const [, next] = from(planned('2026-09-01', { crewId: 'days', startTime: '08:00' }), { ...out, crewId: 'days' })
    expect(next).toMatchObject({ startDay: 0, places: [{ day: 1 }] })
  })

  it('says an end only where its times do not say it', () => {
    const ends = (endDate: string | null, endTime: string) =>
      from(planned('2026-09-01', { endDate, endTime }))[0]?.endDay
    expect(ends('2026-09-02', '00:30')).toBeNull()
    expect(ends('2026-09-01', '23:00')).toBeNull()
    expect(ends('2026-09-03', '00:30')).toBe(2)
    expect(ends('2026-09-02', '23:00')).toBe(1)
  })

  it('is planned again as it was', () => {
    const show = [planned('2026-09-01'), planned('2026-09-02', { amountOfRows: 6, task: 'Truss' })]
    const kept = from(...show)
    const again = crewsFrom(kept, matrixOf(kept), '2026-09-01').flatMap(({ positions }) => positions)
    expect(again).toMatchObject([
      { startDate: '2026-09-01', startTime: '17:00', endTime: '00:30', amountOfRows: 4 },
      { startDate: '2026-09-02', amountOfRows: 6, task: 'Truss' },
    ])
  })

  const many = (count: number, place: (at: number) => Line['places']) =>
    Array.from({ length: count }, (_, at) => line(crypto.randomUUID(), place(at)))
  const days = (count: number, crewName = 'Crew') => Array.from({ length: count }, (_, day) => on(day, crewName, 1))
  it.each<[string, Line[], boolean]>([
    ['a hundred positions', many(100, () => [on(0, 'Crew', 1)]), true],
    ['one more', many(101, () => [on(0, 'Crew', 1)]), false],
    ['a month', many(1, () => days(31)), true],
    ['a day longer', many(1, () => days(32)), false],
    ['five hundred on all days', many(20, () => days(25)), true],
    ['more than that', many(21, () => days(25)), false],
    ['a hundred crews', many(4, at => days(25, `Crew ${at}`)), true],
    ['more crews', many(4, at => days(26, `Crew ${at}`)), false],
  ])('fits with %s as the contract has it', (_, kept, expected) => {
    expect(fits(kept)).toBe(expected)
    const body = {
      name: 'Shows',
      type: 'POSITIONS',
      companyId: null,
      items: kept.map(one => ({ ...one, functionId: crypto.randomUUID() })),
    }
    expect(NewTemplate.safeParse(body).success).toBe(expected)
  })
})
