import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { constraintOf, databaseCode } from '../../../server/database/errors.ts'
import { hearsItself } from '../../../server/database/hears-itself.ts'
import { migrate } from '../../../server/database/migrate.ts'
import { openDatabase, type Database } from '../../../server/database/open.ts'
import { countQueries } from '../../../server/database/query-log.ts'
import type { Tx } from '../../../server/database/tenant.ts'
import { createTestDatabase, silent, type TestDatabase } from '../../support/database.ts'
import { temporaryFolder } from '../../support/files/temporary-folder.ts'
import { until } from '../../support/until.ts'

const HARBOUR = '01980000-0000-7000-8000-000000000001'
const MEADOW = '01980000-0000-7000-8000-000000000002'

let test: TestDatabase
let database: Database
const statements: string[] = []

async function asAdmin<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: test.adminUrl })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  test = await createTestDatabase({ empty: true, onQuery: text => statements.push(text) })
  database = test.database
  await database.global(tx =>
    tx.raw(`
      create table gig (tenant_id uuid not null, id int not null, word text not null, primary key (tenant_id, id));
      alter table gig enable row level security;
      alter table gig force row level security;
      create policy own_tenant on gig to app_user
        using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid)
        with check (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
      grant select, insert, update, delete on gig to app_user`),
  )
})

afterAll(async () => {
  await test.close()
})

const whoAmI = (tx: Tx) =>
  tx.raw<{ role: string; tenant: string }>(
    `select current_user as role, coalesce(current_setting('app.tenant_id', true), '') as tenant`,
  )

