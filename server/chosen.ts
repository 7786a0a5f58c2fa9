import { type SQL, sql } from 'drizzle-orm'
import type { Context } from './context.ts'

/** A row a body names: in which field, by which id, and the table it is of, with the condition on `r` for being chosen there. */
export interface Chosen {
  field: string
  id: string
  of: SQL
}

const absent = (ctx: Context, { field, id, of }: Chosen) => sql`select ${field}::text as field where not exists (
  select from ${of} and r.tenant_id = ${ctx.tenant.id} and r.id = ${id}::uuid)`

/** The fields whose id is none that may be chosen there, as an array of texts. */
export const absentFields = (ctx: Context, chosen: readonly Chosen[]): SQL =>
  chosen.length
    ? sql`array(${sql.join(
        chosen.map(one => absent(ctx, one)),
        sql` union all `,
      )})`
    : sql`array[]::text[]`

/** Throws `notFound` with each of these fields. */
export function refuseAbsent(ctx: Context<'notFound'>, fields: readonly string[]): void {
  if (fields.length) throw ctx.refuse('notFound', { errors: fields.map(field => ({ path: `body.${field}` })) })
}

/** Throws `notFound` with each field that names what may not be chosen there. */
export async function mustBeThere(ctx: Context<'notFound'>, chosen: readonly Chosen[]): Promise<void> {
  if (!chosen.length) return
  const { rows } = await ctx.tx.execute<{ fields: string[] }>(sql`select ${absentFields(ctx, chosen)} as fields`)
  refuseAbsent(ctx, rows[0]?.fields ?? [])
}

/** A person `r` at a desk: with a login of planning or of the office. */
export const atDesk = sql.raw(`exists (select from login g where g.tenant_id = r.tenant_id and g.person_id = r.id
  and g.ended_at is null and g.login_types && array['planners', 'office']::text[])`)
/** A person `r` of the crew, who has not left. */
export const ofCrew = sql.raw(`exists (select from login g where g.tenant_id = r.tenant_id and g.person_id = r.id
  and g.ended_at is null and 'crew' = any(g.login_types))`)
/** A person `r` who has, or had, a login of the crew: what is known of somebody who left stays readable. */
export const wasCrew = sql.raw(`exists (select from login g where g.tenant_id = r.tenant_id and g.person_id = r.id
  and 'crew' = any(g.login_types))`)
/** A person `r` whom a client's company knows: who works for it, or is in a crew that is kept for it. */
export const knownTo = ({ tenant, who }: Pick<Context, 'tenant' | 'who'>): SQL =>
  who.loginTypes.has('clients') && who.companyId !== null
    ? sql`(exists (select from project_crew_item_status s
        join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
        join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
        where s.tenant_id = ${tenant.id} and s.person_id = r.id and p.company_id = ${who.companyId}
          and s.status in ('confirmed','checkedIn','checkedOut','signedOff'))
      or exists (select from crew_preference x where x.tenant_id = ${tenant.id} and x.person_id = r.id
        and x.planner_crew_id is not null and x.ended_at is null and x.company_id = ${who.companyId}))`
    : sql`false`
