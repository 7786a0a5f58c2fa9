/**
 * Changes the code, one thing at a time, and asks whether a test notices: `tsx tests/mutants/run.ts charts`, or
 * `charts attendance outbox`, or `domain 1/2` for the first half. What nobody notices is listed, with the reason where there is one.
 */
import { join, relative } from 'node:path'
import { startTestCluster } from '../support/database.ts'
import { writeSection } from './section.ts'
import { bars, type Group, type Target, targets } from './targets.ts'
import { type Tried, tryAll } from './try.ts'
import { survivors } from './survivors.ts'

const root = join(import.meta.dirname, '../..')
const [group = '', ...asked] = process.argv.slice(2)
if (!(group in targets)) throw new Error(`There is no group ${group}: ${Object.keys(targets).join(', ')}`)

const all = targets[group as Group]()
const isPart = (word: string) => /^\d+\/\d+$/.test(word)
const [part, parts] = (asked.find(isPart) ?? '1/1').split('/').map(Number)
const names = asked.filter(word => !isPart(word))
const chosen = all.filter(
  ({ name }, at) => (names.length === 0 || names.includes(name)) && at % (parts ?? 1) === (part ?? 1) - 1,
)

const known = ({ mutant }: Tried) => survivors[`${relative(root, mutant.file)}: ${mutant.what}`]
// Children find it through the environment.
const stopDatabase = group === 'access' ? await startTestCluster() : () => Promise.resolve()
const results: { target: Target; tried: Tried[] }[] = []
const waiting = [...chosen]
await Promise.all(
  [0, 1].map(async () => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const tried = await tryAll(target)
      results.push({ target, tried })
      const left = tried.filter(({ killedBy }) => killedBy === null)
      console.log(`${target.name}: ${tried.length - left.length} of ${tried.length} killed`)
      for (const one of left)
        console.log(
          `  ${relative(root, one.mutant.file)}:${one.mutant.line}: ${one.mutant.what}${known(one) ? ` (${known(one)})` : ''}`,
        )
    }
  }),
)
await stopDatabase()
writeSection(
  group,
  results.map(({ target, tried }) => ({
    name: target.name,
    all: tried.length,
    left: tried
      .filter(({ killedBy }) => killedBy === null)
      .map(one => ({ what: `${relative(root, one.mutant.file)}: ${one.mutant.what}`, reason: known(one) ?? '' })),
  })),
)
const share = (tried: readonly Tried[]) =>
  (100 * tried.filter(({ killedBy }) => killedBy !== null).length) / Math.max(1, tried.length)
const least = bars[group as Group]
// Each chart by itself, rules all together.
const judged =
  group === 'charts'
    ? results.map(({ target, tried }) => ({ name: target.name, tried }))
    : [{ name: group, tried: results.flatMap(({ tried }) => tried) }]
const below = judged.filter(({ tried }) => share(tried) < least)
for (const { name, tried } of below)
  console.log(`Error: ${name}: ${share(tried).toFixed(1)} % were noticed, not ${least} %`)
process.exit(below.length ? 1 : 0)