describe('a tenant transaction', () => {
  afterEach(async () => {
    for (const tenant of [HARBOUR, MEADOW]) await database.withTenant(tenant, tx => tx.raw('delete from gig'))
  })

  const add = (tenant: string, id: number, owner = tenant) =>
    database.withTenant(tenant, tx => tx.raw('insert into gig values ($1, $2, $3)', [owner, id, 'load-in']))

  it('has the role and the tenant while it runs, and leaves neither behind', async () => {
    expect(await database.withTenant(HARBOUR, whoAmI)).toEqual([{ role: 'app_user', tenant: HARBOUR }])
    const after = await Promise.all([1, 2, 3, 4, 5].map(() => database.global(whoAmI)))
    expect(after.flat()).toEqual(Array(5).fill({ role: 'calltime', tenant: '' }))
  })

  it('leaves neither behind after a failure', async () => {
    await expect(database.withTenant(HARBOUR, tx => tx.raw('select 1 / 0'))).rejects.toThrow(/division by zero/)
    expect(await database.global(whoAmI)).toEqual([{ role: 'calltime', tenant: '' }])
  })

  it("does not see, change or make another tenant's rows", async () => {
    await add(HARBOUR, 1)
    expect(await database.withTenant(MEADOW, tx => tx.raw('select * from gig'))).toEqual([])
    expect(await database.withTenant(MEADOW, tx => tx.raw(`update gig set word = 'mine' returning id`))).toEqual([])
    await expect(add(MEADOW, 2, HARBOUR)).rejects.toSatisfy(error => databaseCode(error) === '42501')
    expect(await database.withTenant(HARBOUR, tx => tx.raw('select id, word from gig'))).toEqual([
      { id: 1, word: 'load-in' },
    ])
  })

  it('sees nothing without a tenant, even as the owner of the table', async () => {
    await add(HARBOUR, 1)
    expect(await database.global(tx => tx.raw('select * from gig'))).toEqual([])
  })

  it('is refused inside another, and by a second tenant above all', async () => {
    const nested = /asked for inside another/
    await expect(database.withTenant(HARBOUR, () => database.withTenant(MEADOW, whoAmI))).rejects.toThrow(nested)
    await expect(database.withTenant(HARBOUR, () => database.global(whoAmI))).rejects.toThrow(nested)
    await expect(database.global(() => database.withTenant(HARBOUR, whoAmI))).rejects.toThrow(nested)
  })

  it('may follow another that has ended, also in what that one started', async () => {
    let go = () => {}
    const ended = new Promise<void>(resolve => (go = resolve))
    let later: Promise<unknown> = Promise.resolve()
    await database.withTenant(HARBOUR, async () => {
      later = ended.then(() => database.withTenant(MEADOW, whoAmI))
    })
    go()
    expect(await later).toEqual([{ role: 'app_user', tenant: MEADOW }])
  })

  it('refuses queries that come after its end, when the connection is already another one’s', async () => {
    const kept = await database.withTenant(HARBOUR, async tx => ({ tx }))
    await expect(kept.tx.raw('select 1')).rejects.toThrow(/after its transaction had ended/)
    await expect(kept.tx.execute(sql`select 1`)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/after its transaction had ended/) },
    })
  })

  it('says so when a swallowed error means that nothing was stored', async () => {
    const work = database.withTenant(HARBOUR, async tx => {
      await tx.raw('insert into gig values ($1, 1, $2)', [HARBOUR, 'load-in'])
      await tx.raw('select 1 / 0').catch(() => {})
    })
    await expect(work).rejects.toThrow(/Nothing was stored/)
    expect(await database.withTenant(HARBOUR, tx => tx.raw('select * from gig'))).toEqual([])
  })

  it('stores nothing when it may only read', async () => {
    const write = database.withTenant(HARBOUR, tx => tx.raw('insert into gig values ($1, 1, $2)', [HARBOUR, 'x']), {
      readOnly: true,
    })
    await expect(write).rejects.toSatisfy(error => databaseCode(error) === '25006')
  })

  it.each(['40001', '40P01', '23P01'])('runs again up to three times after %s, from a clean start', async code => {
    let runs = 0
    const work = (failures: number) =>
      database.withTenant(HARBOUR, async tx => {
        runs++
        await tx.raw('insert into gig values ($1, $2, $3)', [HARBOUR, 7, `run ${runs}`])
        if (runs <= failures) await tx.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`)
        return tx.raw('select word from gig')
      })
    expect(await work(3)).toEqual([{ word: 'run 4' }])
    runs = 0
    await database.withTenant(HARBOUR, tx => tx.raw('delete from gig'))
    await expect(work(99)).rejects.toSatisfy(error => databaseCode(error) === code)
    expect(runs).toBe(4)
  })

  it('does not run again after any other error, and names the constraint through Drizzle’s wrapping', async () => {
    await add(HARBOUR, 1)
    let runs = 0
    const error: unknown = await database
      .withTenant(HARBOUR, tx => {
        runs++
        return tx.execute(sql`insert into gig values (${HARBOUR}::uuid, 1, 'again')`)
      })
      .catch((thrown: unknown) => thrown)
    expect({ runs, code: databaseCode(error), constraint: constraintOf(error) }).toEqual({
      runs: 1,
      code: '23505',
      constraint: 'gig_pkey',
    })
  })

  it('refuses a tenant id that is none before it asks the database', async () => {
    await expect(database.withTenant('', whoAmI)).rejects.toThrow('A tenant id is a UUID.')
  })

  it('gives times and dates as PostgreSQL wrote them', async () => {
    const ask = `select date '2026-03-29' as day, timestamp '2026-03-29 02:30' as local, interval '90 min' as span`
    expect(await database.withTenant(HARBOUR, tx => tx.raw(ask))).toEqual([
      { day: '2026-03-29', local: '2026-03-29 02:30:00', span: '01:30:00' },
    ])
  })
})

describe('counting queries', () => {
  it('counts the work and not its frame, and only the work around which it was asked', async () => {
    statements.length = 0
    const other = database.withTenant(MEADOW, tx => tx.raw('select 0 as nobody_counts_me'))
    const { result, queries } = await countQueries(() =>
      database.withTenant(HARBOUR, async tx => {
        await tx.execute(sql`select 1`)
        await tx.transaction(inner => inner.execute(sql`select 2`))
        return tx.raw('select 3 as three')
      }),
    )
    await other
    expect(result).toEqual([{ three: 3 }])
    expect(queries).toEqual(['select 1', 'select 2', 'select 3 as three'])
    expect(statements.toSorted()).toEqual(['select 0 as nobody_counts_me', ...queries])
  })
})

describe('listening', () => {
  it('delivers payloads, reports a gap when its connection is cut, and goes on', async () => {
    const heard: string[] = []
    let gaps = 0
    onTestFinished(database.onGap(() => gaps++))
    const stop = await database.listen('Crew chief', payload => heard.push(payload))
    onTestFinished(stop)
    const say = (payload: string) => database.global(tx => tx.raw('select pg_notify($1, $2)', ['Crew chief', payload]))

    await say('one')
    await until(() => heard.length === 1, 'the first notification')
    expect(database.listening).toBe(true)

    await asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity
                   where datname = current_database() and query ilike 'listen %'`)
    await until(() => gaps === 2 && database.listening, 'the connection to be lost and back')
    await say('two')
    await until(() => heard.length === 2, 'the second notification')

    await stop()
    await say('three')
    await (
      await database.listen('another', () => {})
    )()
    expect({ heard, gaps }).toEqual({ heard: ['one', 'two'], gaps: 2 })
  })
})

