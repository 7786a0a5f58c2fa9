import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { PlusCrew } from '../../openapi/plusCrews.ts'
import { idOrNumber } from '../access/scopes/judge.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'

export type PlusCrewRow = z.input<typeof PlusCrew>

/** Those a condition on `g` names. */
const plusCrews = (ctx: Context, which: SQL) => sql`
  select g.id, g.number, g.name, g.time_zone as "timeZone", g.currency,
    case when y.id is null then null else json_build_object('id', y.id, 'name', y.name) end as company,
    case when t.id is null then null else json_build_object('id', t.id, 'caption', t.caption) end as type
  from plus_crew g
  left join company y on y.tenant_id = g.tenant_id and y.id = g.company_id
  left join plus_crew_type t on t.tenant_id = g.tenant_id and t.id = g.type_id
  where g.tenant_id = ${ctx.tenant.id} and ${which}`

/** By name. */
export const plusCrewListing = (ctx: Context): Listing<PlusCrewRow, PlusCrewRow> => ({
  among: sql`from plus_crew g where g.tenant_id = ${ctx.tenant.id} and ${ctx.visible}`,
  order: [
    { by: sql`g.name`, as: 'text' },
    { by: sql`g.number`, as: 'text' },
    { by: sql`g.id`, as: 'uuid' },
  ],
  rows: plusCrews(ctx, sql`g.id in (select id from page)`),
  item: row => row,
})

/** One by number or id. */
export const plusCrewRow = (ctx: Context<'notFound'>, n: string) =>
  one<PlusCrewRow>(
    ctx,
    plusCrews(ctx, sql`g.id in (select id from plus_crew where tenant_id = ${ctx.tenant.id} and ${idOrNumber(n)})`),
  )

type ChoiceRow = { id: string; caption: string }

/** Choices of the agency, in its own order. */
const choices = <Row extends ChoiceRow>(ctx: Context, table: SQL, shown: SQL): Listing<Row, Row> => ({
  among: sql`from ${table} c where c.tenant_id = ${ctx.tenant.id}`,
  order: [
    { by: sql`c.sort`, as: 'int' },
    { by: sql`c.caption`, as: 'text' },
    { by: sql`c.id`, as: 'uuid' },
  ],
  rows: sql`select ${shown} from ${table} c where c.tenant_id = ${ctx.tenant.id} and c.id in (select id from page)`,
  item: row => row,
})

export const typeListing = (ctx: Context) => choices<ChoiceRow>(ctx, sql`plus_crew_type`, sql`c.id, c.caption`)

export const sourceTypeListing = (ctx: Context) =>
  choices<ChoiceRow>(ctx, sql`plus_crew_source_type`, sql`c.id, c.caption`)

export const valueTypeListing = (ctx: Context) =>
  choices<ChoiceRow & { unit: 'amount' | 'hours' | 'bonus' }>(
    ctx,
    sql`plus_crew_value_type`,
    sql`c.id, c.caption, c.unit`,
  )
