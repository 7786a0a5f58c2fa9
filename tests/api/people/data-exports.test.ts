import { createHash } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { columnsOf, register } from '../../../domain/privacy/register.ts'
import { makeDataExport } from '../../../server/dataExports/make-export.ts'
import { storeFile } from '../../../server/files/stored-files.ts'
import { tidyFiles } from '../../../server/housekeeping.ts'
import type { components } from '../../../src/client/schema.d.ts'
import { answered, codeOf, setStage, type Stage } from '../../support/stage.ts'
import { addPerson } from '../../support/world/add.ts'

type Export = components['schemas']['DataExport']
interface Manifest {
  tables: { table: string; path: string; rows: number; sha256: string; leftOut: string[] }[]
  leftOut: { table: string; why: string }[]
  files: { path: string; size: number; sha256: string }[]
  lost: { id: string }[]
}

let stage: Stage
beforeEach(async () => {
  stage = await setStage()
})
afterEach(() => stage.close())

const ask = async () => answered<Export>(await stage.as('office', 'POST', '/dataExports'), 201)
const read = async (id: string) => answered<Export>(await stage.as('office', 'GET', `/dataExports/${id}`))
async function made(): Promise<Export> {
  const { id } = await ask()
  await stage.server.runJobs()
  return read(id)
}
async function taken(id: string): Promise<Map<string, Buffer>> {
  const answer = await stage.as('office', 'GET', `/dataExports/${id}/file`)
  expect(answer.status).toBe(200)
  return unpacked(Buffer.from(answer.bytes))
}
/** Files of a ZIP, unpacked, by its directory. */
function unpacked(all: Buffer): Map<string, Buffer> {
  const end = all.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  const found = new Map<string, Buffer>()
  let at = all.readUInt32LE(end + 16)
  for (let n = all.readUInt16LE(end + 10); n > 0; n--) {
    const [name, extra, comment] = [28, 30, 32].map(field => all.readUInt16LE(at + field)) as [number, number, number]
    const local = all.readUInt32LE(at + 42)
    const from = local + 30 + all.readUInt16LE(local + 26) + all.readUInt16LE(local + 28)
    const packed = all.subarray(from, from + all.readUInt32LE(at + 20))
    const path = all.toString('utf8', at + 46, at + 46 + name)
    found.set(path, all.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed))
    at += 46 + name + extra + comment
  }
  return found
}
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const manifestOf = (found: Map<string, Buffer>) =>
  JSON.parse(found.get('manifest.json')?.toString('utf8') ?? '{}') as Manifest

/** The same services, with a database that fails once a table is read. */
function failingAt(table: string) {
  const { services } = stage.server
  const database: typeof services.database = Object.create(services.database, {
    withTenant: {
      value: (tenantId: string, work: (tx: unknown) => Promise<unknown>, options: object) =>
        services.database.withTenant(
          tenantId,
          tx =>
            work(
              new Proxy(tx, {
                get: (target, name) =>
                  name === 'raw'
                    ? (text: string, values: unknown[]) =>
                        text.includes(`from "${table}" x`)
                          ? Promise.reject(new Error('the database went'))
                          : target.raw(text, values)
                    : Reflect.get(target, name),
              }),
            ),
          options,
        ),
    },
  }) as typeof services.database
  return { ...services, database }
}