describe('a connection', () => {
  it('that ends before anybody listens to it ends nothing else', async () => {
    const client = await database.pool.connect()
    try {
      expect(client.emit('error', new Error('terminating connection due to unexpected postmaster exit'))).toBe(true)
    } finally {
      client.release(true)
    }
    expect(await database.global(tx => tx.raw('select 1 as one'))).toEqual([{ one: 1 }])
  })
})

describe('opening', () => {
  const config = (databaseUrl: string) => ({ dataDir: '/nowhere', explicitDataDir: true, databaseUrl })

  it('that does not answer is named as what has to be looked at, without its password', async () => {
    const config = {
      dataDir: '',
      explicitDataDir: false,
      databaseUrl: 'postgres://calltime:secret@127.0.0.1:9/calltime',
    }
    const refused = await openDatabase(config, silent).catch((error: unknown) => error)
    expect(refused).toMatchObject({ name: 'StartRefused' })
    expect(String(refused)).toMatch(/The database of DATABASE_URL cannot be used: .*ECONNREFUSED 127.0.0.1:9/)
    expect(String(refused)).not.toContain('secret')
  })

  it('refuses a superuser, and says how to mend it', async () => {
    await expect(openDatabase(config(test.adminUrl), silent)).rejects.toThrow(
      /"postgres" is a superuser.*CREATE ROLE calltime LOGIN .* NOSUPERUSER NOBYPASSRLS/,
    )
  })

  it('refuses a role that passes row-level security', async () => {
    await asAdmin(`create role strong login bypassrls password 'strong'`)
    onTestFinished(async () => void (await asAdmin('drop role strong')))
    const url = Object.assign(new URL(test.appUrl), { username: 'strong', password: 'strong' }).href
    await expect(openDatabase(config(url), silent)).rejects.toThrow(/"strong" has BYPASSRLS/)
  })

  it('tells a role that may not become app_user what a superuser has to run', async () => {
    await asAdmin(`create role weak login password 'weak'`)
    onTestFinished(async () => void (await asAdmin('drop role weak')))
    const url = Object.assign(new URL(test.appUrl), { username: 'weak', password: 'weak' }).href
    await expect(openDatabase(config(url), silent)).rejects.toThrow(/GRANT app_user TO <the role of DATABASE_URL>;/)
  })
})

describe('notifications', () => {
  it('arrive, or the start is refused: past a pooler, but at another database', async () => {
    const elsewhere = await createTestDatabase()
    const folder = temporaryFolder()
    const there = { dataDir: folder.path, explicitDataDir: true, databaseUrl: test.appUrl }
    const misled = await openDatabase({ ...there, databaseDirectUrl: elsewhere.appUrl }, silent, { poolSize: 2 })
    await expect(hearsItself(misled, 200)).rejects.toThrow(
      /^Notifications of the database do not arrive\. .* DATABASE_DIRECT_URL\.$/,
    )
    await misled.close()
    const direct = await openDatabase({ ...there, databaseDirectUrl: test.appUrl }, silent, { poolSize: 2 })
    await hearsItself(direct)
    await direct.close()
    await elsewhere.close()
    folder.remove()
  })
})

