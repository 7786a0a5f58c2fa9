import { type SQL, and, eq, inArray, lte, sql } from 'drizzle-orm'
import { mail } from '../database/tables/files.ts'
import type { Tx } from '../database/tenant.ts'

export type Mail = typeof mail.$inferSelect
type State = 'queued' | 'sending' | 'sent' | 'unclear' | 'failed' | 'stopped'

/** How long one attempt may take: it is ours for so long, and one whose text began longer ago has ended without a word. */
export const leaseMs = 5 * 60_000
/** Clocks of the database and of this machine differ a little. */
export const slackMs = 2000

/**
 * Takes a waiting mail that is due for one attempt; null when there is nothing to do. Whoever takes it after the lease has
 * run out counts one attempt more, and the number of the attempt decides what this one may still write.
 */
export async function claimMail(tx: Tx, tenantId: string, id: string, now: Date): Promise<Mail | null> {
  const [claimed] = await tx
    .update(mail)
    .set({ attempts: sql`${mail.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + leaseMs) })
    .where(
      and(
        eq(mail.tenantId, tenantId),
        eq(mail.id, id),
        eq(mail.state, 'queued'),
        lte(mail.nextAttemptAt, new Date(now.getTime() + slackMs)),
      ),
    )
    .returning()
  return claimed ?? null
}

/** Moves a mail on if this attempt is still the one that has it; false when it is not. */
export async function moveMail(
  tx: Tx,
  { tenantId, id, attempts }: Mail,
  from: State[],
  to: { state: State } & Partial<
    Pick<Mail, 'nextAttemptAt' | 'sendingSince' | 'sentAt' | 'lastError' | 'cause' | 'bySms'>
  >,
): Promise<boolean> {
  const mine: (SQL | undefined)[] = [eq(mail.tenantId, tenantId), eq(mail.id, id), eq(mail.attempts, attempts)]
  const moved = await tx
    .update(mail)
    .set(to)
    .where(and(...mine, inArray(mail.state, from)))
    .returning({ id: mail.id })
  return moved.length === 1
}
