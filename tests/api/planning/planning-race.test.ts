import { afterAll, beforeAll, expect, it } from 'vitest'
import { full } from '../../support/full.ts'
import { race, unnamed, wrongs } from '../../support/random/planning-race.ts'
import { seeded } from '../../support/random/seeded.ts'
import { codeOf, setStage, type Stage } from '../../support/stage.ts'

const size = full
  ? { crew: 180, planners: 20, positions: 80, operations: 10_000 }
  : { crew: 16, planners: 8, positions: 12, operations: 360 }
const lots = seeded()

let stage: Stage
beforeAll(async () => {
  stage = await setStage({ database: { poolSize: 20 } })
})
afterAll(() => stage.close())

/** What planners and crew may be told when others were faster. */
const refusals = [
  'alreadyConfirmed',
  'positionFull',
  'alreadyOnPosition',
  'outOfTurn',
  'undoTooLate',
  'amountBelowFilled',
  'positionHasPeople',
  'proposalOutdated',
  'notOpenForApplications',
  'changedMeanwhile',
  'notFound',
]

it(`${size.crew + size.planners} planners and crew at once, ${size.operations} acts: no place is given twice, and nobody is at two unasked`, async () => {
  const done = await race(stage, lots, size)
  const said = new Map<string, number>()
  for (const { act, answer } of done) {
    const what = `${act} ${codeOf(answer) ?? answer.status}`
    said.set(what, (said.get(what) ?? 0) + 1)
  }
  const told = Object.fromEntries([...said].toSorted(([one], [other]) => (one < other ? -1 : 1)))
  if (full) console.log(JSON.stringify({ seed: lots.seed, acts: done.length, told }, null, 1))
  const unexpected = done.filter(({ answer }) => answer.status >= 300 && !refusals.includes(codeOf(answer) ?? ''))
  expect({ seed: lots.seed, unexpected: unexpected.slice(0, 5).map(({ act, answer }) => [act, answer.text]) }).toEqual({
    seed: lots.seed,
    unexpected: [],
  })
  expect({ seed: lots.seed, ...(await wrongs(stage)) }).toEqual({
    seed: lots.seed,
    overFull: [],
    doubled: [],
    astray: [],
  })
  expect(await unnamed(stage, done)).toEqual([])
  // Who meets whom is drawn by lot and by the clock: only the whole size is sure to bring all of it about.
  const sure = full
    ? ['confirm 200', 'book 201', 'book alreadyConfirmed', 'apply 200', 'change 200', 'create 200', 'activate 200']
    : ['apply 200', 'book 201']
  for (const met of sure) expect(said.get(met), `${met}, of ${JSON.stringify(told)}`).toBeGreaterThan(0)
}, 1_800_000)
