import { type SQL, sql } from 'drizzle-orm'
import { type KindOfImport, type Lines, type Taking, of, said } from '../kind.ts'

const known = (tenantId: string): SQL => sql`
  select json_build_object('items', coalesce(json_agg(json_build_object('id', l.id, 'own', false,
    'planned', exists (select from project_crew c where c.tenant_id = l.tenant_id and c.location_id = l.id), 'values',
    json_strip_nulls(json_build_object('name', l.name, 'street', nullif(l.street, ''), 'zipcode', nullif(l.zipcode, ''),
      'city', nullif(l.city, ''), 'country', nullif(l.country, ''), 'region', nullif(l.region, ''), 'timeZone', l.time_zone,
      'entrance', l.entrance, 'info', l.info))) order by l.id), '[]'))::text
  from location l where l.tenant_id = ${tenantId}`

const changed = (lines: Lines): SQL => sql`
  update location l set name = coalesce(${said('name')}, l.name), street = coalesce(${said('street')}, l.street),
    zipcode = coalesce(${said('zipcode')}, l.zipcode), city = coalesce(${said('city')}, l.city),
    country = coalesce(${said('country')}, l.country), region = coalesce(${said('region')}, l.region),
    time_zone = coalesce(${said('timeZone')}, l.time_zone), entrance = coalesce(${said('entrance')}, l.entrance),
    info = coalesce(${said('info')}, l.info)
  from import_row r where ${of(lines, 'changes')} and l.tenant_id = r.tenant_id and l.id = r.target`

/** Where no zone is said, it is that of whoever takes it over, as it is for whoever enters a place by hand. */
const added = (lines: Lines, { takenById }: Taking): SQL => sql`
  insert into location (tenant_id, id, name, street, zipcode, city, country, region, entrance, info, time_zone)
  select r.tenant_id, gen_random_uuid(), ${said('name')}, coalesce(${said('street')}, ''), coalesce(${said('zipcode')}, ''),
    coalesce(${said('city')}, ''), coalesce(${said('country')}, ''), coalesce(${said('region')}, ''), ${said('entrance')},
    ${said('info')}, coalesce(${said('timeZone')}, w.time_zone)
  from import_row r join person w on w.tenant_id = r.tenant_id and w.id = ${takenById} where ${of(lines, 'new')}`

export const locations: KindOfImport = {
  known,
  lock: async (tx, { tenantId }) => {
    await tx.execute(sql`with locked as materialized (select l.id from location l where l.tenant_id = ${tenantId} order by l.id
      for no key update) select count(*) from locked`)
  },
  change: async (tx, lines) => (await tx.execute(changed(lines))).rowCount ?? 0,
  add: async (tx, lines, taking) => (await tx.execute(added(lines, taking))).rowCount ?? 0,
}
