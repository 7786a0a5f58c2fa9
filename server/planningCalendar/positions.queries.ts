import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { PlanningPosition } from '../../openapi/planningCalendar.ts'
import type { Context } from '../context.ts'
import { functionJson, shiftColumns } from '../projectCrewItems/fragments.ts'
import { statusOf } from '../projects/project-list.queries.ts'
import { type CaptionColumns, type ShiftColumns, shift } from '../wire.ts'
import type { Reader } from './planning-people.queries.ts'

export type PositionRow = ShiftColumns & {
  id: string
  function: CaptionColumns
  task: string | null
  project: { id: string; number: string; name: string }
  branch: CaptionColumns | null
  venue: string
  city: string
  breakMinutes: number
  amountOfRows: number
  filled: number
  open: number
}

/** Of a position `i` whose people are still sought: not over, of a project `p` that is taken on and not closed. */
const isSought = (ctx: Context) => sql`(i.ends > ${ctx.now} and p.closed_at is null and ${statusOf} = 'confirmed')`

/** Of a position `i`: places nobody was asked for, and places asked for. Clients see that somebody was asked as little as elsewhere. */
export const needColumns = (ctx: Context, { inside }: Reader) => sql`
  case when ${isSought(ctx)} then greatest(0, i.amount_of_rows - i.filled ${inside ? sql`- i.waiting` : sql``})
    else 0 end as open,
  ${inside ? sql`case when ${isSought(ctx)} then least(i.amount_of_rows - i.filled, i.waiting) else 0 end` : sql`0`} as requested`

const columns = (ctx: Context, reader: Reader) => sql`
  i.id, ${functionJson}, i.task, json_build_object('id', p.id, 'number', p.number, 'name', p.name) as project,
  case when b.id is null then null else json_build_object('id', b.id, 'caption', b.caption, 'code', b.code) end as branch,
  l.name as venue, l.city, ${shiftColumns}, i.starts, i.ends, i.break_minutes as "breakMinutes",
  i.amount_of_rows as "amountOfRows", i.filled, ${needColumns(ctx, reader)}`

/** Positions `i` with function `f`, crew `c`, project `p` and place `l`. */
export const joinedPositions = sql`project p
  join project_crew c on c.tenant_id = p.tenant_id and c.project_id = p.id
  join project_crew_item i on i.tenant_id = c.tenant_id and i.crew_id = c.id
  join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id
  join location l on l.tenant_id = c.tenant_id and l.id = c.location_id`

/** Whoever reads nothing of those on call is not told of their positions. */
export const notSpare = ({ spare }: Reader) => (spare ? sql`true` : sql`f.code <> 'spare'`)

/** Positions a condition on `i`, `c`, `p`, `l` and `f` names, with `requested`, in any order. */
export const positionRows = (ctx: Context, reader: Reader, which: SQL) => sql`select ${columns(ctx, reader)}
  from ${joinedPositions} left join lookup b on b.tenant_id = p.tenant_id and b.id = p.branch_id
  where p.tenant_id = ${ctx.tenant.id} and ${which} and ${notSpare(reader)}`

/** The same, soonest first. */
export async function positionsWhere(
  ctx: Context,
  reader: Reader,
  which: SQL,
): Promise<z.input<typeof PlanningPosition>[]> {
  const { rows } = await ctx.tx.execute<PositionRow & { requested: number }>(
    sql`${positionRows(ctx, reader, which)} order by i.starts, f.sort, i.id`,
  )
  return rows.map(({ requested: _, ...row }) => positionWire(row))
}

export const positionWire = <Row extends PositionRow>({
  startDate,
  endDate,
  startTime,
  endTime,
  timeZone,
  starts,
  ends,
  ...row
}: Row) => ({ ...row, ...shift({ startDate, endDate, startTime, endTime, timeZone, starts, ends }) })
