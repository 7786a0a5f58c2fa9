import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { CrewItem } from '../../openapi/positions.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { type CaptionColumns, type ShiftColumns, isoOrNull, shift } from '../wire.ts'
import { functionJson, shiftColumns } from './fragments.ts'

export type ItemRow = ShiftColumns & {
  id: string
  crew: { id: string; name: string }
  chiefId: string | null
  function: CaptionColumns
  task: string | null
  breakMinutes: number
  catering: CaptionColumns | null
  amountOfRows: number
  filled: number
  waiting: number
  asked: number
  openForApplications: boolean
  crewChiefOnly: boolean
  confirmBy: string | null
  commentExternal: string | null
  commentInternal: string | null
  commentCrew: string | null
  commentCrewChief: string | null
  clientAdded: boolean
  revision: number
}

/** Positions, ready for the wire; `where` speaks of `i`. */
export const itemRows = (where: SQL): SQL => sql`
  select i.id, json_build_object('id', c.id, 'name', c.name) as crew, c.chief_id as "chiefId", ${functionJson}, i.task,
    ${shiftColumns}, i.starts, i.ends, i.break_minutes as "breakMinutes",
    case when k.id is null then null else json_build_object('id', k.id, 'caption', k.caption, 'code', k.code) end as catering,
    i.amount_of_rows as "amountOfRows", i.filled, i.waiting, n.asked, i.open_for_applications as "openForApplications",
    i.crew_chief_only as "crewChiefOnly", i.confirm_by as "confirmBy", i.comment_external as "commentExternal",
    i.comment_internal as "commentInternal", i.comment_crew as "commentCrew", i.comment_crew_chief as "commentCrewChief",
    i.client_added as "clientAdded", i.revision
  from project_crew_item i
  join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id
  join project_crew c on c.tenant_id = i.tenant_id and c.id = i.crew_id
  left join lookup k on k.tenant_id = i.tenant_id and k.id = i.catering_id
  cross join lateral (select count(*)::int as asked from project_crew_item_status s
    where s.tenant_id = i.tenant_id and s.item_id = i.id and s.status in ('invited','confirmed')) n
  where ${where}`

/** Positions of the crews `c` a condition names, soonest first. */
export const itemListing = (ctx: Context, which: SQL): Listing<ItemRow, z.input<typeof CrewItem>> => ({
  among: sql`from project_crew_item i join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id
    join project_crew c on c.tenant_id = i.tenant_id and c.id = i.crew_id where i.tenant_id = ${ctx.tenant.id} and ${which}`,
  order: [
    { by: sql`i.starts`, as: 'timestamptz' },
    { by: sql`f.sort`, as: 'int' },
    { by: sql`i.id`, as: 'uuid' },
  ],
  rows: itemRows(sql`i.tenant_id = ${ctx.tenant.id} and i.id in (select id from page)`),
  item: row => crewItem(ctx, row),
})

/** One position by its id. */
export const itemBy = async (ctx: Context<'notFound'>, id: string) =>
  crewItem(ctx, await one<ItemRow>(ctx, itemRows(sql`i.tenant_id = ${ctx.tenant.id} and i.id = ${id}`)))

/** Positions by their ids, soonest first. */
export async function itemsBy(ctx: Context, ids: readonly string[]): Promise<z.input<typeof CrewItem>[]> {
  const { rows } = await ctx.tx.execute<ItemRow>(
    sql`${itemRows(sql`i.tenant_id = ${ctx.tenant.id} and i.id = any(${sql.param(ids)}::uuid[])`)} order by i.starts, i.id`,
  )
  return rows.map(row => crewItem(ctx, row))
}

/** Comments reach only those they are for: internal ones planning, those for the chief the chief. */
export function crewItem(ctx: Context, row: ItemRow): z.input<typeof CrewItem> {
  const plans = isPlanner(ctx.who)
  const leads = plans || (row.chiefId !== null && row.chiefId === ctx.who.personId)
  const crew = leads || ctx.who.loginTypes.has('crew') || ctx.who.loginTypes.has('office')
  return {
    id: row.id,
    projectCrew: row.crew,
    function: row.function,
    task: row.task,
    ...shift(row),
    breakMinutes: row.breakMinutes,
    catering: row.catering,
    amountOfRows: row.amountOfRows,
    filled: row.filled,
    requested: plans || isOffice(ctx.who) ? Math.max(0, Math.min(row.waiting, row.amountOfRows - row.filled)) : 0,
    asked: plans ? row.asked : 0,
    openForApplications: row.openForApplications,
    crewChiefOnly: row.crewChiefOnly,
    confirmBy: isoOrNull(row.confirmBy),
    commentExternal: row.commentExternal,
    commentInternal: plans ? row.commentInternal : null,
    commentCrew: crew ? row.commentCrew : null,
    commentCrewChief: leads ? row.commentCrewChief : null,
    clientAdded: row.clientAdded,
    revision: row.revision,
  }
}
