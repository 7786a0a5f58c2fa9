/**
 * `npm run screenshots`: every story, on a phone and at a desk, light and dark, held against the pictures accepted last.
 * Words choose stories whose id contains one of them; `--accept` makes the pictures of the last run the accepted ones.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compare } from './screenshots-compare.ts'
import { storiesIn, storyOf, takeAll } from './screenshots-take.ts'

const limitMs = 30 * 60_000

const root = join(import.meta.dirname, '..')
const storybook = join(root, '.cache/storybook')
const folder = join(root, '.cache/screenshots')
const [baseline, now, changed] = ['baseline', 'now', 'changed'].map(name => join(folder, name)) as [
  string,
  string,
  string,
]

const words = process.argv.slice(2).filter(word => !word.startsWith('--'))
const accepting = process.argv.includes('--accept')
const picturesIn = (place: string) =>
  existsSync(place)
    ? readdirSync(place)
        .filter(name => name.endsWith('.png'))
        .sort()
    : []

/** Pictures of stories that are gone leave the baseline; those that were not taken this time stay in it. */
function accept() {
  const stories = new Set(storiesIn(storybook, []))
  mkdirSync(baseline, { recursive: true })
  for (const name of picturesIn(baseline)) if (!stories.has(storyOf(name))) rmSync(join(baseline, name))
  for (const name of picturesIn(now)) copyFileSync(join(now, name), join(baseline, name))
  rmSync(changed, { recursive: true, force: true })
}

if (accepting && picturesIn(now).length > 0) {
  accept()
  console.log(`Accepted, as taken by the last run: ${picturesIn(now).length} pictures.`)
  process.exit(0)
}

const built = spawnSync('npm run --silent build-storybook', { cwd: root, stdio: 'ignore', shell: true })
if (built.status !== 0) {
  console.error('Storybook does not build: npm run build-storybook says why.')
  process.exit(1)
}
for (const place of [now, changed]) {
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
}
const stories = storiesIn(storybook, words)
const started = performance.now()
const failures = await takeAll(storybook, stories, now, limitMs)
const minutes = ((performance.now() - started) / 60_000).toFixed(1)
console.log(`${picturesIn(now).length} pictures of ${stories.length} stories in ${minutes} min`)
for (const failure of failures) console.error(`not taken: ${failure}`)

if (picturesIn(baseline).length === 0) {
  accept()
  console.log(`There was nothing to compare with: these are the accepted pictures from now on (${baseline}).`)
  process.exit(failures.length > 0 ? 1 : 0)
}

const known = new Set(picturesIn(baseline))
const taken = new Set(picturesIn(now))
const asked = new Set(stories)
const lines: string[] = []
for (const name of taken) {
  if (!known.has(name)) lines.push(`new      ${name}`)
  else {
    const pixels = await compare(join(baseline, name), join(now, name), join(changed, name))
    if (pixels > 0) lines.push(`changed  ${name}  ${pixels} pixels`)
  }
}
const existing = new Set(storiesIn(storybook, []))
for (const name of known)
  if (!taken.has(name) && (asked.has(storyOf(name)) || !existing.has(storyOf(name)))) lines.push(`missing  ${name}`)

const verdict =
  lines.length === 0
    ? 'No picture differs from the accepted ones.'
    : `Pictures that differ: ${lines.length}. Before, now and difference of the changed ones: ${changed}\n` +
      'npm run screenshots -- --accept makes them the accepted ones.'
const report = [...lines, ...failures.map(failure => `not taken  ${failure}`), verdict].join('\n')
writeFileSync(join(folder, 'report.txt'), `${report}\n`)
console.log([...lines, verdict].join('\n'))
process.exit(lines.length + failures.length > 0 ? 1 : 0)
