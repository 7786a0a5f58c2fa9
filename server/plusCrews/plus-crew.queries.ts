import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { PlusCrew } from '../../openapi/plusCrews.ts'
import { idOrNumber } from '../access/scopes.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'
import { offsetOf } from '../page.ts'

export type PlusCrewRow = z.input<typeof PlusCrew> & { total: number }

/** Which plus crews (of a table or alias) somebody may read: all, the one that is visited, or the own company's. */
export function readable({ who }: Context, crew: SQL): SQL {
  if (who.kind === 'plusCrewVisitor') return sql`${crew}.id = ${who.subjectId}`
  if (isPlanner(who) || isOffice(who)) return sql`true`
  return who.loginTypes.has('clients') ? sql`${crew}.company_id = ${who.companyId}` : sql`false`
}

const plusCrews = (where: SQL, tail: SQL = sql``) => sql`
  select g.id, g.number, g.name, g.time_zone as "timeZone", g.currency, g.total,
    case when y.id is null then null else json_build_object('id', y.id, 'name', y.name) end as company,
    case when t.id is null then null else json_build_object('id', t.id, 'caption', t.caption) end as type
  from (select *, count(*) over ()::int as total from plus_crew where ${where} ${tail}) g
  left join company y on y.tenant_id = g.tenant_id and y.id = g.company_id
  left join plus_crew_type t on t.tenant_id = g.tenant_id and t.id = g.type_id`

type Paged = { limit: number; page: number }

/** By name. */
export async function plusCrewRows(ctx: Context, query: Paged): Promise<PlusCrewRow[]> {
  const { rows } = await ctx.tx.execute<PlusCrewRow>(
    sql`${plusCrews(
      sql`tenant_id = ${ctx.tenant.id} and ${readable(ctx, sql`plus_crew`)}`,
      sql`order by name, number, id limit ${query.limit} offset ${offsetOf(query)}`,
    )} order by g.name, g.number, g.id`,
  )
  return rows
}

/** One by number or id. */
export async function plusCrewRow(ctx: Context<'notFound'>, n: string): Promise<PlusCrewRow> {
  const { rows } = await ctx.tx.execute<PlusCrewRow>(plusCrews(sql`tenant_id = ${ctx.tenant.id} and ${idOrNumber(n)}`))
  const [row] = rows
  if (!row) throw ctx.refuse('notFound')
  return row
}

type ChoiceRow = { id: string; caption: string; unit: 'amount' | 'hours' | 'bonus'; total: number }

/** Choices of the agency, in its own order; `unit` only where the table has one. */
export async function choiceRows(
  ctx: Context,
  table: 'plus_crew_type' | 'plus_crew_value_type' | 'plus_crew_source_type',
  query: Paged,
): Promise<ChoiceRow[]> {
  const { rows } = await ctx.tx.execute<ChoiceRow>(sql`
    select c.*, count(*) over ()::int as total from ${sql.raw(table)} c where c.tenant_id = ${ctx.tenant.id}
    order by c.sort, c.caption, c.id limit ${query.limit} offset ${offsetOf(query)}`)
  return rows
}
