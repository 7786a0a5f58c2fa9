import loadHighs from 'highs'
import type { Solve } from '../../domain/fillProposals/fill.ts'

/**
 * HiGHS, one run after the other. It is bounded by its work, not by time, and has one seed and one thread: the same
 * program has the same answer on any machine.
 */
export async function solver(nodes: number): Promise<Solve> {
  const highs = await loadHighs()
  return program => {
    const solved = highs.solve(program, {
      output_flag: false,
      random_seed: 1,
      threads: 1,
      mip_rel_gap: 0,
      // All values are whole: what is less than one from the best is the best.
      mip_abs_gap: 0.5,
      mip_max_nodes: nodes,
    })
    const columns = Object.values(solved.Columns)
    return {
      state: solved.Status === 'Optimal' ? 'best' : 'stopped',
      value: solved.ObjectiveValue,
      on: columns.flatMap(({ Name, ...column }) => ('Primal' in column && column.Primal > 0.5 ? [Name] : [])),
    }
  }
}
