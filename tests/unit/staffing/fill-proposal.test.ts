import { beforeAll, describe, expect, it } from 'vitest'
import { NothingFound, type Solve, fill } from '../../../domain/fillProposals/fill.ts'
import {
  type FillProblem,
  bearable,
  brokenRules,
  costOfShifts,
  shiftCosts,
  worthOfChoice,
} from '../../../domain/fillProposals/filling.ts'
import { solver } from '../../../server/fillProposals/solver.ts'
import { byTrying, isNoBetter, limits, oneByOne, problem, random } from '../../support/random/fill-problems.ts'

let solve: Solve
beforeAll(async () => {
  solve = await solver(5000)
})

const small = { positions: 4, people: 3, open: 2 }
const week = { positions: 25, people: 30, open: 5 }

describe('a proposal', () => {
  it('is as good as trying everything, on two hundred small problems', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const given = problem(seed, small)
      const { choices, missed } = fill(given, solve)
      expect({ seed, filled: choices.length, worth: worthOfChoice(given, choices), missed }).toEqual({
        seed,
        ...byTrying(given),
        missed: { places: 0, worth: 0 },
      })
    }
  })

  it('breaks no hard rule, and is never worse than going through the list or than any of many random ones', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const given = problem(seed, week)
      const { choices } = fill(given, solve)
      expect(brokenRules(given, choices)).toEqual({ sets: [], overfull: [] })
      const next = random(seed)
      const byWorth = given.options.toSorted((a, b) => b.worth - a.worth)
      expect(isNoBetter(given, oneByOne(given, byWorth), choices)).toBe(true)
      for (let round = 0; round < 10; round++) {
        const anyhow = given.options.map(option => ({ option, at: next() })).toSorted((a, b) => a.at - b.at)
        const other = oneByOne(
          given,
          anyhow.map(({ option }) => option),
        )
        expect(isNoBetter(given, other, choices)).toBe(true)
      }
    }
  })

  it('is the same for the same input', () => {
    const given = problem(77, week)
    expect(fill(given, solve)).toEqual(fill(structuredClone(given), solve))
  })

  it('leaves places open rather than make a day too long, even where no two shifts do', () => {
    const hour = 3_600_000
    const at = (from: number, to: number) => ({
      starts: from * hour,
      ends: to * hour,
      startDate: '1970-01-01',
      breakMinutes: 0,
      open: 1,
      week: 'only',
    })
    const positions = [
      { id: 'morning', ...at(6, 10) },
      { id: 'noon', ...at(10, 14) },
      { id: 'evening', ...at(14, 18) },
    ]
    const given: FillProblem = {
      positions,
      people: [{ id: 'one', held: [], weeks: {} }],
      options: positions.map(({ id }) => ({ personId: 'one', positionId: id, worth: id === 'noon' ? 1 : 5 })),
      limits,
    }
    expect(bearable(positions.slice(0, 2), [], limits)).toBe(true)
    expect(bearable(positions, [], limits)).toBe(false)
    expect(fill(given, solve).choices.map(({ positionId }) => positionId)).toEqual(['morning', 'evening'])
  })

  it('of a solver whose work was at an end says how far it may be from the best, or is none', () => {
    const given = problem(5, week)
    const best = fill(given, solve)
    const weak: Solve = program => {
      const solved = solve(program)
      return program.includes('Binary') ? { ...solved, state: 'stopped' } : solved
    }
    const { choices, missed } = fill(given, weak)
    expect(choices.length + missed.places).toBeGreaterThanOrEqual(best.choices.length)
    expect(worthOfChoice(given, choices) + missed.worth).toBeGreaterThanOrEqual(worthOfChoice(given, best.choices))
    const blind: Solve = () => ({ state: 'stopped', value: 0, on: given.options.map((_, at) => `x${at}`) })
    expect(() => fill(given, blind)).toThrow(NothingFound)
  })
})

describe('the load of a week', () => {
  const steps = [
    { percent: 80, cost: 1 },
    { percent: 100, cost: 2 },
  ]
  it('costs from a share of what was agreed on, and more beyond all of it', () => {
    const costs = shiftCosts({ minutes: 960, quotaMinutes: 2400 }, 480, steps)
    expect(costs.slice(0, 5)).toEqual([0, 0, 480, 1440, 1440])
    expect([0, 2, 3, 4, 9].map(shifts => costOfShifts(costs, shifts))).toEqual([0, 0, 480, 1920, 9120])
  })

  it('never costs less for a further shift, whatever is rounded', () => {
    for (let minutes = 0; minutes < 3000; minutes += 37) {
      const costs = shiftCosts({ minutes, quotaMinutes: 1234 }, 411.3, steps)
      expect(costs).toEqual(costs.toSorted((a, b) => a - b))
    }
  })
})
