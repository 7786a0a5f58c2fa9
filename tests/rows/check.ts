/**
 * Holds the rows that the tests of the server saw against the types written beside their SQL. `npm test` runs it after
 * `api` and `security`, which write down what they saw in .cache/rows. Every place is seen by some test, but those listed
 * in unreached.ts. `--some`: where not every test has run against the server as it is.
 */
import { allowedBy } from './allowed.ts'
import { differences } from './compare.ts'
import { held } from './held.ts'
import { readSeen } from './seen.ts'
import { readSites } from './sites.ts'
import { unreached } from './unreached.ts'

const { seen, missing } = readSeen()
const sites = readSites()
const { rows, lost } = held(seen, sites)

const wrong = [...rows].flatMap(([{ at, row }, shape]) =>
  row ? differences(shape, allowedBy(sites.checker, [row])).map(line => `server/${at}: ${line}`) : [],
)
const typed = sites.all.filter(({ handsOn }) => !handsOn)
const without = typed.filter(site => !rows.get(site)?.objects)
if (!process.argv.includes('--some')) {
  const names = new Set(without.map(({ name }) => name))
  wrong.push(
    ...missing.map(test => `${test} has not run against the server as it is`),
    ...without.filter(({ name }) => !(name in unreached)).map(({ at }) => `server/${at}: no test saw a row`),
    ...Object.keys(unreached)
      .filter(name => !names.has(name))
      .map(name => `server/${name}: a test saw rows, unreached.ts need not list it`),
  )
}
wrong.push(...lost.map(place => `server/${place}: whose rows these are is not to be told`))

for (const line of wrong) console.error(`Error: ${line}`)
console.log(
  `${typed.length} places ask for rows, ${typed.length - without.length} got some; ${wrong.length} mismatches`,
)
process.exit(wrong.length ? 1 : 0)
