import { sql } from 'drizzle-orm'
import type { Sweep } from '../queue/work.ts'
import { leaseMs } from './mail-states.ts'
import { mailJob } from './mails-within.ts'

const atOnce = 500

/** Mails whose sender ended amid the text are unclear; jobs are added again for those that are due. */
export const sweepMails: Sweep = async (tx, tenantId, now) => {
  const since = new Date(now.getTime() - leaseMs)
  await tx.execute(sql`update mail set state = 'unclear', cause = 'unconfirmed', last_error = 'The server stopped while it was handing the mail over.'
    where tenant_id = ${tenantId} and state = 'sending' and sending_since < ${since}`)
  await tx.execute(sql`select ${mailJob}
    from (select id from mail where tenant_id = ${tenantId} and state = 'queued' and next_attempt_at <= ${now}
      order by next_attempt_at limit ${atOnce}) due`)
}
