import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { OneCrewOneTree } from '../../openapi/oneXOneTree.ts'
import type { Context } from '../context.ts'
import { iso } from '../wire.ts'

type Wood = z.input<typeof OneCrewOneTree>
type Row = { planted: number; number: number | null; plantedAt: string | null }

/** The trees that stand, and which of them is the caller's. Throws `notFound` where the agency has no such page. */
export async function readWood(ctx: Context<'notFound'>): Promise<Wood> {
  const { id, treeTitle, settings } = ctx.tenant
  if (treeTitle === null) throw ctx.refuse('notFound')
  const { rows } = await ctx.tx.execute<Row>(sql`
    select (select count(*)::int from tree t where t.tenant_id = ${id}) as planted, o.number, o.planted_at as "plantedAt"
    from (values (1)) x left join tree o on o.tenant_id = ${id} and o.person_id = ${ctx.principal?.personId ?? null}`)
  const { before = 0, since = null, partner = null, place = null } = settings.trees ?? {}
  const { planted = 0, number = null, plantedAt = null } = rows[0] ?? {}
  const own = number === null || plantedAt === null ? null : { number, plantedAt: iso(plantedAt) }
  return { title: treeTitle, count: before + planted, since, partner, place, own }
}

/** Plants the person's tree behind the last one; whoever has one keeps it. */
export async function plantTree(ctx: Context<'notFound'>, personId: string): Promise<void> {
  const { id, treeTitle, settings } = ctx.tenant
  if (treeTitle === null) throw ctx.refuse('notFound')
  // One after the other, so that no number is left out or given twice.
  await ctx.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tree ${id}`}, 0))`)
  await ctx.tx.execute(sql`
    insert into tree (tenant_id, id, person_id, number, planted_at)
    select ${id}, ${randomUUID()}, ${personId},
      ${settings.trees?.before ?? 0}::int + 1 + (select count(*)::int from tree t where t.tenant_id = ${id}),
      ${ctx.now.toISOString()}::timestamptz
    where not exists (select from tree o where o.tenant_id = ${id} and o.person_id = ${personId})`)
}
