import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../server/database/open.ts'
import { saveLook } from '../../server/tenant/save-look.ts'
import { createTestDatabase, silent, startTestCluster, type TestDatabase } from '../support/database.ts'
import { Clock, type EventReader, startTestServer, type TestServer } from '../support/server.ts'
import { temporaryFolder } from '../support/files/temporary-folder.ts'
import { full } from '../support/full.ts'
import { until } from '../support/until.ts'
import { createWorld, type TenantWorld } from '../support/world.ts'
import { worldNow } from '../support/world/cast.ts'

/** Ms in which one copy hears of the other: measured in the whole sizes, elsewhere it only has to. */
const aSecond = full ? 1000 : undefined

let stopCluster: () => Promise<void>
beforeAll(async () => {
  stopCluster = await startTestCluster()
})
afterAll(() => stopCluster())

let test: TestDatabase
let second: Database
let world: TenantWorld
let here: TestServer
let there: TestServer
let folder: ReturnType<typeof temporaryFolder>
beforeEach(async () => {
  folder = temporaryFolder()
  test = await createTestDatabase()
  second = await openDatabase({ dataDir: folder.path, explicitDataDir: true, databaseUrl: test.appUrl }, silent)
  world = (await createWorld(test.database)).a
  const clock = new Clock(worldNow)
  here = await startTestServer(test.database, { clock })
  there = await startTestServer(second, { clock })
})
afterEach(async () => {
  await here.stop()
  await there.stop()
  await second.close()
  await test.close()
  folder.remove()
})

const get = async (copy: TestServer, token: string, path = '/userRights') =>
  (await copy.request(world.host, 'GET', `/api/v1${path}`, { token })).status
const post = (copy: TestServer, path: string, token: string | undefined, body?: object) =>
  copy.request(world.host, 'POST', `/api/v1${path}`, { token, ...(body ? { body } : {}) })
const stream = async (copy: TestServer, token: string): Promise<EventReader> => {
  const path = `/api/v1/projectCrews/${world.crews.main}/liveLocations/stream`
  const reader = await copy.stream(world.host, path, token)
  await until(() => reader.events.includes('open'), 'the stream to open')
  return reader
}
const revokeKiosk = () =>
  test.database.withTenant(world.id, tx =>
    tx.raw('update session set revoked_at = now() from login l where l.id = login_id and l.login = $1', [
      world.logins.kiosk,
    ]),
  )

describe('what happens at one copy', () => {
  it('reaches whoever listens at the other', async () => {
    const reader = await stream(there, await there.login(world.host, world.logins.chief))
    const token = await here.login(world.host, world.logins.member)
    const place = { latitude: 52.5, longitude: 13.4, accuracy: 8, timestamp: worldNow.toISOString() }
    expect((await post(here, `/projectCrews/${world.crews.main}/liveLocations`, token, place)).status).toBe(204)
    await until(() => reader.events.includes('location'), 'the place')
    const punch = { type: 'LOG', caption: 'Pre-call' }
    expect((await post(here, `/projectCrewItems/${world.items.today}/activities`, token, punch)).status).toBe(201)
    await until(() => reader.events.includes('status'), 'the punch')
    expect(reader.events).toEqual(['open', 'location', 'status'])
    reader.close()
  })

  it('changes the look both serve', async () => {
    const sheet = async (copy: TestServer) => (await copy.request(world.host, 'GET', '/theme.css')).text
    const before = await sheet(here)
    expect(await sheet(there)).toBe(before)
    await saveLook(test.database, world.host, look => ({ ...look, ground: '#3b0764' }))
    for (const copy of [here, there])
      await until(async () => (await sheet(copy)).includes('#3b0764'), 'the new look', aSecond)
    expect(await sheet(there)).toBe(await sheet(here))
  })
})

describe('a session that ends at one copy', () => {
  const links = () => `/forgottenPassword/${world.links.welcome}`
  it.each([
    ['by logging out', () => world.logins.member, (token: string) => post(here, '/auth/logout', token)],
    [
      'by a new password',
      () => `newcomer@${world.host}`,
      () => post(here, links(), undefined, { password: 'another one' }),
    ],
    ['because its kiosk was called in', () => world.logins.kiosk, revokeKiosk],
  ])('%s is refused at the other', async (_, login, end) => {
    // The newcomer would be asked for a code of a device that nobody has.
    await test.database.withTenant(world.id, tx => tx.raw('delete from one_time_code', []))
    const token = await there.login(world.host, login())
    // What every kind of session may ask.
    const path = '/auth/refresh'
    expect(await get(there, token, path)).toBe(200)
    await end(token)
    await until(async () => (await get(there, token, path)) === 401, 'the refusal', aSecond)
    expect(await get(here, token, path)).toBe(401)
  })

  it('ends its streams at the other', async () => {
    const token = await there.login(world.host, world.logins.chief)
    const reader = await stream(there, token)
    await post(here, '/auth/logout', token)
    await until(() => reader.ended, 'the stream to end', aSecond)
  })

  it('is refused there though the connection that would have told of it is cut at that moment', async () => {
    const admin = new pg.Client({ connectionString: test.adminUrl })
    await admin.connect()
    const token = await there.login(world.host, world.logins.member)
    expect(await get(there, token)).toBe(200)
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
    )
    expect((await post(here, '/auth/logout', token)).status).toBe(204)
    await until(async () => (await get(there, token)) === 401, 'the refusal', aSecond)
    await until(() => second.listening, 'listening again')
    expect(await get(there, token)).toBe(401)
    await admin.end()
  })
})
