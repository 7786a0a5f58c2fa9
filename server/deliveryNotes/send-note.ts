import { sql } from 'drizzle-orm'
import { type Context, personOf } from '../context.ts'
import { mailsWithin } from '../mail/mails-within.ts'
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
  const mails = mailsWithin(ctx.tenant, ctx.now, {
    kind: 'deliveryNote',
    data: sql`${JSON.stringify({ crewId, noteId: note.noteId })}::jsonb`,
    recipient: sql`${recipient}::text`,
    language: sql`${note.language ?? ctx.tenant.defaultLanguage}::text`,
    from: sql`(values (1)) one`,
    crewId,
    createdById: personOf(ctx),
  })
  await ctx.tx.execute(sql`
    with released as (
      update delivery_note set released_at = coalesce(released_at, ${ctx.now}::timestamptz),
        released_by_id = coalesce(released_by_id, ${personOf(ctx)}::uuid)
      where tenant_id = ${ctx.tenant.id} and id = ${note.noteId}),
    ${mails.queued}
    select ${mails.jobs} as jobs`)
}