describe('all that an agency owns', () => {
  it('is every table and every file of it, as the manifest says, and nothing that opens anything', async () => {
    const { id, state, size, done, total } = await made()
    expect([state, done]).toEqual(['ready', total])
    const found = await taken(id)
    const manifest = manifestOf(found)
    const owned = await stage.admin<{ table: string }>(
      `select table_name as "table" from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const named = [...manifest.tables.map(({ table }) => table), ...manifest.leftOut.map(({ table }) => table)]
    expect(named.toSorted()).toEqual(owned.map(({ table }) => table).toSorted())
    expect(manifest.leftOut.every(({ why }) => why.length > 0)).toBe(true)
    expect(manifest.tables.length).toBeGreaterThan(80)
    for (const { table, path, rows, sha256, leftOut } of manifest.tables) {
      const bytes = found.get(path) ?? Buffer.alloc(0)
      expect([table, hashOf(bytes)]).toEqual([table, sha256])
      const [there] = await stage.admin<{ n: number }>(
        `select count(*)::int as n from "${table}" where ${table === 'tenant' ? 'id' : 'tenant_id'} = $1`,
        [stage.world.a.id],
      )
      if (!['activity', 'stored_file', 'data_export', 'data_export_piece'].includes(table))
        expect([table, rows]).toEqual([table, there?.n])
      expect([table, leftOut.toSorted()]).toEqual([
        table,
        columnsOf(register[table] ?? { columns: {} }, 'secret').toSorted(),
      ])
      if (path.endsWith('.jsonl'))
        for (const line of bytes.toString('utf8').split('\n').filter(Boolean)) {
          const columns = Object.keys(JSON.parse(line) as object)
          expect([table, columns.filter(column => leftOut.includes(column))]).toEqual([table, []])
        }
      else
        expect(
          bytes
            .toString('utf8')
            .split('\r\n')[0]
            ?.replace('\u{feff}', '')
            .split(',')
            .filter(column => leftOut.includes(column)),
        ).toEqual([])
    }
    expect(manifest.files.length).toBeGreaterThan(3)
    for (const { path, sha256 } of manifest.files)
      expect([path, hashOf(found.get(path) ?? Buffer.alloc(0))]).toEqual([path, sha256])
    expect(size).toBeGreaterThan(1000)
    const said = [...found.values()].map(bytes => bytes.toString('latin1')).join('\n')
    expect(said.includes('$argon2')).toBe(false)
    expect(said.includes(stage.world.b.id)).toBe(false)
    expect(await stage.admin(`select code from activity where code like 'dataExport%' order by code`)).toEqual([
      { code: 'dataExportAsked' },
      { code: 'dataExportTaken' },
    ])
  })

  it('has every row of a table that is longer than a page of it', async () => {
    const { a } = stage.world
    await stage.admin(
      `insert into lookup (tenant_id, id, kind, code, caption, sort) select $1, gen_random_uuid(), 'longList', n::text, 'Name ' || n, n
        from generate_series(1, 2500) n`,
      [a.id],
    )
    const found = await taken((await made()).id)
    const lines = (found.get('tables/lookup.csv')?.toString('utf8') ?? '')
      .split('\r\n')
      .filter(line => line.includes('longList'))
    expect(new Set(lines).size).toBe(2500)
  })

  it('is made one at a time, and stops once it is taken away', async () => {
    const { id } = await ask()
    expect(codeOf(await stage.as('office', 'POST', '/dataExports'))).toBe('outOfTurn')
    expect(codeOf(await stage.as('office', 'GET', `/dataExports/${id}/file`))).toBe('outOfTurn')
    expect((await stage.as('office', 'DELETE', `/dataExports/${id}`)).status).toBe(204)
    await stage.server.runJobs()
    expect((await stage.as('office', 'GET', `/dataExports/${id}`)).status).toBe(404)
    expect(await stage.admin('select 1 from data_export_piece')).toEqual([])
  })

  it('is the same one, whole, where it was begun twice', async () => {
    const { id } = await ask()
    const job = { tenant: stage.world.a.id, exportId: id }
    await Promise.all([makeDataExport(stage.server.services, job), makeDataExport(stage.server.services, job)])
    const whole = await read(id)
    expect(whole.state).toBe('ready')
    const found = await taken(id)
    expect(manifestOf(found).tables.length).toBeGreaterThan(80)
  })

  it('breaks off whole where something cannot be read, and is begun again', async () => {
    const { id } = await ask()
    const job = { tenant: stage.world.a.id, exportId: id }
    await expect(makeDataExport(failingAt('payroll'), job)).rejects.toThrow('the database went')
    expect((await read(id)).state).toBe('making')
    await makeDataExport(stage.server.services, job)
    expect(manifestOf(await taken(id)).tables.length).toBeGreaterThan(80)
  })

  it('is begun again where its server was killed, and given up after two hours', async () => {
    const { id } = await ask()
    await stage.admin(`delete from graphile_worker._private_jobs`)
    stage.clock.forward(20 * 60_000)
    await stage.server.runJobs()
    expect((await read(id)).state).toBe('ready')
    const other = await ask()
    await stage.admin(`delete from graphile_worker._private_jobs`)
    stage.clock.forward(3 * 3_600_000)
    await stage.server.runJobs()
    expect((await read(other.id)).state).toBe('failed')
  })

  it('goes after a week, and its pieces with it', async () => {
    const { id } = await made()
    const pieces = await stage.admin<{ file: string }>(
      'select file_id as file from data_export_piece where export_id = $1',
      [id],
    )
    expect(pieces.length).toBeGreaterThan(0)
    stage.clock.forward(8 * 86_400_000)
    await stage.server.runJobs()
    expect(await stage.admin('select 1 from data_export where id = $1', [id])).toEqual([])
    await tidyFiles(stage.server.services)
    stage.clock.forward(2 * 86_400_000)
    await tidyFiles(stage.server.services)
    for (const { file } of pieces)
      expect(await stage.server.services.files.get(`${stage.world.a.id}/${file}`)).toBeNull()
  })

  it('holds none of those before it', async () => {
    await stage.server.runJobs()
    const first = await made()
    const before = manifestOf(await taken(first.id))
    const pieces = await stage.admin<{ file: string }>('select file_id as file from data_export_piece')
    expect((await stage.as('office', 'DELETE', `/dataExports/${first.id}`)).status).toBe(204)
    const gone = 'select id from stored_file where id = any($1::uuid[])'
    expect(await stage.admin(gone, [pieces.map(({ file }) => file)])).toEqual([])
    const second = await made()
    const after = manifestOf(await taken(second.id))
    expect(after.files.map(({ path }) => path)).toEqual(before.files.map(({ path }) => path))
    // A line or two of the log, and their hashes.
    expect(Math.abs((second.size ?? 0) - (first.size ?? 0))).toBeLessThan(1000)
    const third = await made()
    expect(manifestOf(await taken(third.id)).files).toHaveLength(before.files.length)
  })

  it('says nothing of whoever was erased before, nor of what nothing holds any more', async () => {
    const { id: tenantId } = stage.world.a
    const { id } = await addPerson(stage.test.database, stage.world.a, 'fleeting')
    const file = await storeFile(stage.server.services, tenantId, {
      name: 'fleeting.pdf',
      contentType: 'application/pdf',
      bytes: Buffer.from('a paper of fleeting Example'),
    })
    await made()
    answered(await stage.as('office', 'POST', `/persons/${id}/erasure`, { name: 'fleeting Example', reason: 'left' }))
    const found = await taken((await made()).id)
    expect([...found.keys()].filter(path => path.includes(file))).toEqual([])
    const said = [...found].map(([path, bytes]) => `${path} ${bytes.toString('latin1')}`)
    expect(said.flatMap(text => /.*(fleeting[ @.]|,fleeting,).*/.exec(text) ?? [])).toEqual([])
  })

  it('of another agency is nobody’s matter', async () => {
    const { id } = await made()
    const token = await stage.token('office', 'b')
    for (const path of [`/dataExports/${id}`, `/dataExports/${id}/file`])
      expect((await stage.server.request(stage.world.b.host, 'GET', `/api/v1${path}`, { token })).status).toBe(404)
  })

  it('that was made before somebody was erased is gone with them', async () => {
    const { id } = await made()
    const { stranger } = stage.world.a.persons
    await stage.admin(
      `update project_crew_item_status set status = 'cancelled', cancel_reason = 'left' where person_id = $1 and status in ('confirmed', 'checkedIn', 'checkedOut')`,
      [stranger],
    )
    await stage.admin(
      `update payroll set state = 'closed', closed_at = now() where person_id = $1 and state <> 'closed'`,
      [stranger],
    )
    await stage.admin(`update bank_transfer set state = 'sent' where person_id = $1 and state = 'open'`, [stranger])
    answered(
      await stage.as('office', 'POST', `/persons/${stranger}/erasure`, { name: 'stranger Example', reason: 'left' }),
    )
    expect((await stage.as('office', 'GET', `/dataExports/${id}`)).status).toBe(404)
  })
})