describe('migrating', () => {
  interface Step {
    tag: string
    when: number
    text: string
  }

  const FIRST = { tag: '0000_first', when: 1000, text: 'create table first (id int)' }
  const SECOND = {
    tag: '0001_second',
    when: 2000,
    text: 'create table second (id int);\n--> statement-breakpoint\ninsert into second values (1)',
  }

  function migrations(...steps: Step[]): string {
    const folder = temporaryFolder()
    onTestFinished(folder.remove)
    mkdirSync(join(folder.path, 'meta'))
    const entries = steps.map(({ tag, when }, idx) => ({ idx, version: '7', when, tag, breakpoints: true }))
    writeFileSync(
      join(folder.path, 'meta', '_journal.json'),
      JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
    )
    for (const { tag, text } of steps) writeFileSync(join(folder.path, `${tag}.sql`), text)
    return folder.path
  }

  async function empty(): Promise<TestDatabase> {
    const fresh = await createTestDatabase({ empty: true })
    onTestFinished(fresh.close)
    return fresh
  }

  it('applies once when several copies start together', async () => {
    const { database: one, appUrl } = await empty()
    const folder = migrations(FIRST, SECOND)
    const others = await Promise.all(
      [1, 2, 3].map(() => openDatabase({ dataDir: '/nowhere', explicitDataDir: true, databaseUrl: appUrl }, silent)),
    )
    onTestFinished(async () => void (await Promise.all(others.map(other => other.close()))))
    const applied = await Promise.all([one, ...others].map(each => migrate(each, { folder })))
    expect(applied.flat()).toEqual(['0000_first', '0001_second'])
    expect(await one.global(tx => tx.raw('select id from second'))).toEqual([{ id: 1 }])
  })

  it('applies only what is new', async () => {
    const { database: fresh } = await empty()
    expect(await migrate(fresh, { folder: migrations(FIRST) })).toEqual(['0000_first'])
    expect(await migrate(fresh, { folder: migrations(FIRST, SECOND) })).toEqual(['0001_second'])
    expect(await migrate(fresh, { folder: migrations(FIRST, SECOND) })).toEqual([])
  })

  it('does nothing in a folder without migrations', async () => {
    const { database: fresh } = await empty()
    const folder = temporaryFolder()
    onTestFinished(folder.remove)
    expect(await migrate(fresh, { folder: folder.path })).toEqual([])
  })

  it('applies all or none, and can be tried again', async () => {
    const { database: fresh } = await empty()
    const broken = { ...SECOND, text: 'create table second (id nothing)' }
    await expect(migrate(fresh, { folder: migrations(FIRST, broken) })).rejects.toThrow()
    expect(await migrate(fresh, { folder: migrations(FIRST, SECOND) })).toEqual(['0000_first', '0001_second'])
  })

  it('refuses a journal out of order', async () => {
    const folder = migrations(SECOND, FIRST)
    await expect(migrate(database, { folder })).rejects.toThrow(/0000_first is dated before 0001_second/)
  })

  it('refuses a file that the journal does not list, and an entry without a file', async () => {
    const folder = migrations(FIRST)
    writeFileSync(join(folder, '0009_forgotten.sql'), '')
    await expect(migrate(database, { folder })).rejects.toThrow(/0009_forgotten\.sql is not in/)
    const incomplete = migrations(FIRST)
    rmSync(join(incomplete, '0000_first.sql'))
    await expect(migrate(database, { folder: incomplete })).rejects.toThrow(/0000_first\.sql is missing/)
  })

  it('refuses an older migration that was never applied', async () => {
    const { database: fresh } = await empty()
    await migrate(fresh, { folder: migrations(SECOND) })
    const late = migrate(fresh, { folder: migrations(FIRST, SECOND) })
    await expect(late).rejects.toThrow(/0000_first was never applied to this database, but a later one was/)
  })

  it('refuses a database from a newer version', async () => {
    const { database: fresh } = await empty()
    await migrate(fresh, { folder: migrations(FIRST, SECOND) })
    await expect(migrate(fresh, { folder: migrations(FIRST) })).rejects.toThrow(/a newer version was here/)
  })
})
