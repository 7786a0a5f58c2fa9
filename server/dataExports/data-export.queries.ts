import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type DataExport, dataExportDays } from '../../openapi/dataExports.ts'
import { type Context, personOf } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { iso, millis } from '../wire.ts'

type Wire = z.input<typeof DataExport>
type Row = Omit<Wire, 'keptUntil' | 'createdBy'> & { createdBy: string | null }

const shown = (ctx: Pick<Context, 'tenant'>, which: SQL): SQL => sql`
  select d.id, d.state, d.created_at as "createdAt", d.done, d.total, d.size::float8 as size,
    (select w.first_name || ' ' || w.last_name from person w where w.tenant_id = d.tenant_id and w.id = d.created_by_id) as "createdBy"
  from data_export d where d.tenant_id = ${ctx.tenant.id} and ${which}`

const wire = (row: Row): Wire => ({
  ...row,
  createdAt: iso(row.createdAt),
  createdBy: row.createdBy ?? '',
  keptUntil: iso(new Date(millis(row.createdAt) + dataExportDays * 86_400_000)),
})

export const exportListing = (ctx: Context): Listing<Row, Wire> => ({
  among: sql`from data_export d where d.tenant_id = ${ctx.tenant.id}`,
  order: [
    { by: sql`d.created_at`, as: 'timestamptz', desc: true },
    { by: sql`d.id`, as: 'uuid', desc: true },
  ],
  rows: shown(ctx, sql`d.id in (select id from page)`),
  item: wire,
})

/** Throws `notFound`. */
export const exportRow = async (ctx: Context<'notFound'>, id: string): Promise<Wire> =>
  wire(await one<Row>(ctx, shown(ctx, sql`d.id = ${id}`)))

/** Has one made, and answers it. Throws `outOfTurn` while another is being made. */
export async function askExport(ctx: Context<'outOfTurn'>): Promise<Wire> {
  const { rows } = await ctx.tx.execute<Row & { told: string }>(sql`
    with asked as (insert into data_export (tenant_id, id, state, since, created_by_id, created_at)
      values (${ctx.tenant.id}, gen_random_uuid(), 'making', ${ctx.now}, ${personOf(ctx)}, ${ctx.now})
      on conflict do nothing returning *),
    told as (select add_tenant_job('makeDataExport', jsonb_build_object('exportId', a.id), 'export ' || a.id, now()) from asked a)
    select a.id, a.state, a.created_at as "createdAt", a.done, a.total, null::float8 as size,
      (select w.first_name || ' ' || w.last_name from person w where w.tenant_id = a.tenant_id and w.id = a.created_by_id) as "createdBy",
      (select count(*) from told) as told
    from asked a`)
  const [row] = rows
  if (!row) throw ctx.refuse('outOfTurn', { state: 'making' })
  const { told: _, ...asked } = row as Row & { told: unknown }
  return wire(asked)
}
