import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isRoot } from '../../server/database/embedded/account.ts'
import { packagedBinaries } from '../../server/database/embedded/binaries.ts'
import { openEmbedded, type Embedded, type EmbeddedOptions } from '../../server/database/embedded/embedded.ts'
import { freePort } from '../../server/database/embedded/postmaster.ts'
import { isPostgresOn, readPidFile } from '../../server/database/embedded/pid-file.ts'
import { openDatabase } from '../../server/database/open.ts'
import { full } from '../support/full.ts'
import { silent } from '../support/database.ts'
import { temporaryFolder } from '../support/files/temporary-folder.ts'
import { until } from '../support/until.ts'

let dataDir: string
let undo: (() => Promise<void> | void)[]

beforeEach(() => {
  const folder = temporaryFolder()
  dataDir = folder.path
  undo = [folder.remove]
})

afterEach(async () => {
  for (const step of undo.reverse()) await step()
})

const db = () => join(dataDir, 'postgres', 'db')
const pidFile = () => join(db(), 'postmaster.pid')

async function open(options: Partial<EmbeddedOptions> = {}): Promise<Embedded> {
  const embedded = await openEmbedded({ dataDir, explicitDataDir: true, log: silent, ...options })
  undo.push(embedded.stop)
  return embedded
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

const Told = z.union([z.object({ pid: z.number(), adminUrl: z.string() }), z.object({ refused: z.string() })])

const forkOwner = (): ChildProcess =>
  fork(join(import.meta.dirname, 'embedded-owner.ts'), [dataDir], { execArgv: ['--import', 'tsx'] })

/** Another process on the same folder, and what it says once it has started or was refused. */
async function startOwner(): Promise<{ child: ChildProcess; told: z.output<typeof Told> }> {
  const child = forkOwner()
  const ended = once(child, 'exit')
  const [message] = await once(child, 'message')
  const told = Told.parse(message)
  undo.push(async () => {
    child.kill('SIGKILL')
    await ended
    if ('pid' in told) await until(() => !isPostgresOn(db(), told.pid), 'its database to stop')
  })
  return { child, told }
}

const owners = `select pid from pg_stat_activity where application_name = 'calltime owner' and pid <> pg_backend_pid()`

describe('a fresh start', () => {
  it('gives the application an ordinary role, its own database and nobody else a way in', async () => {
    const embedded = await open()
    const [found] = await query(
      embedded.url(),
      `select current_user as who, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
              (select datlocprovider::text || ' ' || datlocale from pg_database where datname = current_database()) as locale,
              (select pg_get_userbyid(datdba) from pg_database where datname = current_database()) as owner,
              exists (select from pg_extension where extname = 'btree_gist') as gist
         from pg_roles where rolname = current_user`,
    )
    expect(found).toEqual({
      who: 'calltime',
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: true,
      rolcreatedb: false,
      locale: 'b C.UTF-8',
      owner: 'calltime',
      gist: true,
    })
    const ways = `select current_setting('unix_socket_directories') as socket, current_setting('listen_addresses') as address`
    expect(await query(embedded.adminUrl(), ways)).toEqual([{ socket: '', address: '127.0.0.1' }])
    await expect(query(embedded.url().replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/)
    expect(statSync(join(dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600)
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
    if (process.platform !== 'win32') expect(statSync(db()).uid).not.toBe(0)
  })

  it('may be opened by several copies at once, whoever makes the shared role', async () => {
    const embedded = await open()
    const config = { dataDir, explicitDataDir: true, databaseUrl: embedded.url() }
    const copies = await Promise.all([1, 2, 3, 4, 5, 6].map(() => openDatabase(config, silent)))
    for (const copy of copies) await copy.close()
  })

  it('keeps the data until the next one', async () => {
    const first = await open()
    await query(first.url(), `create table kept as select 'call time' as word`)
    await first.stop()
    expect(readPidFile(pidFile())).toBeUndefined()
    const second = await open()
    expect(await query(second.url(), 'select word from kept')).toEqual([{ word: 'call time' }])
  })

  it('begins anew where the first one was cut off half way', async () => {
    mkdirSync(db(), { recursive: true })
    writeFileSync(join(db(), 'half'), '')
    mkdirSync(`${db()}.new-4194303`)
    const embedded = await open()
    expect(await query(embedded.url(), 'select 1 as one')).toEqual([{ one: 1 }])
    expect(lstatSync(`${db()}.new-4194303`, { throwIfNoEntry: false })).toBeUndefined()
  })

  it('refuses files of another major version by name', async () => {
    const first = await open()
    await first.stop()
    writeFileSync(join(db(), 'PG_VERSION'), '17\n')
    await expect(open()).rejects.toThrow(/was written by PostgreSQL 17, this program brings 18/)
  })
})

describe('a folder in use', () => {
  it('is refused to a second process', async () => {
    const embedded = await open()
    const { told } = await startOwner()
    expect(told).toEqual({
      refused: `Another Calltime is using ${dataDir}. Stop it first, or give this one a folder of its own with DATA_DIR.`,
    })
    expect(await query(embedded.url(), 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('goes to exactly one of two that start at once', async () => {
    const both = await Promise.all([startOwner(), startOwner()])
    const refused = both.flatMap(({ told }) => ('refused' in told ? [told.refused] : []))
    expect(refused).toEqual([expect.stringMatching(/^Another Calltime is using/)])
  })

  it('stays refused after the owner lost its connection', async () => {
    const embedded = await open()
    const [before] = await query<{ pid: number }>(embedded.adminUrl('postgres'), owners)
    await query(embedded.adminUrl('postgres'), `select pg_terminate_backend(${before?.pid})`)
    await until(async () => {
      const [now] = await query<{ pid: number }>(embedded.adminUrl('postgres'), owners)
      return now !== undefined && now.pid !== before?.pid
    }, 'the owner to be back')
    await expect(open()).rejects.toThrow(/Another Calltime is using/)
  })
})

describe('what a dead owner leaves', () => {
  it.skipIf(process.platform === 'win32')('is stopped after a kill -9', async () => {
    const { child, told } = await startOwner()
    if ('refused' in told) throw new Error(told.refused)
    await query(told.adminUrl, `create table kept as select 1 as one`)
    child.kill('SIGKILL')
    await until(() => !isPostgresOn(db(), told.pid), 'PostgreSQL to stop', full ? 2000 : undefined)
    const embedded = await open()
    expect(await query(embedded.adminUrl(), 'select one from kept')).toEqual([{ one: 1 }])
  })

  it.skipIf(process.platform === 'win32')('is stopped even when it had only just begun', async () => {
    const first = await open()
    await first.stop()
    const child = forkOwner()
    const pid = await until(() => readPidFile(pidFile())?.pid, 'PostgreSQL to begin')
    child.kill('SIGKILL')
    await until(() => !isPostgresOn(db(), pid), 'PostgreSQL to stop', full ? 5000 : undefined)
  })

  it.skipIf(process.platform === 'win32')('is stopped at the next start if nothing else stopped it', async () => {
    const first = await open()
    await query(first.url(), `create table kept as select 1 as one`)
    await first.stop()
    const { uid, gid } = statSync(db())
    const args = ['-D', db(), '-p', String(await freePort()), '-c', 'listen_addresses=127.0.0.1']
    const orphan = spawn(
      join(await packagedBinaries(), 'bin', 'postgres'),
      [...args, '-c', 'unix_socket_directories='],
      {
        ...(isRoot() ? { uid, gid } : {}),
        cwd: '/',
        stdio: 'ignore',
      },
    )
    undo.push(() => void orphan.kill('SIGQUIT'))
    await until(() => readPidFile(pidFile())?.status === 'ready', 'the orphan to be ready')
    const gone = once(orphan, 'exit')
    const second = await open()
    await gone
    expect(second.pid).not.toBe(orphan.pid)
    expect(await query(second.url(), 'select one from kept')).toEqual([{ one: 1 }])
  })

  it.each([
    ['nobody', 4_194_303],
    ['another program', process.pid],
  ])('does not keep a start if it is only a pid file whose number %s has now', async (_, pid) => {
    const first = await open()
    await first.stop()
    const { uid, gid } = statSync(db())
    const lines = [pid, db(), 1_700_000_000, await freePort(), '', '127.0.0.1', '', 'ready', '']
    writeFileSync(pidFile(), lines.join('\n'))
    chownSync(pidFile(), uid, gid)
    const second = await open()
    expect(await query(second.url(), 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('a database that dies while it is used', () => {
  const guardOf = (pid: number) => Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])

  it.runIf(process.platform === 'linux').each([
    ['itself', (pid: number) => pid],
    ['its guard', guardOf],
  ])('is started again on the same data when %s is killed', async (_, victim) => {
    const database = await openDatabase({ dataDir, explicitDataDir: true }, silent)
    undo.push(database.close)
    const { embedded } = database
    if (embedded === undefined) throw new Error('not embedded')
    await database.global(tx => tx.raw(`create table kept as select 1 as one`))
    let restarts = 0
    embedded.onRestart(() => restarts++)
    const { pid } = embedded
    process.kill(victim(pid), 'SIGKILL')
    await until(() => restarts === 1, 'the restart')
    expect(embedded.pid).not.toBe(pid)
    expect(await until(() => database.global(tx => tx.raw('select one from kept')), 'an answer')).toEqual([{ one: 1 }])
    await expect(open()).rejects.toThrow(/Another Calltime is using/)
  })

  it('answers again after one of its processes crashed and it ended every session', async () => {
    const database = await openDatabase({ dataDir, explicitDataDir: true }, silent)
    undo.push(database.close)
    const [backend] = await database.global(tx => tx.raw<{ pid: number }>('select pg_backend_pid() as pid'))
    process.kill(backend?.pid ?? 0, 'SIGKILL')
    const ask = () => database.global(tx => tx.raw('select pg_backend_pid() as pid'))
    expect(await until(ask, 'an answer')).not.toEqual([backend])
    await until(
      async () => (await query(database.embedded?.adminUrl('postgres') ?? '', owners)).length === 1,
      'its owner',
    )
  })
})

describe('the binaries', () => {
  const LINK = 'lib/libpq.so.5'

  async function copyWithoutLinks(to: string): Promise<string> {
    const native = join(to, 'native')
    cpSync(await packagedBinaries(), native, {
      recursive: true,
      filter: source => !lstatSync(source).isSymbolicLink(),
    })
    return native
  }

  it('get the library links that an install without scripts leaves out', async () => {
    const elsewhere = temporaryFolder()
    undo.push(elsewhere.remove)
    const native = await copyWithoutLinks(elsewhere.path)
    expect(lstatSync(join(native, LINK), { throwIfNoEntry: false })).toBeUndefined()
    const embedded = await open({ native })
    expect(await query(embedded.url(), 'select 1 as one')).toEqual([{ one: 1 }])
    expect(lstatSync(join(native, LINK)).isSymbolicLink()).toBe(true)
  })

  it.runIf(isRoot())('are copied beside the data when the database may not enter their folder', async () => {
    const elsewhere = temporaryFolder()
    undo.push(elsewhere.remove)
    const native = await copyWithoutLinks(elsewhere.path)
    chmodSync(elsewhere.path, 0o700)
    const embedded = await open({ native })
    expect(await query(embedded.url(), 'select 1 as one')).toEqual([{ one: 1 }])
    rmSync(elsewhere.path, { recursive: true })
    await embedded.stop()
  })
})

it.runIf(isRoot())('refuses a data folder that only root may enter, and says what to do', async () => {
  chmodSync(dataDir, 0o700)
  await expect(open({ dataDir: join(dataDir, 'inside') })).rejects.toThrow(
    /^DATA_DIR .* lies in a folder that only root may enter.* for example DATA_DIR=\/var\/lib\/calltime/,
  )
})
