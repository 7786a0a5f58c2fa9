import { sql } from 'drizzle-orm'
import { isSentTo, kept } from '../../emailMessages/visible.ts'
import { type Rules, id, mustFind, subject } from './judge.ts'

/** What was sent by mail. */
export const mailRules: Rules<'emailMessage' | 'emailMessageAttachment'> = {
  emailMessage: subject<'emailMessage', string>(id, {
    reads: (message, ctx) =>
      mustFind(
        ctx,
        sql`select 1 from ${kept} where m.tenant_id = ${ctx.tenant.id} and m.id = ${message} and ${isSentTo(ctx)}`,
      ),
  }),
  emailMessageAttachment: subject<'emailMessageAttachment', string>(id, {
    reads: (attachment, ctx) =>
      mustFind(
        ctx,
        sql`select 1 from email_message_attachment a join ${kept} on m.tenant_id = a.tenant_id and m.id = a.message_id
          where a.tenant_id = ${ctx.tenant.id} and a.id = ${attachment} and ${isSentTo(ctx)}`,
      ),
  }),
}
