import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { migrate } from '../../../server/database/migrate.ts'
import { createTestDatabase } from '../../support/database.ts'
import { temporaryFolder } from '../../support/files/temporary-folder.ts'

const all = join(import.meta.dirname, '../../../server/database/migrations')

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

it('what a client said of a position is said of everybody who worked on it, and of nobody else', async () => {
  const { database, adminUrl, close } = await createTestDatabase({ empty: true })
  onTestFinished(close)
  await migrate(database, { folder: upTo('0066_documents-listed') })
  const [tenant, crew, position, empty] = Array.from({ length: 4 }, () => crypto.randomUUID())
  const people = ['checkedOut', 'signedOff', 'noShow'].map(status => ({ id: crypto.randomUUID(), status }))
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  onTestFinished(() => admin.end())
  // What else a shift needs does not matter here.
  await admin.query(`set session_replication_role = 'replica'`)
  await admin.query(
    `insert into tenant (id, name, look, favicon_url, background_color_code, default_language, use_user_language,
      meta_host_name, meta_description, settings, sort)
      values ($1, 'Old Agency', '{}', '/f.svg', '#000000', 'de', true, 'old', 'old', '{}', 0)`,
    [tenant],
  )
  await admin.query(
    `insert into project_crew (tenant_id, id, project_id, location_id, name, starts, ends)
      values ($1, $2, gen_random_uuid(), gen_random_uuid(), 'Load-in', '2026-05-01T08:00Z', '2026-05-01T16:00Z')`,
    [tenant, crew],
  )
  await admin.query(
    `insert into project_crew_item (tenant_id, id, crew_id, function_id, start_date, start_time, end_time, time_zone, starts, ends,
      tz_version, break_minutes, amount_of_rows)
      select $1, unnest($2::uuid[]), $3, gen_random_uuid(), '2026-05-01', '08:00', '16:00', 'UTC', '2026-05-01T08:00Z',
        '2026-05-01T16:00Z', '2026a', 0, 5`,
    [tenant, [position, empty], crew],
  )
  for (const { id, status } of people) {
    await admin.query(
      `insert into person (tenant_id, id, number, first_name, last_name, language, time_zone)
        values ($1, $2, $3, 'Ada', $3, 'en', 'UTC')`,
      [tenant, id, status],
    )
    await admin.query(
      `insert into project_crew_item_status (tenant_id, id, item_id, crew_id, person_id, status, starts, ends, status_since)
        values ($1, gen_random_uuid(), $2, $3, $4, $5, '2026-05-01T08:00Z', '2026-05-01T16:00Z', now())`,
      [tenant, position, crew, id, status],
    )
  }
  for (const [item, rating, at] of [
    [position, 2, '2026-05-02'],
    [position, 5, '2026-05-03'],
    [empty, 1, '2026-05-02'],
  ])
    await admin.query(
      `insert into item_rating (tenant_id, id, item_id, crew_id, rating, remark, rater_name, created_at)
        values ($1, gen_random_uuid(), $2, $3, $4, 'Well done', 'Carla', $5)`,
      [tenant, item, crew, rating, at],
    )

  expect(await migrate(database)).toContain('0067_ratings-of-people')
  const { rows } = await admin.query<{ person: string; rating: number; remark: string }>(
    'select r.person_id as person, r.rating, r.remark from item_rating r join project_crew_item_status s on s.id = r.status_id and s.person_id = r.person_id',
  )
  const worked = people.slice(0, 2).map(({ id }) => ({ person: id, rating: 5, remark: 'Well done' }))
  const by = (all: { person: string }[]) => all.toSorted((a, b) => a.person.localeCompare(b.person))
  expect(by(rows)).toEqual(by(worked))
})
