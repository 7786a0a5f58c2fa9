import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { type Part, fullParts, parts } from '../../scripts/test/parts.ts'
import type { Result } from '../../scripts/test/run-part.ts'
import { schedule } from '../../scripts/test/schedule.ts'

const part = (name: string, cores: 1 | 2, ...after: string[]): Part => ({ name, run: '', share: 1, cores, after })

/** Runs parts that take a moment each; answers what began and ended, in order. */
async function order(chosen: Part[], fails: string[] = []): Promise<{ log: string[]; results: Result[] }> {
  const log: string[] = []
  const results = await schedule(chosen, async one => {
    log.push(`+${one.name}`)
    await pause(1)
    log.push(`-${one.name}`)
    return { part: one, passed: !fails.includes(one.name), minutes: 0, failures: [] }
  })
  return { log, results }
}

describe('parts of the suite', () => {
  it('that need one core run side by side, those that need both alone', async () => {
    const { log } = await order([part('a', 1), part('b', 1), part('c', 2)])
    expect(log.slice(0, 2)).toEqual(['+a', '+b'])
    expect(log.slice(-2)).toEqual(['+c', '-c'])
  })

  it('wait for what they come after, also where that failed; what was not chosen is not waited for', async () => {
    const { log, results } = await order([part('a', 1), part('b', 1, 'a'), part('c', 1, 'absent')], ['a'])
    expect(log.indexOf('+b')).toBeGreaterThan(log.indexOf('-a'))
    expect(results.map(one => [one.part.name, one.passed]).toSorted()).toEqual([
      ['a', false],
      ['b', true],
      ['c', true],
    ])
  })

  it('have names of their own, and come after parts there are', () => {
    const names = [...parts, ...fullParts].map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(parts.flatMap(({ after }) => after ?? []).filter(name => !names.includes(name))).toEqual([])
  })

  it('have shares that are forty minutes in all, or less', () => {
    const alone = parts.filter(({ cores }) => cores === 2).reduce((sum, { share }) => sum + share, 0)
    const beside = parts.filter(({ cores }) => cores === 1).reduce((sum, { share }) => sum + share, 0)
    expect(alone + beside / 2).toBeLessThanOrEqual(40)
  })

  it.each([
    ['a screen of jobs', ['src/screens/jobs/JobCard.tsx'], ['lint', 'unit', 'stories', 'e2e']],
    ['a rule of the server', ['server/jobs/jobs.queries.ts'], ['faults', 'lint', 'unit', 'api', 'security', 'rows']],
    ['a page of the documentation', ['docs/operations.md'], []],
  ])('that %s can touch', (_, files, expected) => {
    const narrowed = parts.filter(({ changed }) => changed && changed(files, 'HEAD') !== null).map(({ name }) => name)
    expect(narrowed).toEqual(expected)
  })
})
