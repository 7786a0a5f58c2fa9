import { describe, expect, it } from 'vitest'
import { gridRows, isFound, openByDay, type Kind, type Narrowed } from '../../../domain/planningCalendar/grid-rows.ts'
import { Slots } from '../../../src/screens/planningCalendar/slots.ts'
import { gridStep } from '../../../domain/planningCalendar/grid-step.ts'

const position = (id: string, startDate: string, startTime = '08:00', branch: string | null = null, hours = 8) => ({
  id,
  startDate,
  startTime,
  starts: `${startDate}T${startTime}:00.000Z`,
  ends: new Date(Date.parse(`${startDate}T${startTime}:00Z`) + hours * 3_600_000).toISOString(),
  breakMinutes: 30,
  branch: branch === null ? null : { id: branch },
  function: { id: 'hand' },
  open: 0,
})
const job = (projectCrewItemId: string, kind: Kind = 'confirmed') => ({
  id: `${projectCrewItemId} ${kind}`,
  projectCrewItemId,
  kind,
})
const person = (
  name: string,
  does: string | null | string[],
  jobs: ReturnType<typeof job>[] = [],
  absences: { id: string; kind: Kind; startDate: string; endDate: string | null; begin: null; end: null }[] = [],
  country: string | null = 'DE',
) => ({ id: name, name, functions: [does ?? []].flat().map(id => ({ id })), country, jobs, absences })
const absence = (kind: Kind, startDate: string, endDate: string | null) => ({
  id: kind,
  kind,
  startDate,
  endDate,
  begin: null,
  end: null,
})
const week: Narrowed = {
  from: '2026-05-25',
  days: 7,
  hidden: [],
  function: null,
  branch: null,
  only: false,
  search: '',
}
const rowsOf = (
  people: ReturnType<typeof person>[],
  positions: ReturnType<typeof position>[] = [],
  narrowed: Partial<Narrowed> = {},
  bankHolidays: { date: string; code: string; country: string }[] = [],
) => gridRows({ items: people, positions, bankHolidays }, { ...week, ...narrowed }, ['chief', 'hand'])

describe('rows of the planning calendar', () => {
  it('stand by function, then by name; whoever has none at the end, and each function begins with a rule', () => {
    const rows = rowsOf([person('Zoe', 'chief'), person('Ada', null), person('Ben', 'hand'), person('Ada B', 'hand')])
    expect(rows.map(row => `${row.person.name}${row.begins ? ' |' : ''}`)).toEqual(['Zoe', 'Ada B |', 'Ben', 'Ada |'])
  })

  it('have a job on the day it begins, in front what weighs most, then the earliest', () => {
    const places = [position('late', '2026-05-26', '16:00'), position('early', '2026-05-26', '06:00')]
    const [row] = rowsOf([person('Ada', 'hand', [job('late'), job('early')])], places)
    expect(row?.marks.get(1)?.map(({ position: { id } }) => id)).toEqual(['early', 'late'])
    const [asked] = rowsOf([person('Ada', 'hand', [job('early', 'pending'), job('late')])], places)
    expect(asked?.marks.get(1)?.map(({ job: { kind } }) => kind)).toEqual(['confirmed', 'pending'])
  })

  it('leave out days around those that are shown, and count only hours that are worked', () => {
    const places = [
      position('before', '2026-05-24'),
      position('in', '2026-05-25'),
      position('asked', '2026-05-26'),
      position('after', '2026-06-01'),
    ]
    const [row] = rowsOf(
      [person('Ada', 'hand', [job('before'), job('in'), job('asked', 'pending'), job('after')])],
      places,
    )
    expect([...(row?.marks.keys() ?? [])]).toEqual([0, 1])
    expect(row?.minutes).toBe(450)
  })

  it('have bands for what lasts, from before and beyond; single sick days in a row are one', () => {
    const sick = ['2026-05-26', '2026-05-27', '2026-05-29'].map(date => position(date, date))
    const [row] = rowsOf(
      [
        person(
          'Ada',
          'hand',
          sick.map(({ id }) => job(id, 'sick')),
          [absence('vacation', '2026-05-20', '2026-05-25'), absence('blocked', '2026-06-01', null)],
        ),
      ],
      sick,
    )
    expect(row?.bands.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['sick', 1, 2],
      ['sick', 4, 4],
      ['vacation', -5, 0],
    ])
    expect(row?.marks.size).toBe(0)
  })

  it('have the bank holidays of their own country, where they have nothing', () => {
    const days = [
      { date: '2026-05-25', code: 'whitMonday', country: 'DE' },
      { date: '2026-05-26', code: 'other', country: 'AT' },
    ]
    const busy = [position('in', '2026-05-25')]
    const rows = rowsOf(
      [person('Ada', 'hand'), person('Ben', 'hand', [job('in')]), person('Cem', 'hand', [], [], null)],
      busy,
      {},
      days,
    )
    expect(rows.map(({ holidays }) => [...holidays])).toEqual([[[0, 'whitMonday']], [], []])
    expect(rowsOf([person('Ada', 'hand')], [], { hidden: ['bankHoliday'] }, days)[0]?.holidays.size).toBe(0)
  })

  it('are narrowed by kind, function, branch, name, and to whoever has something', () => {
    const places = [position('north', '2026-05-25', '08:00', 'n'), position('south', '2026-05-26', '08:00', 's')]
    const people = [
      person('Ada', 'hand', [job('north'), job('south', 'pending')]),
      person('Ben', 'chief'),
      person('Cem', 'hand', [], [absence('vacation', '2026-05-25', null)]),
    ]
    const named = (narrowed: Partial<Narrowed>) => rowsOf(people, places, narrowed).map(row => row.person.name)
    const daysOf = (narrowed: Partial<Narrowed>) => [
      ...(rowsOf(people, places, narrowed)
        .find(row => row.person.name === 'Ada')
        ?.marks.keys() ?? []),
    ]
    expect(named({ function: 'hand' })).toEqual(['Ada', 'Cem'])
    // Also whoever stands by something else they can do.
    const both = rowsOf([...people, person('Dan', ['chief', 'hand'])], places, { function: 'hand' })
    expect(both.map(row => row.person.name)).toEqual(['Dan', 'Ada', 'Cem'])
    expect(named({ only: true })).toEqual(['Ada', 'Cem'])
    expect(named({ only: true, hidden: ['vacation', 'pending'] })).toEqual(['Ada'])
    expect(named({ search: 'be' })).toEqual(['Ben'])
    expect(daysOf({ branch: 's' })).toEqual([1])
    expect(daysOf({ hidden: ['pending'] })).toEqual([0])
  })
})

