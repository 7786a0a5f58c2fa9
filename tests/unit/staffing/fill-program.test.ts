import { describe, expect, it } from 'vitest'
import type { FillProblem } from '../../../domain/fillProposals/filling.ts'
import { lpOf, programOf } from '../../../domain/fillProposals/program.ts'

const hour = 3_600_000
const shift = (id: string, day: number, from: number, to: number, open = 1, week = 'one') => ({
  id,
  starts: (day * 24 + from) * hour,
  ends: (day * 24 + to) * hour,
  startDate: `1970-01-0${1 + day}`,
  breakMinutes: 0,
  open,
  week,
})
const positions = [
  shift('early', 0, 6, 10),
  shift('later', 0, 9, 13),
  shift('latest', 0, 9, 12),
  shift('next week', 6, 8, 12, 2, 'two'),
]
const option = (personId: string, positionId: string, worth = 10) => ({ personId, positionId, worth })
const problem = (more: Partial<FillProblem>): FillProblem => ({
  positions,
  people: ['ada', 'ben', 'cem'].map(id => ({ id, held: [], weeks: {} })),
  options: [],
  limits: { restHours: 11, dayHours: 10 },
  ...more,
})
const rowsOf = (more: Partial<FillProblem>) => programOf(problem(more)).rows.map(row => row.replaceAll('\n', ''))

describe('what every proposal has to meet', () => {
  it('is no more people than places, where so many could come', () => {
    expect(rowsOf({ options: [option('ada', 'early')] })).toEqual([])
    expect(rowsOf({ options: [option('ada', 'early'), option('ben', 'early')] })).toEqual(['+ 1 x0 + 1 x1 <= 1'])
    const two = ['ada', 'ben'].map(id => option(id, 'next week'))
    expect(rowsOf({ options: two })).toEqual([])
    expect(rowsOf({ options: [...two, option('cem', 'next week')] })).toEqual(['+ 1 x0 + 1 x1 + 1 x2 <= 2'])
  })

  it('is one of the shifts somebody cannot have together, all of them in one row', () => {
    const all = ['next week', 'latest', 'early', 'later'].map(id => option('ada', id))
    expect(rowsOf({ options: all })).toEqual(['+ 1 x1 + 1 x2 + 1 x3 <= 1'])
    expect(rowsOf({ options: all.slice(0, 3) })).toEqual(['+ 1 x1 + 1 x2 <= 1'])
    expect(rowsOf({ options: [option('ada', 'early'), option('ben', 'later')] })).toEqual([])
  })

  it('is one of two shifts with too little rest between them, and both where it is enough', () => {
    const two = (from: number) => [shift('evening', 0, 20, 22), shift('morning', 1, from, 11)]
    const options = [option('ada', 'evening'), option('ada', 'morning')]
    expect(rowsOf({ positions: two(8), options })).toEqual(['+ 1 x0 + 1 x1 <= 1'])
    expect(rowsOf({ positions: two(9), options })).toEqual([])
  })

  it('is a row for each group of which not all collide', () => {
    // The second collides with both of the others, which do not collide.
    const chain = [shift('a', 0, 6, 9), shift('b', 0, 8, 12), shift('c', 0, 10, 13)]
    const options = chain.map(({ id }) => option('ada', id))
    expect(rowsOf({ positions: chain, options })).toEqual(['+ 1 x0 + 1 x1 <= 1', '+ 1 x1 + 1 x2 <= 1'])
  })

  it('is a full week, step by step, where its shifts cost something', () => {
    const week = (costs: Record<string, readonly number[]>) => ({
      people: [
        { id: 'ada', held: [], weeks: {} },
        { id: 'ben', held: [], weeks: costs },
      ],
      options: [option('ben', 'early'), option('ada', 'next week'), option('ben', 'next week')],
    })
    expect(rowsOf(week({ one: [0, 0], two: [0, 0] }))).toEqual([])
    expect(rowsOf(week({ three: [5] }))).toEqual([])
    expect(rowsOf(week({ one: [5, 7], two: [0, 1] }))).toEqual(['+ 1 x0 - 1 o1_0_0 <= 0', '+ 1 x2 - 1 o1_1_0 <= 0'])
    expect(programOf(problem(week({ one: [5, 7], two: [0, 1] }))).loads).toEqual([
      { name: 'o1_0_0', cost: 5 },
      { name: 'o1_1_0', cost: 0 },
    ])
    const long = [0, 1, 2].map(day => shift(`day ${day}`, day, 8, 16))
    const ada = { people: [{ id: 'ada', held: [], weeks: { one: [1, 4] } }], positions: long }
    const three = problem({ ...ada, options: long.map(({ id }) => option('ada', id)) })
    expect(programOf(three).rows.map(row => row.replaceAll('\n', ''))).toEqual([
      '+ 1 x0 + 1 x1 + 1 x2 - 1 o0_0_0 - 1 o0_0_1 - 1 o0_0_2 <= 0',
    ])
    // Beyond the last that is known each costs as much as that.
    expect(programOf(three).loads.map(({ cost }) => cost)).toEqual([1, 4, 4])
  })
})

describe('what a solver reads', () => {
  const program = programOf(
    problem({
      people: [{ id: 'ada', held: [], weeks: { one: [3] } }],
      options: [option('ada', 'early', 11), option('ada', 'next week', 12)],
    }),
  )
  const pair = [
    { personId: 'ada', positionId: 'early' },
    { personId: 'ada', positionId: 'next week' },
  ]
  it('asks for most places', () => {
    expect(lpOf(program, { most: 'places' }, []).split('\n')).toEqual([
      'Maximize',
      ' obj: + 1 x0',
      ' + 1 x1',
      'Subject To',
      ' r0: + 1 x0',
      ' - 1 o0_0_0 <= 0',
      'Bounds',
      ' 0 <= x0 <= 1',
      ' 0 <= x1 <= 1',
      ' 0 <= o0_0_0 <= 1',
      'Binary',
      ' x0',
      ' x1',
      'End',
      '',
    ])
  })

  it('asks for most worth less what it costs, with as many filled and without what was ruled out', () => {
    expect(lpOf(program, { most: 'worth', filled: 1 }, [pair], false).split('\n')).toEqual([
      'Maximize',
      ' obj: + 11 x0',
      ' + 12 x1',
      ' - 3 o0_0_0',
      'Subject To',
      ' r0: + 1 x0',
      ' - 1 o0_0_0 <= 0',
      ' r1: + 1 x0',
      ' + 1 x1 <= 1',
      ' r2: + 1 x0',
      ' + 1 x1 >= 1',
      'Bounds',
      ' 0 <= x0 <= 1',
      ' 0 <= x1 <= 1',
      ' 0 <= o0_0_0 <= 1',
      'End',
      '',
    ])
  })
})
