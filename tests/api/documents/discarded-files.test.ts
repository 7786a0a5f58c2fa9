import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { discardFiles, removeDiscarded } from '../../../server/files/discard.ts'
import { keyedHolders, namedOtherwise } from '../../../server/files/held-files.ts'
import { storeFile } from '../../../server/files/stored-files.ts'
import { tidyFiles } from '../../../server/housekeeping.ts'
import { worldNow } from '../../support/world/cast.ts'
import { setStage, type Stage } from '../../support/stage.ts'
import { storeUploads } from '../../support/rows/upload-rows.ts'

let stage: Stage
beforeEach(async () => {
  stage = await setStage()
})
afterEach(() => stage.close())

const hours = (count: number) => new Date(worldNow.getTime() + count * 3_600_000)
const at = (now: Date) => ({ ...stage.server.services, now: () => now })
const there = async (id: string, tenantId = stage.world.a.id) =>
  (await stage.server.services.files.get(`${tenantId}/${id}`)) !== null
const rowsOf = async (table: string, id: string) =>
  (await stage.admin<{ id: string }>(`select id from ${table} where id = $1`, [id])).length

/** A file nothing names, stored as of a moment. */
async function loose(storedAt: Date, tenantId = stage.world.a.id): Promise<string> {
  const content = { name: 'slip.webp', contentType: 'image/webp', bytes: Buffer.from('a slip') }
  const id = await storeFile(stage.server.services, tenantId, content)
  await stage.admin('update stored_file set created_at = $2 where id = $1', [id, storedAt])
  return id
}

describe('a file that nothing holds', () => {
  it('leaves after a day, and its bytes a day later', async () => {
    const id = await loose(hours(-25))
    await tidyFiles(at(hours(0)))
    expect([await rowsOf('stored_file', id), await rowsOf('discarded_file', id), await there(id)]).toEqual([0, 1, true])
    await tidyFiles(at(hours(23)))
    expect([await rowsOf('discarded_file', id), await there(id)]).toEqual([1, true])
    await tidyFiles(at(hours(25)))
    expect([await rowsOf('discarded_file', id), await there(id)]).toEqual([0, false])
  })

  it('may lie about for a day before something holds it', async () => {
    const id = await loose(hours(-23))
    expect(await discardFiles(at(hours(0)), stage.world.a.id)).toBe(0)
    expect(await rowsOf('stored_file', id)).toBe(1)
  })

  it('of another agency stays where it is', async () => {
    const { a, b } = stage.world
    const [own, other] = [await loose(hours(-25)), await loose(hours(-25), b.id)]
    expect(await discardFiles(at(hours(0)), a.id)).toBe(1)
    expect([await rowsOf('stored_file', own), await rowsOf('stored_file', other)]).toEqual([0, 1])
    expect(await removeDiscarded(at(hours(25)), a.id)).toBe(1)
    expect([await there(own), await there(other, b.id)]).toEqual([false, true])
  })

  it('goes on with what a killed copy has begun', async () => {
    const [begun, left] = [await loose(hours(-26)), await loose(hours(-25))]
    const { id } = stage.world.a
    const services = at(hours(0))
    await discardFiles(services, id)
    // Killed after the bytes of the first, before anything was written down.
    const files = {
      ...services.files,
      delete: async (key: string) => {
        if (key.endsWith(left)) throw new Error('killed')
        await services.files.delete(key)
      },
    }
    await expect(removeDiscarded({ ...at(hours(25)), files }, id)).rejects.toThrow('killed')
    expect(await rowsOf('discarded_file', begun)).toBe(1)
    expect(await removeDiscarded(at(hours(25)), id)).toBe(2)
    expect([await there(begun), await there(left), await rowsOf('discarded_file', left)]).toEqual([false, false, 0])
  })

  it('is what was taken away from an invoice', async () => {
    const { a } = stage.world
    await storeUploads(stage.server.services.files, a)
    const id = await loose(hours(-48))
    const [kept] = await stage.admin<{ id: string }>(
      `insert into invoice_document select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'file_id', $2::text))).*
        from invoice_document d where d.tenant_id = $1 limit 1 returning id`,
      [a.id, id],
    )
    expect(await discardFiles(at(hours(0)), a.id)).toBe(0)
    await stage.admin('delete from invoice_document where id = $1', [kept?.id])
    expect(await discardFiles(at(hours(0)), a.id)).toBe(1)
  })
})

describe('what anything names', () => {
  it('stays, however it is named', async () => {
    const { a } = stage.world
    await stage.admin(`update stored_file set created_at = '2020-01-01'`)
    const before = await stage.admin<{ id: string }>('select id from stored_file where tenant_id = $1 order by id', [
      a.id,
    ])
    expect(before.length).toBeGreaterThan(3)
    await discardFiles(at(hours(0)), a.id)
    expect(await namedIds()).toEqual([])
  })

  /** Ids of discarded files that any row still names, wherever in it. */
  async function namedIds() {
    const columns = await stage.admin<{ table: string; column: string }>(
      `select c.table_name as "table", c.column_name as "column" from information_schema.columns c
        join pg_tables t on t.schemaname = c.table_schema and t.tablename = c.table_name
        where c.table_schema = 'public' and c.data_type in ('uuid', 'jsonb', 'text')
          and c.table_name not in ('discarded_file', 'stored_file')`,
    )
    const found: string[] = []
    for (const { table, column } of columns) {
      const rows = await stage.admin(
        `select 1 from "${table}" x join discarded_file d on x."${column}"::text like '%' || d.id || '%' limit 1`,
      )
      if (rows.length) found.push(`${table}.${column}`)
    }
    return found
  }

  it('is known to be named: every column that holds an id of a file is looked through', async () => {
    const keyed = await stage.test.database.global(tx => keyedHolders(tx))
    const known = [...keyed, ...namedOtherwise.ids, ...namedOtherwise.json].map(one => `${one.table}.${one.column}`)
    await stage.admin(
      `insert into discarded_file (tenant_id, id, discarded_at) select tenant_id, id, now() from stored_file`,
    )
    const held = (await namedIds()).filter(one => !known.includes(one))
    expect(held).toEqual([])
    expect(known).toContain('invoice_document.file_id')
  })
})