it('a name is found by the beginnings of its words, whatever accents they have', () => {
  expect(['wen tob', 'Björn', 'bjorn', 'hall', 'bjorn-h'].map(sought => isFound('Tobias Wenninger', sought))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect(['Björn', 'bjorn', 'h bj', 'ström', ''].map(sought => isFound('Björn Hallström', sought))).toEqual([
    true,
    true,
    true,
    false,
    true,
  ])
})

it('open places are counted by day, of the branch and function that are looked for', () => {
  const places = [
    { ...position('a', '2026-05-24'), open: 9 },
    { ...position('b', '2026-05-25', '08:00', 'n'), open: 2 },
    { ...position('c', '2026-05-25'), open: 3, function: { id: 'chief' } },
    { ...position('d', '2026-05-31'), open: 1 },
    { ...position('e', '2026-06-01'), open: 9 },
  ]
  expect(openByDay(places, week)).toEqual([5, 0, 0, 0, 0, 0, 1])
  expect(openByDay(places, { ...week, branch: 'n' })).toEqual([2, 0, 0, 0, 0, 0, 0])
  expect(openByDay(places, { ...week, function: 'chief' })).toEqual([3, 0, 0, 0, 0, 0, 0])
})

describe('a key in the grid', () => {
  const size = { rows: 10, days: 7, page: 4 }
  const press = (key: string, from = { row: 3, day: 2 }, ctrlKey = false) =>
    gridStep(from, { key, ctrlKey, metaKey: false }, size)
  it.each([
    ['ArrowUp', { row: 2, day: 2 }, { row: 0, day: 2 }],
    ['ArrowDown', { row: 4, day: 2 }, { row: 9, day: 2 }],
    ['ArrowLeft', { row: 3, day: 1 }, { row: 3, day: 0 }],
    ['ArrowRight', { row: 3, day: 3 }, { row: 3, day: 6 }],
    ['Home', { row: 3, day: 0 }, { row: 0, day: 0 }],
    ['End', { row: 3, day: 6 }, { row: 9, day: 6 }],
    ['PageUp', { row: 0, day: 2 }, { row: 0, day: 2 }],
    ['PageDown', { row: 7, day: 2 }, { row: 7, day: 2 }],
  ])('%s leads on, with Control to the end', (key, alone, whole) => {
    expect(press(key)).toEqual(alone)
    expect(press(key, undefined, true)).toEqual(whole)
  })

  it('leads up to the open places and left to the names, and not out of the grid', () => {
    expect(press('ArrowUp', { row: 0, day: 0 })).toEqual({ row: -1, day: 0 })
    expect(press('ArrowUp', { row: -1, day: 0 })).toEqual({ row: -1, day: 0 })
    expect(press('ArrowLeft', { row: 0, day: 0 })).toEqual({ row: 0, day: -1 })
    expect(press('ArrowLeft', { row: 0, day: -1 })).toEqual({ row: 0, day: -1 })
    expect(press('ArrowDown', { row: 9, day: 6 })).toEqual({ row: 9, day: 6 })
    expect(press('ArrowRight', { row: 9, day: 6 })).toEqual({ row: 9, day: 6 })
    expect(press('PageDown', { row: 8, day: 6 })).toEqual({ row: 9, day: 6 })
    expect(press('x')).toBeNull()
    expect(gridStep({ row: 3, day: 2 }, { key: 'ArrowDown', ctrlKey: false, metaKey: true }, size)).toEqual({
      row: 9,
      day: 2,
    })
  })
})

it('a row keeps its element while it is drawn, and elements are used again', () => {
  const slots = new Slots()
  const of = (rows: number[]) => Object.fromEntries(slots.assigned(rows).map(({ row, slot }) => [row, slot]))
  expect(of([0, 1, 2])).toEqual({ 0: 0, 1: 1, 2: 2 })
  // Scrolled on, with the first one held.
  expect(of([0, 2, 3])).toEqual({ 0: 0, 2: 2, 3: 1 })
  expect(of([0, 7, 8])).toEqual({ 0: 0, 7: 1, 8: 2 })
  expect(slots.assigned([8, 0]).map(({ slot }) => slot)).toEqual([0, 2])
})
