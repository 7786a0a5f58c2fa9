import { type SQL, sql } from 'drizzle-orm'
import { type KindOfImport, type Lines, of, said } from '../kind.ts'
import { knownClients } from '../named.queries.ts'

const known = (tenantId: string): SQL => sql`
  select json_build_object('items', (select coalesce(json_agg(json_build_object('id', k.id, 'own', false, 'values',
      json_strip_nulls(json_build_object('company', k.company_id, 'name', k.name, 'role', nullif(k.role, ''),
        'email', lower(k.email), 'phone', k.phone))) order by k.id), '[]')
    from contact k where k.tenant_id = ${tenantId}),
    'companies', (${knownClients(tenantId)}))::text`

const changed = (lines: Lines): SQL => sql`
  update contact k set name = coalesce(${said('name')}, k.name), role = coalesce(${said('role')}, k.role),
    email = coalesce(${said('email')}, k.email), phone = coalesce(${said('phone')}, k.phone)
  from import_row r where ${of(lines, 'changes')} and k.tenant_id = r.tenant_id and k.id = r.target`

/** By the next numbers behind the highest there is. */
const added = (lines: Lines): SQL => sql`
  with highest as materialized (select coalesce(max(k.number::bigint), 0) as number from contact k
    where k.tenant_id = ${lines.tenantId} and k.number ~ '^[0-9]{1,15}$')
  insert into contact (tenant_id, id, number, company_id, name, role, phone, email)
  select r.tenant_id, gen_random_uuid(), (h.number + row_number() over (order by r.line))::text, (${said('company')})::uuid,
    ${said('name')}, coalesce(${said('role')}, ''), ${said('phone')}, ${said('email')}
  from import_row r cross join highest h where ${of(lines, 'new')}`

export const contacts: KindOfImport = {
  known,
  lock: async (tx, { tenantId }) => {
    await tx.execute(sql`with clients as materialized (select y.id from company y where y.tenant_id = ${tenantId} order by y.id
        for no key update),
      locked as materialized (select k.id from contact k where k.tenant_id = ${tenantId} order by k.id for no key update)
      select (select count(*) from clients) + (select count(*) from locked)`)
  },
  change: async (tx, lines) => (await tx.execute(changed(lines))).rowCount ?? 0,
  add: async (tx, lines) => (await tx.execute(added(lines))).rowCount ?? 0,
}
