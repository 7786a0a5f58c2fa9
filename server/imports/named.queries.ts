import { type SQL, sql } from 'drizzle-orm'

/** Clients by what a table names them by: number and name. The agency’s own companies are none. */
export const knownClients = (tenantId: string): SQL => sql`
  select coalesce(json_agg(json_build_object('id', y.id, 'caption', y.name, 'code', y.number) order by y.id), '[]')
  from company y where y.tenant_id = ${tenantId} and not y.own`

/** Places by what a table names them by: their name, and with their postcode where several are called so. */
export const knownPlaces = (tenantId: string): SQL => sql`
  select coalesce(json_agg(json_build_object('id', l.id, 'caption', l.name, 'code', l.name || ' ' || l.zipcode) order by l.id), '[]')
  from location l where l.tenant_id = ${tenantId}`
