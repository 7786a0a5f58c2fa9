import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewPCrew, PCrew } from '../../openapi/plannerCrews.shapes.ts'
import { mustBeThere } from '../chosen.ts'
import { type Context, personOf } from '../context.ts'
import { pCrewFrom } from './planner-crew.queries.ts'

/** A crew without members; whoever makes it plans it. Throws `notFound` with each field that names what is not there. */
export async function makeCrew(
  ctx: Context<'notFound'>,
  { name, typeId, companyId, functionIds, city }: z.output<typeof NewPCrew>,
): Promise<z.input<typeof PCrew>> {
  const lookup = (kind: string) => sql`lookup r where r.kind = ${kind}`
  const functions = [...new Set(functionIds)]
  await mustBeThere(ctx, [
    ...(typeId ? [{ field: 'typeId', id: typeId, of: lookup('plannerCrewTypes') }] : []),
    ...(companyId ? [{ field: 'companyId', id: companyId, of: sql`company r where not r.own` }] : []),
    ...functions.map(id => ({ field: `functionIds.${functionIds.indexOf(id)}`, id, of: lookup('functions') })),
  ])
  const id = crypto.randomUUID()
  await ctx.tx.execute(sql`
    with made as (
      insert into planner_crew (tenant_id, id, name, type_id, company_id, city, planner_id, created_at)
      values (${ctx.tenant.id}, ${id}, ${name}, ${typeId ?? null}, ${companyId ?? null}, ${city === '' ? null : (city ?? null)},
        ${personOf(ctx)}, ${ctx.now}) returning tenant_id, id)
    insert into planner_crew_function (tenant_id, id, planner_crew_id, function_id)
    select made.tenant_id, gen_random_uuid(), made.id, f.id from made
    cross join unnest(${sql.param(functions)}::uuid[]) f (id)`)
  return pCrewFrom(ctx, id)
}
