import { journeysFor } from './journeys.ts'
import { usersOf } from './users-of.ts'

/** The parts of the suite: what each runs, how many of two cores it keeps busy, and how many minutes are its share. */
export interface Part {
  name: string
  run: string
  /** Minutes on two cores with nothing else running. */
  share: number
  /** Parts that keep one core busy run side by side. */
  cores: 1 | 2
  browser?: true
  /** It can be asked for files of tests alone. */
  byFiles?: true
  /** Parts that have to be over before. */
  after?: readonly string[]
  /** Narrows it to what a change can touch; `null` where nothing of it can be. */
  changed?: (files: readonly string[], since: string) => string | null
}

const vitest = (project: string) => `npx vitest run --project ${project}`
const touched = (files: readonly string[], pattern: RegExp) => files.some(file => pattern.test(file))
const related = (project: string, pattern: RegExp) => (files: readonly string[], since: string) =>
  touched(files, pattern) ? `${vitest(project)} --changed ${since} --passWithNoTests` : null
const source = /\.(ts|tsx)$/

/** What is either so or not so. In the order in which a failure is wanted first, but what takes one core longest begins early. */
export const parts: readonly Part[] = [
  { name: 'generate', run: 'npm run --silent generate', share: 0.6, cores: 1 },
  {
    name: 'faults',
    run: vitest('faults'),
    share: 3,
    cores: 1,
    byFiles: true,
    browser: true,
    after: ['generate'],
    changed: related('faults', /^(server|tests\/faults|tests\/support)\//),
  },
  { name: 'lint', run: 'npm run --silent lint', share: 2, cores: 1, after: ['generate'], changed: lintChanged },
  { name: 'typecheck', run: 'npm run --silent typecheck', share: 2, cores: 1, after: ['generate'] },
  { name: 'rooms', run: 'npm run --silent rooms', share: 0.5, cores: 1, after: ['generate'] },
  { name: 'unused', run: 'npm run --silent unused', share: 0.6, cores: 1, after: ['generate'] },
  {
    name: 'contract',
    run: 'npm run --silent contract:check && npm run --silent contract:lint',
    share: 0.5,
    cores: 1,
    after: ['generate'],
    changed: files => (touched(files, /^openapi\//) ? 'npm run --silent contract:check' : null),
  },
  { name: 'build', run: 'npm run --silent build:all', share: 0.8, cores: 1, after: ['generate'] },
  { name: 'bytes', run: 'npx tsx tests/bench/bars.ts', share: 0.1, cores: 1, after: ['build'] },
  {
    name: 'unit',
    run: vitest('unit'),
    share: 1,
    cores: 1,
    after: ['generate'],
    changed: related('unit', source),
  },
  {
    name: 'models',
    run: vitest('models'),
    share: 1.5,
    cores: 1,
    after: ['generate'],
    changed: related('models', /^(domain|src\/machines|tests\/models)\//),
  },
  {
    name: 'api',
    run: vitest('api'),
    share: 8,
    cores: 2,
    byFiles: true,
    changed: related('api', /^(openapi|domain|server|tests\/(api|resources|support))\//),
  },
  {
    name: 'security',
    run: vitest('security'),
    share: 3,
    cores: 2,
    byFiles: true,
    changed: related('security', /^(openapi|domain|server|tests\/(security|resources|support))\//),
  },
  {
    name: 'rows',
    run: 'npx tsx tests/rows/check.ts',
    share: 0.5,
    cores: 1,
    after: ['api', 'security'],
    changed: files => (touched(files, /^(server|tests\/rows)\//) ? 'npx tsx tests/rows/check.ts --some' : null),
  },
  {
    name: 'stories',
    run: vitest('storybook'),
    share: 7,
    cores: 2,
    byFiles: true,
    browser: true,
    changed: storiesChanged,
  },
  {
    name: 'e2e',
    run: 'npx playwright test',
    share: 15,
    cores: 2,
    byFiles: true,
    browser: true,
    after: ['build'],
    changed: journeysChanged,
  },
]

const soak = (name: string, run: string): Part => ({ name, run, share: 30, cores: 2, browser: true })

/** `--full`: what weighs, kills, draws lots at size or takes hours, one after the other, each at most half an hour. */
export const fullParts: readonly Part[] = [
  soak('kills', `${vitest('soak')} tests/faults/kill.soak.test.ts tests/faults/mail.soak.test.ts`),
  soak(
    'crashes',
    `${vitest('soak')} tests/faults/crashing-postgres.soak.test.ts tests/faults/two-processes.soak.test.ts`,
  ),
  soak('skeleton', `${vitest('soak')} tests/faults/new-resource.soak.test.ts`),
  soak('week', `${vitest('soak')} tests/faults/week-offline.soak.test.ts`),
  soak('fills', `${vitest('soak')} tests/faults/fill-proposals.soak.test.ts`),
  soak(
    'papers',
    `${vitest('api')} tests/api/documents/document-edits.test.ts tests/api/documents/document-races.test.ts`,
  ),
  soak('stamps', `${vitest('soak')} tests/faults/kill-stamping.soak.test.ts`),
  soak('crews', `${vitest('api')} tests/api/crewDay/hours-random.test.ts`),
  soak('races', `${vitest('api')} tests/api/planning/planning-race.test.ts`),
  soak('best', `${vitest('api')} tests/api/planning/best-persons-ranking.test.ts`),
  soak('pauses', `${vitest('faults')} tests/faults/proxy-pauses.test.ts`),
  // What is promised within seconds, and what may not tell by its time whether a login is known.
  soak('copies', `${vitest('faults')} tests/faults/two-copies.test.ts tests/faults/embedded-postgres.test.ts`),
  soak('seconds', `${vitest('api')} tests/api/access/password-links.test.ts tests/api/imports/imports.test.ts`),
  soak('backups', `${vitest('api')} tests/api/database/backup.test.ts`),
  // A million in all; each part draws its own.
  ...Array.from({ length: 10 }, (_, at) =>
    soak(`requests-${at + 1}`, `${vitest('security')} tests/security/generated-requests.test.ts`),
  ),
  // The tests are tested: what they would not notice.
  ...['charts', 'domain'].flatMap(group =>
    Array.from({ length: 5 }, (_, at) =>
      soak(`mutants-${group}-${at + 1}`, `npx tsx tests/mutants/run.ts ${group} ${at + 1}/5`),
    ),
  ),
  soak('mutants-access', 'npx tsx tests/mutants/run.ts access'),
  { ...soak('wall', 'npx playwright test tests/e2e/plusCrews/tv.soak.spec.ts'), after: ['build'] },
]

/** ESLint and Prettier over the changed files alone. */
function lintChanged(files: readonly string[]): string | null {
  const own = files.filter(file => source.test(file)).map(file => JSON.stringify(file))
  return own.length ? `npx eslint --max-warnings 0 ${own.join(' ')} && npx prettier --check ${own.join(' ')}` : null
}

/** Stories of the changed files and of all that use them; what every story stands on asks for all of them. */
function storiesChanged(files: readonly string[]): string | null {
  if (touched(files, /^(\.storybook|vitest\.config)/)) return vitest('storybook')
  const stories = [...usersOf(files)].filter(file => file.endsWith('.stories.tsx'))
  return stories.length ? `${vitest('storybook')} ${stories.toSorted().join(' ')}` : null
}

function journeysChanged(files: readonly string[]): string | null {
  const specs = journeysFor(files, usersOf(files))
  return specs.length ? `npx playwright test ${specs.join(' ')}` : null
}
