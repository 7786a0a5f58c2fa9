import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewTemplate, TemplateChange } from '../../openapi/templates.ts'
import type { Context } from '../context.ts'
import { one } from '../one.ts'

type Items = z.output<typeof NewTemplate>['items']
interface Named {
  companyId?: string | null | undefined
  items?: Items | undefined
}
type There = { company: boolean; functions: string[]; catering: string[] }

const uuids = (ids: readonly (string | null | undefined)[]) =>
  sql`${sql.param([...new Set(ids.filter(id => id !== null && id !== undefined))])}::uuid[]`

/** Throws `notFound` with every place that names a company that is no client, no function or no catering of the agency. */
async function refuseStrangers(ctx: Context<'notFound'>, { companyId = null, items = [] }: Named) {
  const lookups = (kind: string, ids: readonly (string | null | undefined)[]) =>
    sql`array(select id::text from lookup where tenant_id = ${ctx.tenant.id} and kind = ${kind} and id = any(${uuids(ids)}))`
  const there = await one<There>(
    ctx,
    sql`select ${companyId}::uuid is null or exists (select from company y where y.tenant_id = ${ctx.tenant.id}
        and y.id = ${companyId}::uuid and not y.own) as company,
      ${lookups(
        'functions',
        items.map(item => item.functionId),
      )} as functions,
      ${lookups(
        'cateringAgreementTypes',
        items.map(item => item.cateringId),
      )} as catering`,
  )
  const errors = [
    ...(there.company ? [] : [{ path: 'body.companyId' }]),
    ...items.flatMap(({ functionId, cateringId }, at) => [
      ...(there.functions.includes(functionId) ? [] : [{ path: `body.items.${at}.functionId` }]),
      ...(!cateringId || there.catering.includes(cateringId) ? [] : [{ path: `body.items.${at}.cateringId` }]),
    ]),
  ]
  if (errors.length) throw ctx.refuse('notFound', { errors })
}

/** Adds positions to the template that the same statement names as `made`. */
const inserted = (ctx: Context, items: Items) => sql`
  insert into template_position (tenant_id, id, template_id, sort, function_id, catering_id, task, start_day, start_time, end_time,
    end_day, break_minutes, crew_chief_only, places)
  select ${ctx.tenant.id}::uuid, gen_random_uuid(), made.id, n.sort, n."functionId", n."cateringId", nullif(n.task, ''),
    n."startDay", n."startTime", n."endTime", n."endDay", n."breakMinutes", n."crewChiefOnly", n.places
  from made cross join jsonb_to_recordset(${JSON.stringify(items.map(rowOf))}::jsonb) n (sort int, "functionId" uuid,
    "cateringId" uuid, task text, "startDay" int, "startTime" text, "endTime" text, "endDay" int, "breakMinutes" int,
    "crewChiefOnly" boolean, places jsonb)`
const rowOf = (item: Items[number], sort: number) => ({
  ...item,
  sort,
  places: item.places.toSorted((a, b) => a.day - b.day),
})

/** Keeps positions as a template and gives its id. */
export async function addTemplate(
  ctx: Context<'notFound' | 'nameTaken'>,
  body: z.output<typeof NewTemplate>,
): Promise<string> {
  await refuseStrangers(ctx, body)
  const { id } = await one<{ id: string }>(
    ctx,
    sql`with made as (insert into template (tenant_id, id, name, company_id, type)
        values (${ctx.tenant.id}, ${crypto.randomUUID()}, ${body.name}, ${body.companyId}, ${body.type}) returning id),
      items as (${inserted(ctx, body.items)})
      select id from made`,
  )
  return id
}

/** Changes what is said; positions are replaced as a whole. Throws `changedMeanwhile` where another was quicker. */
export async function changeTemplate(
  ctx: Context<'notFound' | 'nameTaken' | 'changedMeanwhile'>,
  id: string,
  { name, companyId, items, revision }: z.output<typeof TemplateChange>,
): Promise<void> {
  await refuseStrangers(ctx, { companyId, items })
  // Two changes follow one another: the second sees what the first has written.
  const present = await one<{ revision: number }>(
    ctx,
    sql`select revision from template where tenant_id = ${ctx.tenant.id} and id = ${id} for no key update`,
  )
  if (revision !== undefined && revision !== present.revision) throw ctx.refuse('changedMeanwhile')
  const replaced =
    items === undefined
      ? sql``
      : sql`, gone as (delete from template_position i using made
      where i.tenant_id = ${ctx.tenant.id} and i.template_id = made.id), items as (${inserted(ctx, items)})`
  await one<{ id: string }>(
    ctx,
    sql`with made as (update template set name = coalesce(${name ?? null}, name),
          company_id = ${companyId === undefined ? sql`company_id` : sql`${companyId}::uuid`}
,
          revision = revision + 1
        where tenant_id = ${ctx.tenant.id} and id = ${id} returning id) ${replaced}
      select id from made`,
  )
}

/** With its positions, in one statement. */
export const removeTemplate = (ctx: Context<'notFound'>, id: string) =>
  one<{ id: string }>(
    ctx,
    sql`with items as (delete from template_position where tenant_id = ${ctx.tenant.id} and template_id = ${id})
      delete from template where tenant_id = ${ctx.tenant.id} and id = ${id} returning id`,
  )
