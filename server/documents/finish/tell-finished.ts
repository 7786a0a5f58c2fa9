import { type SQL, sql } from 'drizzle-orm'
import { mailsWithin, ownLanguage } from '../../mail/mails-within.ts'
import type { TenantRecord } from '../../tenant/directory.ts'

/**
 * Within a statement: a mail to everybody who signed that the paper is finished, once to each address. Answers common
 * table expressions, and the jobs to be selected at its end.
 */
export function tellFinished(tenant: TenantRecord, documentId: string, now: Date): { with: SQL; jobs: SQL } {
  const mails = mailsWithin(tenant, now, {
    kind: 'documentFinished',
    data: sql`jsonb_build_object('documentId', ${documentId}::text)`,
    recipient: sql`reached.email`,
    language: sql`reached.language`,
    from: sql`reached`,
  })
  return {
    with: sql`reached as (
        select distinct on (coalesce(w.email, k.email)) coalesce(w.email, k.email) as email,
          ${ownLanguage(tenant, sql`w.language`, sql`c.language`)} as language
        from document_signatory s
        left join person w on w.tenant_id = s.tenant_id and w.id = s.person_id
        left join contact k on k.tenant_id = s.tenant_id and k.id = s.contact_id
        left join company c on c.tenant_id = k.tenant_id and c.id = k.company_id
        where s.tenant_id = ${tenant.id} and s.document_id = ${documentId} and coalesce(w.email, k.email) is not null
        order by coalesce(w.email, k.email), s.place),
      ${mails.queued}`,
    jobs: mails.jobs,
  }
}
