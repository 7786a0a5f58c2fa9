import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate } from '../../server/database/migrate.ts'
import { type Database, openDatabase } from '../../server/database/open.ts'
import { addJob } from '../../server/queue/add-job.ts'
import { type Queue, startQueue } from '../../server/queue/queue.ts'
import type { Task, Work } from '../../server/queue/work.ts'
import { silent } from '../support/database.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { temporaryFolder } from '../support/files/temporary-folder.ts'
import { until } from '../support/until.ts'
import { createWorld, type World } from '../support/world.ts'

let folder: ReturnType<typeof temporaryFolder>
let database: Database
let server: TestServer
let world: World
let queue: Queue | undefined
beforeEach(async () => {
  folder = temporaryFolder()
  database = await openDatabase({ dataDir: folder.path, explicitDataDir: true }, silent)
  await migrate(database)
  world = await createWorld(database)
  server = await startTestServer(database)
})
afterEach(async () => {
  await queue?.stop()
  queue = undefined
  await server.stop()
  await database.close()
  folder.remove()
})

const add = (task: string, key: string) => database.withTenant(world.a.id, tx => addJob(tx, task, { key }, key))
const begin = (work: Partial<Work>) => (queue = startQueue(server.services, { tasks: {}, sweeps: [], ...work }))

function notebook() {
  const done: string[] = []
  const note: Task = async (_, { key }) => void done.push(String(key))
  return { done, note }
}

/** kill -9; the database comes back by itself, on another port. */
async function killDatabase(): Promise<void> {
  const pid = database.embedded?.pid
  if (pid === undefined) throw new Error('there is no database of ours')
  process.kill(pid, 'SIGKILL')
  await until(
    async () => database.embedded?.pid !== pid && (await database.global(tx => tx.raw('select 1'))),
    'the database to be back',
    30_000,
  )
}

it('goes on after the database was killed under idle workers and under running jobs', async () => {
  const { done, note } = notebook()
  const started: string[] = []
  const slow: Task = async (_, { key }) => {
    started.push(String(key))
    await pause(400)
  }
  begin({ tasks: { note, slow } })
  await add('note', 'before')
  await until(() => done.includes('before'), 'the first job')
  await killDatabase()
  await add('note', 'after idling')
  await until(() => done.includes('after idling'), 'a job after the database was back', 30_000)

  for (const key of ['s1', 's2', 's3', 's4']) await add('slow', key)
  await until(() => started.length === 4, 'every worker to be busy')
  await killDatabase()
  await add('note', 'after working')
  await until(() => done.includes('after working'), 'a job after every worker was lost', 30_000)
})

it('tells a task its tenant, and tries again what failed', async () => {
  const seen: unknown[] = []
  begin({
    tasks: {
      flaky: async (_, payload) => {
        seen.push(payload)
        if (seen.length === 1) throw new Error('not yet')
      },
    },
  })
  await add('flaky', 'x')
  await until(() => seen.length === 2, 'the second attempt', 30_000)
  expect(seen).toEqual([1, 2].map(() => ({ key: 'x', tenant: world.a.id })))
})

it('looks for due work of every tenant when it starts', async () => {
  const looked: string[] = []
  begin({ sweeps: [async (_, tenantId) => void looked.push(tenantId)] })
  await until(() => looked.length === 2, 'both tenants')
  expect(looked.toSorted()).toEqual([world.a.id, world.b.id].toSorted())
})

it('waits for what runs when it is stopped, and starts nothing more', async () => {
  const { done, note } = notebook()
  begin({
    tasks: {
      slow: async (services, payload) => {
        await pause(500)
        await note(services, payload)
      },
    },
  })
  await until(async () => {
    const listening = `select pid from pg_stat_activity where application_name = 'calltime queue' and query like 'LISTEN%'`
    return (await database.pool.query(listening)).rows.length === 1
  }, 'it to listen')
  for (let n = 0; n < 8; n++) await add('slow', `job ${n}`)
  await until(async () => {
    const { rows } = await database.pool.query('select id from graphile_worker.jobs where locked_at is not null')
    return rows.length === 4
  }, 'four to run')
  await queue?.stop()
  queue = undefined
  expect(done).toHaveLength(4)
  await until(async () => {
    const connected = `select pid from pg_stat_activity where application_name = 'calltime queue'`
    return (await database.pool.query(connected)).rows.length === 0
  }, 'it to be gone from the database')
  expect(done).toHaveLength(4)
  const { rows } = await database.pool.query('select id from graphile_worker.jobs where locked_at is null')
  expect(rows).toHaveLength(4)
})
