import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewPlusCrewValueData, PlusCrewValueDataChange } from '../../openapi/plusCrews.ts'
import { type Context, type Refuse, personOf } from '../context.ts'
import { type FigureRow, fieldOf, figureWire, figures } from './value-data.queries.ts'

interface Written {
  amount?: number | undefined
  hours?: number | undefined
}

/** What was written in hundredths, if it is what rows of the type carry. */
function hundredthsOf(refuse: Refuse<'valueKindWrong'>, { amount, hours }: Written, unit: string): number {
  const value = unit === 'amount' ? amount : unit === 'hours' ? hours : undefined
  if (value === undefined) throw refuse('valueKindWrong')
  return Math.round(value * 100)
}

type Known = { unit: string; source: string | null }

/** A type's unit and a source's id, each of this agency. */
async function known(ctx: Context<'notFound'>, type: SQL, source: SQL): Promise<{ unit: string; source: string }> {
  const { rows } = await ctx.tx.execute<Known>(sql`
    select t.unit, (select s.id from plus_crew_source_type s where s.tenant_id = ${ctx.tenant.id} and ${source}
      order by s.sort, s.id limit 1) as source
    from plus_crew_value_type t where t.tenant_id = ${ctx.tenant.id} and t.id = ${type}`)
  const [row] = rows
  if (!row?.source) throw ctx.refuse('notFound')
  return { unit: row.unit, source: row.source }
}

/** Enters a figure; the first source is what people write themselves. */
export async function createFigure(
  ctx: Context<'notFound' | 'valueKindWrong'>,
  body: z.output<typeof NewPlusCrewValueData>,
) {
  const source = body.sourceId ? sql`s.id = ${body.sourceId}` : sql`true`
  const kind = await known(ctx, sql`${body.plusCrewValueTypeId}`, source)
  const hundredths = hundredthsOf(ctx.refuse, body, kind.unit)
  const { rows } = await ctx.tx.execute<FigureRow>(sql`
    with made as (insert into plus_crew_value_data
        (tenant_id, id, plus_crew_id, type_id, day, hundredths, source_id, changed_at, changed_by_id)
      values (${ctx.tenant.id}, ${crypto.randomUUID()}, ${body.plusCrewId}, ${body.plusCrewValueTypeId}, ${body.date},
        ${hundredths}, ${kind.source}, ${ctx.now}, ${personOf(ctx)}) returning *)
    ${figures(sql`made`)}`)
  return figureWire(ctx, one(ctx.refuse, rows))
}

/**
 * Changes a figure somebody saw at a version. The version is part of the update, so that of two who change the same one
 * at once the second is told. Throws `valueChanged` with what it is now, `notFound`, `valueKindWrong`.
 */
export async function changeFigure(
  ctx: Context<'notFound' | 'valueKindWrong' | 'valueChanged'>,
  id: string,
  body: z.output<typeof PlusCrewValueDataChange>,
) {
  const row = sql`(select * from plus_crew_value_data where tenant_id = ${ctx.tenant.id} and id = ${id})`
  const source = body.sourceId ? sql`s.id = ${body.sourceId}` : sql`s.id = (select d.source_id from ${row} d)`
  const kind = await known(ctx, sql`(select d.type_id from ${row} d)`, source)
  const hundredths = hundredthsOf(ctx.refuse, body, kind.unit)
  const { rows } = await ctx.tx.execute<FigureRow>(sql`
    with changed as (update plus_crew_value_data set hundredths = ${hundredths}, source_id = ${kind.source},
        version = version + 1, changed_at = ${ctx.now}, changed_by_id = ${personOf(ctx)}
      where tenant_id = ${ctx.tenant.id} and id = ${id} and version = ${body.version} returning *)
    ${figures(sql`changed`)}`)
  const [changed] = rows
  if (changed) return figureWire(ctx, changed)
  const now = one(ctx.refuse, (await ctx.tx.execute<FigureRow>(figures(row))).rows)
  throw ctx.refuse('valueChanged', { version: now.version, ...fieldOf(now), changedBy: now.changedBy })
}

export async function deleteFigure(ctx: Context<'notFound'>, id: string): Promise<void> {
  const { rows } = await ctx.tx.execute(sql`
    delete from plus_crew_value_data where tenant_id = ${ctx.tenant.id} and id = ${id} returning id`)
  if (!rows.length) throw ctx.refuse('notFound')
}

function one(refuse: Refuse<'notFound'>, rows: FigureRow[]): FigureRow {
  const [row] = rows
  if (!row) throw refuse('notFound')
  return row
}
