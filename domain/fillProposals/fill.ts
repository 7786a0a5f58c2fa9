import { type Choice, type FillProblem, brokenRules, worthOfChoice } from './filling.ts'
import { type Program, lpOf, programOf } from './program.ts'

/** What a solver makes of a linear program: the names of the variables that are 1, and the value of the objective. */
export interface Solved {
  /** `best`: there is no better; `stopped`: its work was at an end, and it may be that nothing was found. */
  state: 'best' | 'stopped'
  value: number
  on: readonly string[]
}
export type Solve = (program: string) => Solved

export interface Filling {
  choices: Choice[]
  /** Places the best there is may fill more, and what it may be worth more; 0 where this is the best. */
  missed: { places: number; worth: number }
}

/** Thrown where the solver's work was at an end before anything was found that breaks no rule. */
export class NothingFound extends Error {
  override name = 'NothingFound'
}

/**
 * The proposal that fills most places, and of those the one that is worth most. No rule that is hard is broken: what one
 * person cannot have together only as a whole (a day of three shifts) is found in the solver's answer and ruled out.
 */
export function fill(
  problem: FillProblem,
  solve: Solve,
  say: (step: 'filling' | 'fitting') => void = () => {},
): Filling {
  if (!problem.options.length) return { choices: [], missed: { places: 0, worth: 0 } }
  const program = programOf(problem)
  const cuts: Choice[][] = []
  say('filling')
  const most = settle(program, { most: 'places' }, cuts, solve)
  say('fitting')
  const filled = most.choices.length
  const best = settle(program, { most: 'worth', filled }, cuts, solve)
  // A place that is filled is never given up for people who fit better.
  const choices = best.choices.length >= filled ? best.choices : most.choices
  const worth = worthOfChoice(problem, choices)
  const bound = (aim: Parameters<typeof lpOf>[1]) => Math.floor(solve(lpOf(program, aim, cuts, false)).value + 1e-6)
  const missedPlaces = most.state === 'best' ? 0 : Math.max(0, bound({ most: 'places' }) - filled)
  const isBest = most.state === 'best' && best.state === 'best' && choices === best.choices
  return {
    choices,
    missed: {
      places: missedPlaces,
      worth: isBest ? 0 : Math.max(0, bound({ most: 'worth', filled }) - worth),
    },
  }
}

function settle(program: Program, aim: Parameters<typeof lpOf>[1], cuts: Choice[][], solve: Solve) {
  const { options } = program.problem
  for (;;) {
    const { state, on } = solve(lpOf(program, aim, cuts))
    const choices = on.flatMap(name => {
      const option = name.startsWith('x') ? options[Number(name.slice(1))] : undefined
      return option ? [{ personId: option.personId, positionId: option.positionId }] : []
    })
    const { sets, overfull } = brokenRules(program.problem, choices)
    if (overfull.length || (state === 'stopped' && sets.length))
      throw new NothingFound('the work allowed was too little')
    if (!sets.length) return { choices, state }
    cuts.push(...sets)
  }
}
