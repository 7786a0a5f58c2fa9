import { describe, expect, it } from 'vitest'
import { type Planned, fits, keptFrom } from '../../../domain/templates/kept.ts'
import {
  type Line,
  crewNamesOn,
  linesFrom,
  matrixOf,
  sumsOf,
  withAmount,
  withDay,
} from '../../../domain/templates/matrix.ts'

const on = (day: number, crewName: string, amountOfRows = 1) => ({ day, crewName, amountOfRows })
const line = (places: Line['places'], functionId = 'rigger'): Line => ({
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
})
const several = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))

describe('a matrix', () => {
  it('has its days in their order, whichever position comes first', () => {
    const lines = [line([on(3, 'Load-out')]), line([on(10, 'Return')]), line([on(0, 'Load-in')])]
    expect(matrixOf(lines).columns.map(({ day }) => day)).toEqual([0, 3, 10])
  })

  it.each([
    [250, true],
    // A day more would make 502.
    [251, false],
  ])('of %i positions has room for a day more: %j', (count, fitsOnce) => {
    const lines = several(count, () => line([on(0, 'Show')]))
    expect(withDay(matrixOf(lines), lines) !== null).toBe(fitsOnce)
  })

  it('has room for five hundred positions and not one more', () => {
    const lines = [line([on(0, 'Show')]), ...several(250, () => line([on(1, 'Show')]))]
    expect(sumsOf(matrixOf(lines)).positions).toBe(251)
    expect(withDay(matrixOf(lines), lines)).toBeNull()
    expect(withDay(matrixOf(lines.slice(1)), lines.slice(1))).not.toBeNull()
  })

  it('has room for a hundred crews and not one more', () => {
    const lines = [line([on(0, 'First')]), ...several(50, at => line([on(1, `Crew ${at}`)]))]
    expect(withDay(matrixOf(lines), lines)).toBeNull()
    expect(withDay(matrixOf(lines.slice(1)), lines.slice(1))).not.toBeNull()
  })
})

describe('the crews of a day', () => {
  const lines = [line([on(1, 'Return')]), line([on(0, 'Stage A', 1)]), line([on(0, 'Stage B', 2)])]
  const whole = matrixOf(lines)
  it('are those that want anybody, were it one', () => {
    expect(crewNamesOn(lines, withAmount(whole, 2, 0, 0), 0)).toEqual(['Stage A'])
    expect(crewNamesOn(lines, withAmount(whole, 1, 0, 0), 0)).toEqual(['Stage B'])
  })
  it('are all of that day where nobody is wanted', () => {
    expect(crewNamesOn(lines, withAmount(withAmount(whole, 1, 0, 0), 2, 0, 0), 0)).toEqual(['Stage A', 'Stage B'])
  })
})

it('a template has a position that wants but one, from the day of that one on', () => {
  const lines = [line([on(0, 'Load-in', 1), on(1, 'Show', 4)]), line([on(1, 'Show', 1)], 'spot')]
  expect(linesFrom(lines, matrixOf(lines))).toEqual(lines)
  expect(linesFrom(lines, withAmount(matrixOf(lines), 0, 0, 0))).toEqual([
    line([on(0, 'Show', 4)]),
    line([on(0, 'Show', 1)], 'spot'),
  ])
})

describe('a template that is kept', () => {
  it.each<[string, Line[], boolean]>([
    ['five hundred positions on all days', several(20, () => line(several(25, day => on(day, 'Crew')))), true],
    ['one more', [...several(20, () => line(several(25, day => on(day, 'Crew')))), line([on(0, 'Crew')])], false],
    ['a hundred crews', several(4, at => line(several(25, day => on(day, `Crew ${at}`)))), true],
    [
      'one crew more',
      [...several(4, at => line(several(25, day => on(day, `Crew ${at}`)))), line([on(0, 'Another')])],
      false,
    ],
  ])('fits with %s: %#', (_, lines, expected) => {
    expect(fits(lines)).toBe(expected)
  })

  const planned = (startDate: string, startTime: string, more: Partial<Planned> = {}): Planned => ({
    crewId: 'crew',
    crewName: 'Show',
    functionId: 'rigger',
    startDate,
    endDate: null,
    startTime,
    endTime: '16:00',
    breakMinutes: 30,
    cateringId: null,
    task: null,
    crewChiefOnly: false,
    amountOfRows: 4,
    ...more,
  })
  it.each([
    ['12:00', '11:59', 1],
    ['11:59', '11:58', 0],
    ['20:00', '12:00', 0],
  ])('of a crew from %s, what begins at %s the next day is %i day on', (begins, next, startDay) => {
    const both = [planned('2026-09-01', begins), planned('2026-09-02', next)]
    expect(keptFrom(both, both).map(one => one.startDay)).toEqual([0, startDay])
  })

  it('says no end where a shift lasts a whole day by its times', () => {
    const whole = (endDate: string) => [planned('2026-09-01', '16:00', { endDate })]
    expect(keptFrom(whole('2026-09-02'), [])[0]?.endDay).toBeNull()
    expect(keptFrom(whole('2026-09-03'), [])[0]?.endDay).toBe(2)
  })
})
