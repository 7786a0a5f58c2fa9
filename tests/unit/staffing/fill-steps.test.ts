import { describe, expect, it } from 'vitest'
import { NothingFound, type Solved, fill } from '../../../domain/fillProposals/fill.ts'
import {
  type FillProblem,
  brokenRules,
  costOfShifts,
  shiftCosts,
  worthOfChoice,
} from '../../../domain/fillProposals/filling.ts'

const hour = 3_600_000
const shift = (id: string, day: number, from: number, to: number, week = 'one', open = 1) => ({
  id,
  starts: (day * 24 + from) * hour,
  ends: (day * 24 + to) * hour,
  startDate: `1970-01-0${1 + day}`,
  breakMinutes: 0,
  open,
  week,
})
const positions = [
  shift('morning', 0, 6, 10),
  shift('noon', 0, 10, 14),
  shift('evening', 0, 14, 18),
  shift('later', 5, 8, 12, 'two'),
]
const choice = (positionId: string, personId = 'ada') => ({ personId, positionId })
/** Ada and Ben can do all; a place is worth more the later it is. x0 to x3 are Ada's, x4 to x7 Ben's. */
const given: FillProblem = {
  positions,
  people: [
    { id: 'ada', held: [], weeks: { one: [1, 2], two: [0, 5] } },
    { id: 'ben', held: [], weeks: {} },
  ],
  options: ['ada', 'ben'].flatMap(personId =>
    positions.map(({ id }, at) => ({ personId, positionId: id, worth: 10 + at })),
  ),
  limits: { restHours: 11, dayHours: 10 },
}
const best = (...on: string[]): Solved => ({ state: 'best', value: 0, on })
const stopped = (...on: string[]): Solved => ({ state: 'stopped', value: 0, on })
const atMost = (value: number): Solved => ({ state: 'best', value, on: [] })
/** What becomes of these answers, one after the other, and what was asked. */
const filled = (...answers: Solved[]) => {
  const asked: string[] = []
  const said: string[] = []
  const next = (program: string) => {
    const answer = answers[asked.length]
    asked.push(program)
    if (!answer) throw new Error('asked once more')
    return answer
  }
  const filling = fill(given, next, step => said.push(step))
  return { ...filling, chosen: filling.choices.map(one => `${one.personId} ${one.positionId}`), asked, said }
}

