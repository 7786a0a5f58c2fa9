import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { migrate } from '../../server/database/migrate.ts'
import { createTestDatabase } from '../support/database.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const all = join(import.meta.dirname, '../../server/database/migrations')

/** The migrations up to one of them, as a version of then had them. */
function upTo(tag: string): string {
  const { path, remove } = temporaryFolder()
  onTestFinished(remove)
  cpSync(all, path, { recursive: true })
  const journal = join(path, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] }
  const last = entries.findIndex(entry => entry.tag === tag)
  for (const later of entries.slice(last + 1)) rmSync(join(path, `${later.tag}.sql`))
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, last + 1) }))
  return path
}

it('an agency and its plus crew made before figures were counted get what is counted of them', async () => {
  const { database, close } = await createTestDatabase({ empty: true })
  onTestFinished(close)
  await migrate(database, { folder: upTo('0004_delivery_note_rules') })
  const [tenant, crew] = [crypto.randomUUID(), crypto.randomUUID()]
  await database.global(tx =>
    tx.raw(
      `insert into tenant (id, name, look, favicon_url, background_color_code, default_language, use_user_language,
        meta_host_name, meta_description, settings, sort)
        values ($1, 'Old Agency', '{}', '/f.svg', '#000000', 'de', true, 'old', 'old', '{}', 0)`,
      [tenant],
    ),
  )
  await database.withTenant(tenant, tx =>
    tx.raw(`insert into plus_crew (tenant_id, id, number, name) values ($1, $2, '7', 'Harbour')`, [tenant, crew]),
  )

  expect(await migrate(database)).toContain('0006_venue_rules')
  const counted = await database.withTenant(tenant, tx =>
    tx.raw(
      `select t.caption, t.unit from plus_crew_value v join plus_crew_value_type t on t.id = v.type_id
      where v.plus_crew_id = $1 order by t.sort`,
      [crew],
    ),
  )
  expect(counted).toEqual([
    { caption: 'Actual Turnover', unit: 'amount' },
    { caption: 'Staff Hours', unit: 'hours' },
    { caption: 'Target Turnover', unit: 'amount' },
    { caption: 'Team Bonus', unit: 'bonus' },
  ])
  const choices = await database.withTenant(tenant, tx =>
    tx.raw(
      `select (select count(*)::int from plus_crew_type) as types, (select count(*)::int from plus_crew_source_type) as sources`,
    ),
  )
  expect(choices).toEqual([{ types: 3, sources: 3 }])
})
