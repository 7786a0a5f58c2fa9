import { sql } from 'drizzle-orm'
import { type Context, personOf } from '../context.ts'
import { noteRow } from './delivery-note.queries.ts'

/** Has a confirmed note mailed to the client, and opens it to the client's own login. */
export async function sendNote(
  ctx: Context<'notFound' | 'hoursNotSigned' | 'recipientMissing'>,
  crewId: string,
  email: string | undefined,
): Promise<void> {
  const note = await noteRow(ctx, crewId)
  if (!note.confirmedAt || !note.noteId) throw ctx.refuse('hoursNotSigned')
  const recipient = email ?? note.suggestedRecipient
  if (!recipient) throw ctx.refuse('recipientMissing')
  const id = crypto.randomUUID()
  await ctx.tx.execute(sql`
    with released as (
      update delivery_note set released_at = coalesce(released_at, ${ctx.now}::timestamptz),
        released_by_id = coalesce(released_by_id, ${personOf(ctx)}::uuid)
      where tenant_id = ${ctx.tenant.id} and id = ${note.noteId}),
    queued as (
      insert into mail (tenant_id, id, kind, data, recipient, language, crew_id, next_attempt_at, created_by_id, created_at)
      values (${ctx.tenant.id}, ${id}, 'deliveryNote', ${JSON.stringify({ crewId, noteId: note.noteId })}::jsonb, ${recipient},
        ${note.language ?? ctx.tenant.defaultLanguage}, ${crewId}, ${ctx.now}, ${personOf(ctx)}, ${ctx.now}))
    select add_tenant_job('sendMail', jsonb_build_object('mailId', ${id}::text), ${`mail ${id}`}::text)`)
}
