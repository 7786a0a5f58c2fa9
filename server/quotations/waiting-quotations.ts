import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { WaitingQuotations } from '../../openapi/quotations.ts'
import type { Context } from '../context.ts'

type Waiting = z.input<typeof WaitingQuotations>
type Row = Waiting['items'][number] & { all: number }

/** What can be accepted today, at the place of its project, of projects `p` the caller sees. */
export async function waitingQuotations(ctx: Context): Promise<Waiting> {
  const { rows } = await ctx.tx.execute<Row>(sql`
    select q.id, q.number, q.valid_until as "validUntil", q.currency, q.total::float8 as total, (count(*) over ())::int as "all",
      json_build_object('id', p.id, 'number', p.number, 'name', p.name) as project
    from quotation q
    join project p on p.tenant_id = q.tenant_id and p.id = q.project_id
    join location l on l.tenant_id = p.tenant_id and l.id = p.location_id
    where q.tenant_id = ${ctx.tenant.id} and q.state = 'released' and ${ctx.visible}
      and q.valid_until >= (${ctx.now}::timestamptz at time zone l.time_zone)::date
    order by q.valid_until, q.number limit 50`)
  return { items: rows.map(({ all: _, ...row }) => row), total: rows[0]?.all ?? 0 }
}