describe('places are filled', () => {
  it('with nobody where nobody can, and nothing is reckoned', () => {
    const nothing = fill({ ...given, options: [] }, () => {
      throw new Error('nothing to solve')
    })
    expect(nothing).toEqual({ choices: [], missed: { places: 0, worth: 0 } })
  })

  it('first as many as can be, then by who fits best, and nothing is missed', () => {
    const { chosen, missed, asked, said } = filled(best('x0', 'x7'), best('o0_0_0', 'x1', 'x7', 'x99'))
    expect(chosen).toEqual(['ada noon', 'ben later'])
    expect(missed).toEqual({ places: 0, worth: 0 })
    expect(said).toEqual(['filling', 'fitting'])
    expect(asked.map(program => program.includes('>= 2'))).toEqual([false, true])
    expect(asked.map(program => program.split('\n')[1])).toEqual([' obj: + 1 x0', ' obj: + 10 x0'])
    expect(asked.every(program => program.includes('Binary'))).toBe(true)
  })

  it('and none is given up for people who fit better: then it is told what that would bring', () => {
    const { chosen, missed, asked } = filled(best('x0', 'x7'), best('x7'), atMost(30.4))
    expect(chosen).toEqual(['ada morning', 'ben later'])
    // Worth are 10 and 13, less 1 for the first shift of Ada's week.
    expect(missed).toEqual({ places: 0, worth: 30 - 22 })
    expect(asked[2]).not.toContain('Binary')
  })

  it('by a solver that came to its end as far as it came, and it is told how much is missed at most', () => {
    const { chosen, missed, asked } = filled(stopped('x4'), best('x4'), atMost(3.9999999), atMost(41))
    expect(chosen).toEqual(['ben morning'])
    expect(missed).toEqual({ places: 3, worth: 31 })
    expect(asked.map(program => program.split('\n')[1])).toEqual(
      ['+ 1 x0', '+ 10 x0', '+ 1 x0', '+ 10 x0'].map(first => ` obj: ${first}`),
    )
    expect(asked.slice(2).map(program => [program.includes('Binary'), program.includes('>= 1')])).toEqual([
      [false, false],
      [false, true],
    ])
    expect(filled(best('x4'), stopped('x4'), atMost(41)).missed).toEqual({ places: 0, worth: 31 })
    expect(filled(stopped('x4'), best('x4'), atMost(0), atMost(0)).missed).toEqual({ places: 0, worth: 0 })
  })

  it('anew where one person cannot have all that was found, with that ruled out from then on', () => {
    const { chosen, asked } = filled(best('x0', 'x1', 'x2', 'x7'), best('x0', 'x1', 'x7'), best('x0', 'x2', 'x7'))
    expect(chosen).toEqual(['ada morning', 'ada evening', 'ben later'])
    expect(asked.map(program => program.includes('+ 1 x0\n + 1 x1\n + 1 x2 <= 2'))).toEqual([false, true, true])
  })

  it.each([
    ['nobody could have what was found when the work was at an end', stopped('x0', 'x1', 'x2')],
    ['there are more people than places', best('x0', 'x4')],
  ])('not at all where %s', (_, answer) => {
    expect(() => filled(answer)).toThrow(NothingFound)
    expect(() => filled(answer)).toThrow('the work allowed was too little')
    expect(new NothingFound().name).toBe('NothingFound')
  })
})

describe('a choice', () => {
  it.each([
    [[], 0],
    [[choice('morning', 'ben')], 10],
    [[choice('morning')], 9],
    [[choice('morning'), choice('evening')], 19],
    // Another week has its own load.
    [[choice('morning'), choice('later')], 22],
    [[choice('nowhere', 'ben')], 0],
  ])('%j is worth %i', (choices, worth) => {
    expect(worthOfChoice(given, choices)).toBe(worth)
  })

  it('breaks no rule where each place is filled once', () => {
    expect(brokenRules(given, [choice('morning'), choice('noon'), choice('later'), choice('evening', 'ben')])).toEqual({
      sets: [],
      overfull: [],
    })
  })

  it('is broken by as few places as show it', () => {
    const all = ['later', 'morning', 'noon', 'evening'].map(id => choice(id))
    expect(brokenRules(given, all).sets).toEqual([[choice('morning'), choice('noon'), choice('evening')]])
    const held = [shift('held', 0, 7, 9)]
    const people = given.people.map(one => ({ ...one, held }))
    expect(brokenRules({ ...given, people }, [choice('morning'), choice('later')]).sets).toEqual([[choice('morning')]])
  })

  it('has no more people at a position than places', () => {
    const both = [choice('later'), choice('later', 'ben')]
    expect(brokenRules(given, both).overfull).toEqual(['later'])
    const two = { ...given, positions: positions.map(one => ({ ...one, open: 2 })) }
    expect(brokenRules(two, both).overfull).toEqual([])
  })

  it('of a position that is none is a fault', () => {
    expect(() => brokenRules(given, [choice('nowhere')])).toThrow('nowhere is no position of the problem')
  })
})

describe('shifts of a week', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [3, 7],
    [5, 15],
  ])('%i cost %i, and beyond the last each as much as that', (shifts, cost) => {
    expect(costOfShifts([1, 2, 4], shifts)).toBe(cost)
  })

  it('are seven at most, of whom the last is known', () => {
    const costs = shiftCosts({ minutes: 0, quotaMinutes: 480 }, 120, [{ percent: 50, cost: 3 }])
    expect(costs).toEqual([0, 0, 360, 360, 360, 360, 360])
    expect(costOfShifts([], 3)).toBe(0)
  })
})
