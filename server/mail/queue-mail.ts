import { mail } from '../database/tables/files.ts'
import type { Tx } from '../database/tenant.ts'
import { addJob } from '../queue/add-job.ts'

export interface NewMail {
  tenantId: string
  /** Given where asking twice must make one mail. */
  id?: string
  /** Of the renderers. */
  kind: string
  /** Ids the mail is rendered from when it is sent; never a secret. */
  data: Record<string, string>
  recipient: string
  /** Code of the language, or its caption. */
  language: string
  /** The crew whose paper it carries. */
  crewId?: string
  createdById?: string | null
}

const jobOf = (mailId: string) => ['sendMail', { mailId }, `mail ${mailId}`] as const

/** Writes a mail to be sent once this transaction stands, and answers its id. A mail that is there already stays as it is. */
export async function queueMail(tx: Tx, { id = crypto.randomUUID(), ...given }: NewMail, now: Date): Promise<string> {
  const written = await tx
    .insert(mail)
    .values({ ...given, id, nextAttemptAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: mail.id })
  if (written.length) await addJob(tx, ...jobOf(id))
  return id
}

/** Has the mail looked at again later. */
export const tryAgainAt = (tx: Tx, mailId: string, at: Date): Promise<void> => addJob(tx, ...jobOf(mailId), at)
