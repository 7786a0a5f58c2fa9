import { expect, it } from 'vitest'
import { fill } from '../../domain/fillProposals/fill.ts'
import { brokenRules } from '../../domain/fillProposals/filling.ts'
import { solver } from '../../server/fillProposals/solver.ts'
import { isNoBetter, oneByOne, problem, random } from '../support/random/fill-problems.ts'

it('five hundred weeks: no hard rule is broken, and nothing is better than what is proposed', async () => {
  const solve = await solver(5000)
  for (let seed = 1000; seed < 1500; seed++) {
    const given = problem(seed, { positions: 25, people: 30, open: 5 })
    const { choices, missed } = fill(given, solve)
    expect({ seed, ...brokenRules(given, choices), missed }).toEqual({
      seed,
      sets: [],
      overfull: [],
      missed: { places: 0, worth: 0 },
    })
    const byWorth = given.options.toSorted((a, b) => b.worth - a.worth)
    expect(isNoBetter(given, oneByOne(given, byWorth), choices)).toBe(true)
    const next = random(seed)
    for (let round = 0; round < 1000; round++) {
      const anyhow = given.options.map(option => ({ option, at: next() })).toSorted((a, b) => a.at - b.at)
      const other = oneByOne(
        given,
        anyhow.map(({ option }) => option),
      )
      expect(isNoBetter(given, other, choices)).toBe(true)
    }
  }
}, 3_600_000)
