import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewCrewMessage, SentMessage } from '../../openapi/crewMessages.ts'
import { type Context, personOf } from '../context.ts'
import { mailsWithin, ownLanguage } from '../mail/mails-within.ts'
import { one } from '../one.ts'
import { isLate } from '../projectCrews/late.queries.ts'
import { sentRows, sentWire } from './crew-message.queries.ts'

type Said = z.output<typeof NewCrewMessage>

/** The condition on lines `s` of a crew. */
const meant = (ctx: Context, audience: Said['audience']): SQL =>
  audience === 'all'
    ? sql`s.status in ('invited','confirmed','checkedIn')`
    : audience === 'onSite'
      ? sql`s.status = 'checkedIn'`
      : isLate(ctx)

/**
 * Told at once by whoever has a device, written to where there is none. Whoever writes it is not among them.
 * Throws `nobodyToTell` where nobody would be.
 */
export async function sendMessage(
  ctx: Context<'notFound' | 'nobodyToTell'>,
  crewId: string,
  { text, audience }: Said,
): Promise<z.input<typeof SentMessage>> {
  const { tenant, now, tx } = ctx
  const id = crypto.randomUUID()
  const sender = personOf(ctx)
  const mails = mailsWithin(tenant, now, {
    kind: 'crewMessage',
    data: sql`jsonb_build_object('recipientId', told.id)`,
    recipient: sql`w.email`,
    language: ownLanguage(tenant, sql`w.language`),
    from: sql`told join person w on w.tenant_id = ${tenant.id} and w.id = told.person_id
      where w.email is not null and not told.by_device`,
    createdById: sender,
  })
  const { told } = await one<{ told: number; devices: string; mails: string }>(
    ctx,
    sql`with message as (
        insert into crew_message (tenant_id, id, crew_id, text, audience, sent_at, sent_by_id)
        values (${tenant.id}, ${id}, ${crewId}, ${text}, ${audience}, ${now}, ${sender})),
      told as (
        insert into crew_message_recipient (tenant_id, id, message_id, crew_id, person_id, job_id, sent_at, by_device)
        select r.tenant_id, gen_random_uuid(), ${id}::uuid, ${crewId}::uuid, r.person_id, r.id, ${now}::timestamptz,
          exists (select from push_subscription u where u.tenant_id = r.tenant_id and u.person_id = r.person_id
            and u.ended_at is null)
        from (select distinct on (s.person_id) s.tenant_id, s.person_id, s.id from project_crew_item_status s
          where s.tenant_id = ${tenant.id} and s.crew_id = ${crewId} and s.person_id is distinct from ${sender}
            and ${meant(ctx, audience)} order by s.person_id, s.starts, s.id) r
        returning id, tenant_id, person_id, job_id, by_device),
      ${mails.queued},
      pushed as (select count(queue_push(t.tenant_id, t.person_id, 'message', t.job_id, null, ${now}::timestamptz,
        'message ' || t.id)) as n from told t where t.by_device)
      select (select count(*)::int from told) as told, (select n from pushed) as devices, ${mails.jobs} as mails`,
  )
  if (told === 0) throw ctx.refuse('nobodyToTell')
  const { rows } = await tx.execute<z.input<typeof SentMessage>>(
    sentRows(sql`crew_message m`, sql`m.tenant_id = ${tenant.id} and m.id = ${id}`),
  )
  const [row] = rows
  if (!row) throw ctx.refuse('notFound')
  return sentWire(row)
}

/** The first time counts. Throws `notFound` for what was not sent to whoever asks. */
export async function markRead(ctx: Context, id: string): Promise<void> {
  await ctx.tx.execute(sql`update crew_message_recipient set read_at = ${ctx.now}
    where tenant_id = ${ctx.tenant.id} and message_id = ${id} and person_id = ${personOf(ctx)} and read_at is null`)
}
