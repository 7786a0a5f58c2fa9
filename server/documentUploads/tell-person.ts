import { type SQL, sql } from 'drizzle-orm'
import type { MailKindCode } from '../../domain/emailMessages/mail-kinds.ts'
import type { Context } from '../context.ts'
import { mailsWithin, ownLanguage } from '../mail/mails-within.ts'

interface Telling {
  kind: Extract<MailKindCode, 'documentDecided' | 'documentAsked'>
  /** As `jsonb`. */
  data: SQL
  personId: string
}

/** Within a statement: a mail to whose paper it is, where they have an address. Answers its `queued`, and the jobs to be selected at its end. */
export const tellPerson = (
  { tenant, now, who }: Context,
  { kind, data, personId }: Telling,
): { queued: SQL; jobs: SQL } =>
  mailsWithin(tenant, now, {
    kind,
    data,
    recipient: sql`w.email`,
    language: ownLanguage(tenant, sql`w.language`),
    from: sql`person w where w.tenant_id = ${tenant.id} and w.id = ${personId} and w.email is not null`,
    createdById: who.personId,
  })

/** The same to whoever is asked for a paper. */
export const tellAsked = (ctx: Context, documentId: string, personId: string): { queued: SQL; jobs: SQL } =>
  tellPerson(ctx, {
    kind: 'documentAsked',
    data: sql`jsonb_build_object('documentId', ${documentId}::text)`,
    personId,
  })
