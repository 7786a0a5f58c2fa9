import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { PlusCrewValue, PlusCrewValueChange } from '../../openapi/plusCrews.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'

type Value = z.input<typeof PlusCrewValue>

const columns = sql`v.id, v.plus_crew_id as "plusCrewId", (v.per_day / 100.0)::float8 as "perDay",
  json_build_object('id', t.id, 'caption', t.caption, 'unit', t.unit) as type,
  case when v.bonus_of_turnover is null then null
    else json_build_object('ofTurnover', v.bonus_of_turnover, 'aboveTarget', v.bonus_above_target) end as bonus`

const typeOf = (value: SQL) =>
  sql`plus_crew_value_type t on t.tenant_id = ${value}.tenant_id and t.id = ${value}.type_id`

/** Crew by crew, in the order of the types. */
export const valueListing = (ctx: Context, plusCrewId: string | undefined): Listing<Value, Value> => {
  const from = sql`from plus_crew_value v join plus_crew g on g.tenant_id = v.tenant_id and g.id = v.plus_crew_id
    join ${typeOf(sql`v`)} where v.tenant_id = ${ctx.tenant.id}`
  return {
    among: sql`${from} and ${ctx.visible} ${plusCrewId ? sql`and v.plus_crew_id = ${plusCrewId}` : sql``}`,
    order: [
      { by: sql`g.name`, as: 'text' },
      { by: sql`g.number`, as: 'text' },
      { by: sql`g.id`, as: 'uuid' },
      { by: sql`t.sort`, as: 'int' },
      { by: sql`v.id`, as: 'uuid' },
    ],
    rows: sql`select ${columns} ${from} and v.id in (select id from page)`,
    item: row => row,
  }
}

/** The percents belong to a bonus, the daily value to what is counted by day. */
export async function changeValue(
  ctx: Context<'notFound' | 'valueKindWrong' | 'invalidInput'>,
  id: string,
  { perDay, bonus }: z.output<typeof PlusCrewValueChange>,
): Promise<Value> {
  const { rows: found } = await ctx.tx.execute<{ unit: string }>(sql`
    select t.unit from plus_crew_value v join ${typeOf(sql`v`)} where v.tenant_id = ${ctx.tenant.id} and v.id = ${id}`)
  const [kind] = found
  if (!kind) throw ctx.refuse('notFound')
  const isBonus = kind.unit === 'bonus'
  if ((isBonus && perDay != null) || (!isBonus && bonus)) throw ctx.refuse('valueKindWrong')
  if (kind.unit === 'hours' && perDay != null && (perDay < 0 || perDay > 10_000))
    throw ctx.refuse('invalidInput', { errors: [{ path: 'body.perDay', message: 'hours between 0 and 10,000' }] })
  const daily = perDay === undefined ? sql`v.per_day` : sql`${hundredths(perDay)}::bigint`
  const percent = (column: 'bonus_of_turnover' | 'bonus_above_target', share: keyof NonNullable<typeof bonus>) =>
    bonus === undefined ? sql`v.${sql.raw(column)}` : sql`${bonus?.[share] ?? null}::float8`
  const row = await one<Value>(
    ctx,
    sql`
    update plus_crew_value v set per_day = ${daily}, bonus_of_turnover = ${percent('bonus_of_turnover', 'ofTurnover')},
      bonus_above_target = ${percent('bonus_above_target', 'aboveTarget')}
    from plus_crew_value_type t
    where v.tenant_id = ${ctx.tenant.id} and v.id = ${id} and t.tenant_id = v.tenant_id and t.id = v.type_id
    returning ${columns}`,
  )
  return row
}

const hundredths = (value: number | null) => (value === null ? null : Math.round(value * 100))
