import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { codeOf, setStage, type Stage } from '../../support/stage.ts'
import { until } from '../../support/until.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())

const ask = () => stage.as('planner', 'GET', '/companies')

it('that is reached is a 503 that says when to come again, and over as soon as the database takes connections', async () => {
  await stage.token('planner')
  const name = new URL(stage.test.appUrl).pathname.slice(1)
  const admin = new pg.Client({ connectionString: stage.test.adminUrl })
  await admin.connect()
  try {
    // Superusers are let in all the same.
    await admin.query(`alter database ${name} connection limit 0`)
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename <> current_user`,
      [name],
    )
    await until(async () => (await ask()).status === 503, 'the connections to be gone')
    const refused = await Promise.all(Array.from({ length: 30 }, ask))
    for (const answer of refused) {
      expect({ status: answer.status, code: codeOf(answer) }, answer.text).toEqual({ status: 503, code: 'notReady' })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await stage.server.request('any', 'GET', '/health/ready')).body).toEqual({ status: 'database unreachable' })
    expect((await stage.server.request('any', 'GET', '/health/live')).status).toBe(200)
  } finally {
    await admin.query(`alter database ${name} connection limit -1`)
    await admin.end()
  }
  await until(async () => (await ask()).status === 200, 'connections to be taken again')
  await until(
    async () => (await stage.server.request('any', 'GET', '/health/ready')).status === 200,
    'the server to be ready again',
  )
})
