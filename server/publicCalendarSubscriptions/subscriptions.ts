import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { calendarHealth, withdrawnFrom } from '../../domain/personalCalendar/subscription-health.ts'
import type { CalendarSubscription, NewCalendarSubscription } from '../../openapi/publicCalendarSubscriptions.ts'
import { type Context, personOf } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { tenantOrigin } from '../tenant/tenant-origin.ts'
import { iso, isoOrNull, millis } from '../wire.ts'
import { hashOfSecret } from './calendar-addresses.ts'

type Row = {
  id: string
  personId: string
  kind: 'ical' | 'google'
  name: string
  requests: boolean
  absences: boolean
  readAt: string | null
  refreshedAt: string | null
  createdAt: string
}
type Subscription = z.input<typeof CalendarSubscription>

/** As many as anybody can tell apart. */
const most = 10

const columns = sql.raw(`n.id, n.person_id as "personId", n.kind, n.name, n.requests, n.absences, n.read_at as "readAt",
  n.refreshed_at as "refreshedAt", n.created_at as "createdAt"`)

/** Whoever does not own it is not told its address: that is all one needs to read on. */
function wire({ services, tenant, who, now }: Context, row: Row): Subscription {
  const { personId, readAt, refreshedAt, createdAt, ...rest } = row
  const origin = tenantOrigin(tenant, { publicUrl: services.config.publicUrl, port: services.port })
  const [made, read] = [millis(createdAt), readAt === null ? null : millis(readAt)]
  return {
    ...rest,
    address:
      origin === null || who.personId !== personId
        ? null
        : `${origin}/api/v1/publicCalendars/${services.calendars.secretOf(tenant.id, row.id)}`,
    health: calendarHealth(made, read, now.getTime()),
    readAt: isoOrNull(readAt),
    refreshedAt: isoOrNull(refreshedAt),
    withdrawnAt: iso(new Date(withdrawnFrom(made, read)).toISOString()),
    createdAt: iso(createdAt),
  }
}

export const subscriptionListing = (ctx: Context, which: SQL): Listing<Row, Subscription> => ({
  among: sql`from calendar_subscription n where n.tenant_id = ${ctx.tenant.id} and ${which}`,
  order: [
    { by: sql`n.created_at`, as: 'timestamptz' },
    { by: sql`n.id`, as: 'uuid' },
  ],
  rows: sql`select ${columns} from page join calendar_subscription n
    on n.tenant_id = ${ctx.tenant.id} and n.id = page.id`,
  item: row => wire(ctx, row),
})

/** Throws `outOfTurn` for one too many. The person is locked, so that two at once are counted after one another. */
export async function addSubscription(
  ctx: Context<'outOfTurn'>,
  { kind, name, requests, absences }: z.output<typeof NewCalendarSubscription>,
): Promise<Subscription> {
  const id = crypto.randomUUID()
  const hash = hashOfSecret(ctx.services.calendars.secretOf(ctx.tenant.id, id))
  const { rows } = await ctx.tx.execute<{ count: number }>(sql`
    with owner as (select id from person where tenant_id = ${ctx.tenant.id} and id = ${personOf(ctx)} for no key update)
    select (select count(*)::int from calendar_subscription n
      where n.tenant_id = ${ctx.tenant.id} and n.person_id = owner.id) as count from owner`)
  if ((rows[0]?.count ?? 0) >= most) throw ctx.refuse('outOfTurn', { state: 'full' })
  const { rows: made } = await ctx.tx.execute<Row>(
    sql`
    insert into calendar_subscription as n (tenant_id, id, person_id, kind, name, requests, absences, secret_hash, created_at)
    values (${ctx.tenant.id}, ${id}, ${personOf(ctx)}, ${kind}, ${name}, ${requests}, ${absences}, ${hash}, ${ctx.now})
    returning ${columns}`,
  )
  const [row] = made
  if (!row) throw new Error('a subscription was not written')
  // The answer is kept for whoever sends again; the address is read with the list.
  return { ...wire(ctx, row), address: null }
}

/** Another address takes the place of one, which reads nothing from then on. The answer leaves it out, as above. */
export async function renewSubscription(ctx: Context<'notFound'>, old: string): Promise<Subscription> {
  const id = crypto.randomUUID()
  const hash = hashOfSecret(ctx.services.calendars.secretOf(ctx.tenant.id, id))
  const row = await one<Row>(
    ctx,
    sql`
    with gone as (delete from calendar_subscription where tenant_id = ${ctx.tenant.id} and id = ${old} returning *)
    insert into calendar_subscription as n (tenant_id, id, person_id, kind, name, requests, absences, secret_hash, created_at)
    select tenant_id, ${id}::uuid, person_id, kind, name, requests, absences, ${hash}::text, ${ctx.now}::timestamptz from gone
    returning ${columns}`,
  )
  return { ...wire(ctx, row), address: null }
}
