/**
 * `npm test`: every part that says what is so or not so, with the minutes each took beside its share.
 * `npm test -- unit api` runs some of them; `--changed` what a change since the last commit can touch (`--since REF`:
 * since another); `--budget` fails what is over its share; `--full` runs the whole sizes, and goes on where it was cut short.
 * A part that fails does not hide the others; the last line is the verdict.
 */
import { parseArgs } from 'node:util'
import { narrowed } from './test/changed.ts'
import { commit, passedAt, writeDown } from './test/full-results.ts'
import { type Part, fullParts, parts } from './test/parts.ts'
import { type Result, runPart } from './test/run-part.ts'
import { schedule } from './test/schedule.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    since: { type: 'string', default: 'HEAD' },
    budget: { type: 'boolean', default: false },
  },
})
const known = values.full ? fullParts : parts
const unknown = positionals.filter(name => !known.some(part => part.name === name))
if (unknown.length) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${known.map(part => part.name).join(', ')}`)
  process.exit(2)
}

const asked = positionals.length ? known.filter(part => positionals.includes(part.name)) : known
const results = values.full
  ? await wholeSizes(asked)
  : await suite(values.changed ? narrowed(asked, values.since) : asked)

const isOver = ({ part, minutes }: Result) => minutes > part.share
console.log(`\n── parts, minutes, share ${'─'.repeat(40)}`)
for (const result of results) {
  const { part, passed, minutes } = result
  const figures = `${minutes.toFixed(2).padStart(6)} of ${part.share.toFixed(1).padStart(4)} min`
  console.log(`${passed ? 'passed' : 'FAILED'}  ${figures}  ${part.name}${isOver(result) ? '  over its share' : ''}`)
}
// After the table: where only the end of what was said is kept, what failed is in it.
for (const { part, failures, uneven } of results)
  if (failures.length) {
    const heading = uneven ? `failed in ${part.name}, and passed alone: find out why` : `failed in ${part.name}`
    console.log(`\n── ${heading} ${'─'.repeat(50)}\n${failures.join('\n')}`)
  }
const uneven = results.filter(result => result.uneven)
const bad = results.filter(result => !result.passed || (values.budget && isOver(result)))
console.log(`${(process.uptime() / 60).toFixed(1)} min in all`)
const noted = uneven.length ? `, ${uneven.length} of them not at first` : ''
console.log(`${results.length - bad.length} passed${noted}, ${bad.length} failed`)
process.exit(bad.length ? 1 : 0)

function suite(chosen: readonly Part[]): Promise<Result[]> {
  return schedule(chosen, (part, isAlone) => runPart(part, isAlone ? 'asItComes' : 'afterwards'))
}

/** One after the other; what passed at this commit is not run again, but with `--again`. */
async function wholeSizes(chosen: readonly Part[]): Promise<Result[]> {
  process.env['CALLTIME_FULL'] = '1'
  const at = commit()
  const done = values.again ? [] : passedAt(at)
  const ended: Result[] = []
  const left = chosen.filter(({ name }) => !done.includes(name))
  if (left.some(({ after }) => after?.includes('build')))
    ended.push(...(await suite(parts.filter(({ name }) => name === 'generate' || name === 'build'))))
  for (const part of left) {
    const result = await runPart(part, 'asItComes')
    writeDown(result, at)
    ended.push(result)
  }
  return ended
}
