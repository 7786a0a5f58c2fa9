import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { mailsWithin, ownLanguage } from '../mail/mails-within.ts'

/**
 * Within a statement: a mail to each of these signatories that it is their turn, and when they were told. `anew`: there is
 * another version, so that nobody has opened it yet. `again`: they are reminded of it. Answers common table expressions, and the jobs to be selected at its end.
 */
export function tellNext(
  ctx: Context,
  documentId: string,
  ids: readonly string[],
  { anew = false, again = false } = {},
): { with: SQL; jobs: SQL } {
  const { tenant, now } = ctx
  const mails = mailsWithin(tenant, now, {
    kind: 'documentTurn',
    data: sql`jsonb_build_object('documentId', ${documentId}::text, 'signatoryId', told.id::text, 'again', ${again}::boolean)`,
    recipient: sql`told.email`,
    language: sql`told.language`,
    from: sql`told`,
    createdById: ctx.who.personId,
  })
  return {
    with: sql`told as (
        select s.id, coalesce(w.email, k.email) as email, ${ownLanguage(tenant, sql`w.language`, sql`c.language`)} as language
        from document_signatory s
        left join person w on w.tenant_id = s.tenant_id and w.id = s.person_id
        left join contact k on k.tenant_id = s.tenant_id and k.id = s.contact_id
        left join company c on c.tenant_id = k.tenant_id and c.id = k.company_id
        where s.tenant_id = ${tenant.id} and s.id = any(${`{${ids.join()}}`}::uuid[]) and coalesce(w.email, k.email) is not null),
      noted as (
        update document_signatory s set ${anew ? sql`status = 'Ready to sign', opened_at = null,` : sql``}
          told_at = (select ${now}::timestamptz from told where told.id = s.id)
        where s.tenant_id = ${tenant.id} and ${anew ? sql`s.document_id = ${documentId}` : sql`s.id in (select id from told)`}),
      ${mails.queued}`,
    jobs: mails.jobs,
  }
}
