import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failedFiles } from '../../../scripts/test/failures.ts'
import { journeys, journeysFor } from '../../../scripts/test/journeys.ts'
import { type Part, fullParts, parts } from '../../../scripts/test/parts.ts'
import { runPart, type Result } from '../../../scripts/test/run-part.ts'
import { schedule } from '../../../scripts/test/schedule.ts'
import { usersOf } from '../../../scripts/test/users-of.ts'
import { root } from '../../../server/root.ts'
import { temporaryFolder } from '../../support/files/temporary-folder.ts'

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
  it('ask for journeys that there are, for every group of screens', () => {
    const groups = readdirSync(join(root, 'src/screens'), { withFileTypes: true }).filter(entry => entry.isDirectory())
    expect(Object.keys(journeys)).toEqual(groups.map(({ name }) => name).filter(name => name !== 'shared'))
    const specs = readdirSync(join(root, 'tests/e2e'), { recursive: true, encoding: 'utf8' })
    for (const name of Object.values(journeys).flat())
      expect(
        specs.filter(file => file.endsWith('.spec.ts') && file.includes(name)),
        name,
      ).not.toEqual([])
  })
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

describe('what uses a changed file', () => {
  it.each([
    ['a screen', 'src/screens/rateCards/RateCardsView.tsx', 'src/screens/rateCards/RateCardsView.stories.tsx'],
    ['a part of the kit', 'src/ui/AsOf/AsOf.tsx', 'src/screens/plusCrews/watching/PlusCrewWall.tsx'],
    ['its look', 'src/ui/AsOf/AsOf.module.css', 'src/ui/AsOf/AsOf.stories.tsx'],
    ['what is loaded on demand', 'src/ui/forms/Tooltip/Tooltip.tsx', 'src/ui/lazy-forms.tsx'],
    ['a rule', 'domain/plusCrews/plus-crew-month.ts', 'src/screens/plusCrews/watching/PlusCrewHead.tsx'],
    ['a dictionary', 'src/i18n/de/rateCards.ts', 'src/screens/rateCards/RateCardsView.stories.tsx'],
  ])('%s', (_, changed, user) => {
    expect(usersOf([changed])).toContain(user)
  })

  it('stays with what uses it', () => {
    const used = [...usersOf(['src/screens/rateCards/RateCardsView.tsx'])]
    expect(used.filter(file => file.startsWith('src/screens/') && !file.includes('/rateCards/'))).toEqual([])
    expect(journeysFor([], new Set(used))).toEqual(journeys['rateCards'])
  })

  it('is a tour where most screens do', () => {
    expect(journeysFor([], usersOf(['src/ui/Button/Button.tsx']))).toEqual(['device/reach', 'access/login.spec'])
    expect(journeysFor([], usersOf(['src/app/routes.ts']))).toEqual(['device/reach', 'access/login.spec'])
    expect(journeysFor(['docs/operations.md'], usersOf([]))).toEqual([])
  })
})

describe('files that failed', () => {
  it.each([
    [
      'Vitest',
      '\u001b[41m FAIL \u001b[49m faults  tests/faults/queue.test.ts > a queue > goes on\n ✓ api tests/api/agencies/lists.test.ts (3 tests)',
      ['tests/faults/queue.test.ts'],
    ],
    [
      'stories',
      ' FAIL  storybook (chromium)  src/ui/Clock.stories.tsx > Dark\n FAIL  storybook (chromium)  src/ui/Clock.stories.tsx > Late',
      ['src/ui/Clock.stories.tsx'],
    ],
    [
      'Playwright',
      '  ✓  1 tests/e2e/planning/todos.spec.ts:8:1 › kept (2s)\n  1) tests/e2e/crewDay/kiosk.spec.ts:27:1 › a tablet by the door ───\n    at tests/e2e/support.ts:3:1',
      ['tests/e2e/crewDay/kiosk.spec.ts'],
    ],
    ['what fails without a test', 'Error: no room left on the device', []],
  ])('are read from what %s says', (_, said, files) => {
    expect(failedFiles(said)).toEqual(files)
  })
})

describe('a part that failed', () => {
  // What these say would stand among what this file says.
  beforeEach(() => {
    vi.spyOn(console, 'log').mockReturnValue()
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  })
  afterEach(() => vi.restoreAllMocks())

  const says = (...files: string[]) => files.map(file => `echo "FAIL unit tests/unit/${file}.test.ts > it"`).join('; ')
  /** Fails the first time it is run, naming these files. */
  async function once(byFiles: boolean, ...files: string[]): Promise<Result> {
    const folder = temporaryFolder()
    const mark = join(folder.path, 'tried')
    const run = `[ -e ${mark} ] && exit 0; touch ${mark}; ${says(...files)}; exit 1 #`
    const result = await runPart({ ...part('lots', 1), run, ...(byFiles && { byFiles }) }, 'afterwards')
    folder.remove()
    return result
  }

  it('is tried alone by its file, and says what failed though that passed', async () => {
    const failures = ['FAIL unit tests/unit/a.test.ts > it']
    expect(await once(true, 'a')).toMatchObject({ passed: true, uneven: true, failures })
  })

  it.each([
    ['more than two files failed', true, ['a', 'b', 'c']],
    ['no file is named', true, []],
    ['it has no second try', false, ['a']],
  ])('stays failed where %s', async (_, byFiles, files) => {
    expect(await once(byFiles, ...files)).toMatchObject({ passed: false, uneven: false })
  })

  it('stays failed where its file fails alone', async () => {
    const run = `${says('a')}; exit 1 #`
    expect(await runPart({ ...part('lots', 1), run, byFiles: true }, 'afterwards')).toMatchObject({ passed: false })
  })
})
