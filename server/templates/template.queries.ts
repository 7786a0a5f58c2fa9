import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { listTemplates, Template, TemplatePosition, TemplateWithPositions } from '../../openapi/templates.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { foundBy } from '../search/words.ts'
import { isoOrNull } from '../wire.ts'

type TemplateRow = Omit<z.input<typeof Template>, 'lastUsedAt'> & { lastUsedAt: string | null }
type Found = z.output<(typeof listTemplates)['query']>

/** Templates a condition on `t` names. */
const templates = (ctx: Context, which: SQL) => sql`
  select t.id, t.name, t.revision, t.type, case when y.id is null then null else json_build_object('id', y.id, 'name', y.name) end as company,
    n.positions, n.days, t.times_used as "timesUsed", t.last_used_at as "lastUsedAt", t.last_project as "lastProject"
  from template t left join company y on y.tenant_id = t.tenant_id and y.id = t.company_id
  cross join lateral (select count(distinct i.id)::int as positions, count(distinct g->>'day')::int as days
    from template_position i cross join lateral jsonb_array_elements(i.places) g
    where i.tenant_id = t.tenant_id and i.template_id = t.id) n
  where t.tenant_id = ${ctx.tenant.id} and ${which}`

const shown = (row: TemplateRow): z.input<typeof Template> => ({
  ...row,
  lastUsedAt: isoOrNull(row.lastUsedAt),
})

/** The company's own first, then by how often each was used. */
export const templateListing = (
  ctx: Context,
  { company, type, q }: Found,
): Listing<TemplateRow, z.input<typeof Template>> => ({
  among: sql`from template t where t.tenant_id = ${ctx.tenant.id}
    and ${company === undefined ? sql`true` : sql`(t.company_id is null or t.company_id = ${company}::uuid)`}
    and ${type === undefined ? sql`true` : sql`t.type = ${type}`} and ${foundBy(ctx, q, { template: sql`t.id` })}`,
  order: [
    { by: sql`case when t.company_id = ${company ?? null}::uuid then 0 else 1 end`, as: 'int' },
    { by: sql`t.times_used`, as: 'int', desc: true },
    { by: sql`t.name`, as: 'text' },
    { by: sql`t.id`, as: 'uuid' },
  ],
  rows: templates(ctx, sql`t.id in (select id from page)`),
  item: shown,
})

export const templateOf = async (ctx: Context<'notFound'>, id: string) =>
  shown(await one<TemplateRow>(ctx, templates(ctx, sql`t.id = ${id}`)))

const caption = (alias: string) =>
  sql.raw(`json_build_object('id', ${alias}.id, 'caption', ${alias}.caption, 'code', ${alias}.code)`)

export const withPositions = (ctx: Context<'notFound'>, id: string) =>
  one<Omit<z.input<typeof TemplateWithPositions>, 'items'> & { items: z.input<typeof TemplatePosition>[] }>(
    ctx,
    sql`select t.id, t.name, t.revision, coalesce((select json_agg(json_build_object('id', i.id, 'function', ${caption('f')},
          'catering', case when k.id is null then null else ${caption('k')} end, 'task', i.task, 'startDay', i.start_day,
          'startTime', i.start_time, 'endTime', i.end_time, 'endDay', i.end_day, 'breakMinutes', i.break_minutes,
          'crewChiefOnly', i.crew_chief_only, 'places', i.places) order by i.sort, i.id)
        from template_position i join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id
        left join lookup k on k.tenant_id = i.tenant_id and k.id = i.catering_id
        where i.tenant_id = t.tenant_id and i.template_id = t.id), '[]') as items
      from template t where t.tenant_id = ${ctx.tenant.id} and t.id = ${id}`,
  )
