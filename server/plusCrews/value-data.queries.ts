import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { PlusCrewValueData, valueUnits } from '../../openapi/plusCrews.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { iso } from '../wire.ts'

export type FigureRow = {
  id: string
  plusCrewId: string
  type: { id: string; caption: string; unit: (typeof valueUnits)[number] }
  date: string
  figure: number
  source: { id: string; caption: string }
  version: number
  changedAt: string
  changedBy: string | null
}

/** Rows of `d`, a table, a subquery or what a statement before returned. */
export const figures = (d: SQL, more: SQL = sql``) => sql`
  select d.id, d.plus_crew_id as "plusCrewId", json_build_object('id', t.id, 'caption', t.caption, 'unit', t.unit) as type,
    d.day::text as date, (d.hundredths / 100.0)::float8 as figure, json_build_object('id', s.id, 'caption', s.caption) as source,
    d.version, d.changed_at as "changedAt", w.first_name || ' ' || w.last_name as "changedBy"
  from ${d} d
  join plus_crew_value_type t on t.tenant_id = d.tenant_id and t.id = d.type_id
  join plus_crew_source_type s on s.tenant_id = d.tenant_id and s.id = d.source_id
  left join person w on w.tenant_id = d.tenant_id and w.id = d.changed_by_id
  ${more}`

interface Asked {
  dateFrom: string
  dateTo: string
  plusCrew?: string | undefined
  plusCrewValueType?: string | undefined
}

/** Oldest first. Throws `invalidInput` for more than a year, or a range that ends before it begins. */
export function figureListing(
  ctx: Context<'invalidInput'>,
  query: Asked,
): Listing<FigureRow, z.input<typeof PlusCrewValueData>> {
  const days = (Date.parse(query.dateTo) - Date.parse(query.dateFrom)) / 86_400_000 + 1
  if (days < 1 || days > 366) {
    const message = days < 1 ? 'not before dateFrom' : 'at most 366 days from dateFrom on'
    throw ctx.refuse('invalidInput', { errors: [{ path: 'query.dateTo', message }] })
  }
  const { plusCrew, plusCrewValueType } = query
  const among = sql`from plus_crew_value_data d join plus_crew g on g.tenant_id = d.tenant_id and g.id = d.plus_crew_id
    join plus_crew_value_type t on t.tenant_id = d.tenant_id and t.id = d.type_id
    where d.tenant_id = ${ctx.tenant.id} and d.day between ${query.dateFrom} and ${query.dateTo} and ${ctx.visible}
      ${plusCrew ? sql`and d.plus_crew_id = ${plusCrew}` : sql``}
      ${plusCrewValueType ? sql`and d.type_id = ${plusCrewValueType}` : sql``}`
  return {
    among,
    order: [
      { by: sql`d.day`, as: 'date' },
      { by: sql`g.name`, as: 'text' },
      { by: sql`g.id`, as: 'uuid' },
      { by: sql`t.sort`, as: 'int' },
      { by: sql`d.id`, as: 'uuid' },
    ],
    rows: figures(
      sql`plus_crew_value_data`,
      sql`where d.tenant_id = ${ctx.tenant.id} and d.id in (select id from page)`,
    ),
    item: row => figureWire(ctx, row),
  }
}

/** The field a type's rows carry. */
export const fieldOf = ({ type, figure }: FigureRow) => (type.unit === 'hours' ? { hours: figure } : { amount: figure })

/** Names are the agency's own: a screen on a wall shows none. */
export function figureWire({ who }: Context, row: FigureRow): z.input<typeof PlusCrewValueData> {
  const { figure: _, changedAt, changedBy, ...rest } = row
  return {
    ...rest,
    ...fieldOf(row),
    changedAt: iso(changedAt),
    changedBy: who.kind === 'user' ? changedBy : null,
  }
}
