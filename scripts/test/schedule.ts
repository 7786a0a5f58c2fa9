import type { Part } from './parts.ts'
import type { Result } from './run-part.ts'

/**
 * Runs parts on two cores: in their order, side by side where each needs one core, none before what it comes after.
 * A part whose predecessor failed runs all the same: it says what else is wrong.
 */
export async function schedule(
  chosen: readonly Part[],
  run: (part: Part, isAlone: boolean) => Promise<Result>,
): Promise<Result[]> {
  const waiting = [...chosen]
  const underWay = new Map<string, { part: Part; ended: Promise<Result> }>()
  const results: Result[] = []
  const names = new Set(chosen.map(({ name }) => name))
  const isOver = (name: string) => !names.has(name) || results.some(({ part }) => part.name === name)
  const used = () => [...underWay.values()].reduce((sum, { part }) => sum + part.cores, 0)
  while (waiting.length || underWay.size) {
    for (const part of [...waiting]) {
      if (used() + part.cores > 2) break
      if (!(part.after ?? []).every(isOver)) continue
      waiting.splice(waiting.indexOf(part), 1)
      underWay.set(part.name, { part, ended: run(part, part.cores === 2) })
    }
    const ended = await Promise.race([...underWay.values()].map(one => one.ended))
    underWay.delete(ended.part.name)
    results.push(ended)
  }
  return results
}
