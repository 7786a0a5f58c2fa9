import { type SQL, sql } from 'drizzle-orm'
import type { Change } from '../../../domain/imports/kind.ts'
import { type LogLine, logging } from '../../activities/log.ts'
import type { Tx } from '../../database/tenant.ts'
import { nextNumbers } from '../../numbers.ts'
import { type KindOfImport, type Lines, type Taking, of, said, tellerOf } from '../kind.ts'
import { knownClients, knownPlaces } from '../named.queries.ts'

const known = (tenantId: string): SQL => sql`
  select json_build_object('items', (select coalesce(json_agg(json_build_object('id', p.id, 'own', false, 'values',
      json_strip_nulls(json_build_object('number', p.number, 'name', p.name, 'company', p.company_id, 'location', p.location_id,
        'beginDate', p.begin_date, 'endDate', p.end_date, 'clientMark', p.client_mark, 'reference', p.reference,
        'comment', p.comment))) order by p.id), '[]')
    from project p where p.tenant_id = ${tenantId}),
    'companies', (${knownClients(tenantId)}), 'locations', (${knownPlaces(tenantId)}))::text`

async function told(tx: Tx, taking: Taking, lines: readonly LogLine[]): Promise<void> {
  if (lines.length > 0) await tx.execute(logging(tellerOf(taking), lines))
}

const texts = ['name', 'clientMark', 'reference', 'comment'] as const

/** What it says of itself, told in the log as it is where somebody changes it by hand. */
async function change(tx: Tx, lines: Lines, taking: Taking): Promise<number> {
  const { rows } = await tx.execute<{ id: string; changes: Change[] }>(sql`
    update project p set name = coalesce(${said('name')}, p.name), client_mark = coalesce(${said('clientMark')}, p.client_mark),
      reference = coalesce(${said('reference')}, p.reference), comment = coalesce(${said('comment')}, p.comment),
      revision = p.revision + 1
    from import_row r where ${of(lines, 'changes')} and p.tenant_id = r.tenant_id and p.id = r.target
    returning p.id, r.changes`)
  const changesOf = (changes: readonly Change[]) =>
    changes.flatMap(({ field, from, to }) => {
      const text = texts.find(one => one === field)
      return text ? [{ field: text, before: from, after: to }] : []
    })
  await told(
    tx,
    taking,
    rows.map(({ id, changes }) => ({ code: 'projectChanged', projectId: id, changes: changesOf(changes) })),
  )
  return rows.length
}

/** By the next numbers where none is said; without a last day it is over on its first. */
async function add(tx: Tx, lines: Lines, taking: Taking): Promise<number> {
  const { tenantId, now } = taking
  const { rows } = await tx.execute<{ id: string; number: string | null }>(sql`
    update import_row r set target = gen_random_uuid() where ${of(lines, 'new')} returning r.target as id, ${said('number')} as number`)
  const others = sql`select ${said('number')} from import_row r where r.tenant_id = ${tenantId}
    and r.import_id = ${lines.importId} and r.fate = 'new' and ${said('number')} is not null`
  const count = rows.filter(({ number }) => number === null).length
  const numbers = await nextNumbers(tx, { tenantId, kind: 'project', count, others })
  const added = await tx.execute(sql`
    insert into project (tenant_id, id, number, name, company_id, location_id, client_mark, reference, begin_date, end_date,
      comment, created_at)
    select r.tenant_id, r.target, coalesce(${said('number')}, n.number), ${said('name')}, (${said('company')})::uuid,
      (${said('location')})::uuid, ${said('clientMark')}, ${said('reference')}, (${said('beginDate')})::date,
      coalesce(${said('endDate')}, ${said('beginDate')})::date, ${said('comment')}, ${now}
    from (select r.*, row_number() over (partition by ${said('number')} is null order by r.line) as turn
      from import_row r where ${of(lines, 'new')}) r
    left join json_array_elements_text(${JSON.stringify(numbers)}::json) with ordinality n (number, turn)
      on n.turn = r.turn and ${said('number')} is null`)
  await told(
    tx,
    taking,
    rows.map(({ id }) => ({ code: 'projectCreated', projectId: id })),
  )
  return added.rowCount ?? 0
}

export const projects: KindOfImport = {
  known,
  lock: async (tx, { tenantId }) => {
    const locked = (
      table: string,
    ) => sql`select t.id from ${sql.identifier(table)} t where t.tenant_id = ${tenantId} order by t.id
      for no key update`
    await tx.execute(sql`with clients as materialized (${locked('company')}), places as materialized (${locked('location')}),
      projects as materialized (${locked('project')})
      select (select count(*) from clients) + (select count(*) from places) + (select count(*) from projects)`)
  },
  change,
  add,
}
