import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inLane } from '../../../server/database/lanes.ts'
import { databaseProblem } from '../../../server/database/problems.ts'
import { Busy } from '../../../server/database/turns.ts'
import { codeOf, setStage, type Stage } from '../../support/stage.ts'
import { until } from '../../support/until.ts'
import { password } from '../../support/world/cast.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage({ database: { poolSize: 20 } })
  for (const name of ['member', 'chief', 'planner', 'office'] as const) await stage.token(name)
  await stage.token('planner', 'b')
})
afterAll(() => stage.close())

/** Somebody holds a table for themselves until the work is done. */
async function whileLocked(table: string, work: () => Promise<void>) {
  const holder = new pg.Client({ connectionString: stage.test.adminUrl })
  await holder.connect()
  try {
    await holder.query(`begin; lock table ${table} in access exclusive mode`)
    await work()
  } finally {
    await holder.end()
  }
}

const waitingForIt = () =>
  stage.admin(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)

const logIn = (of: 'a' | 'b') =>
  stage.server.request(stage.world[of].host, 'POST', '/api/v1/auth/token', {
    body: { login: stage.world[of].logins.colleague, password },
    key: null,
  })

/** What has nothing to do with the table, of the agency and of another. */
async function theRestAnswers() {
  const { a, b } = stage.world
  const other = await stage.token('planner', 'b')
  const answers = await Promise.all([
    stage.server.request('anywhere', 'GET', '/health/ready'),
    logIn('a'),
    logIn('b'),
    stage.as('planner', 'GET', '/companies'),
    stage.as('office', 'GET', '/plusCrews'),
    stage.as('planner', 'GET', `/locations/${a.locations.venue}`),
    stage.server.request(a.host, 'GET', '/api/v1/tenant'),
    stage.server.request(b.host, 'GET', '/api/v1/companies', { token: other }),
  ])
  expect(answers.map(({ status, text }) => ({ status, text: status === 200 ? '' : text }))).toEqual(
    answers.map(() => ({ status: 200, text: '' })),
  )
}

describe('a locked table', () => {
  it('refuses those who need it, soon and with a word, while everything else answers', async () => {
    await whileLocked('project_crew_item', async () => {
      const readers = Promise.all(
        Array.from({ length: 30 }, () =>
          stage.as('chief', 'GET', `/projectCrews/${stage.world.a.crews.main}/projectCrewItems`),
        ),
      )
      await until(async () => (await waitingForIt()).length > 3, 'readers to wait for the table')
      await theRestAnswers()
      const refused = await readers
      for (const answer of refused) {
        expect({ status: answer.status, code: codeOf(answer) }, answer.text).toEqual({ status: 503, code: 'notReady' })
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      }
      await theRestAnswers()
    })
    const again = await stage.as('chief', 'GET', `/projectCrews/${stage.world.a.crews.main}/projectCrewItems`)
    expect(again.status, again.text).toBe(200)
  })
})

describe('a slow statement', () => {
  const slow = (ms: number) =>
    inLane({ name: 'slowReport', kind: 'reading' }, () =>
      stage.test.database.withTenant(stage.world.a.id, tx => tx.raw(`select pg_sleep(${ms / 1000})`)),
    )

  it('ends when its time is over, and keeps neither the agency nor others from anything meanwhile', async () => {
    const asked = Array.from({ length: 30 }, () => slow(60_000).catch((error: unknown) => error))
    await until(
      async () =>
        (
          await stage.admin(
            `select 1 from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`,
          )
        ).length > 3,
      'statements to be slow',
    )
    await theRestAnswers()
    const errors = await Promise.all(asked)
    expect(errors.map(error => databaseProblem(error).code)).toEqual(errors.map(() => 'notReady'))
    expect(errors.some(error => error instanceof Busy)).toBe(true)
    await expect(slow(1)).resolves.toBeDefined()
  })

  it('is let go where its transaction is left open', async () => {
    const idle = inLane({ name: 'forgotten', kind: 'reserved' }, () =>
      stage.test.database.withTenant(stage.world.a.id, async tx => {
        await until(
          async () =>
            !(
              await stage.admin(
                `select 1 from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`,
              )
            ).length,
          'the database to end the transaction',
        )
        await tx.raw('select 1')
      }),
    )
    expect(databaseProblem(await idle.catch((error: unknown) => error)).code).toBe('notReady')
  })
})
