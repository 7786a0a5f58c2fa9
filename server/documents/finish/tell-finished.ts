import { type SQL, sql } from 'drizzle-orm'
import type { TenantRecord } from '../../tenant/directory.ts'

/**
 * Within a statement: a mail to everybody who signed that the paper is finished, once to each address. Answers common
 * table expressions, and the jobs to be selected at its end.
 */
export function tellFinished(tenant: TenantRecord, documentId: string, now: Date): { with: SQL; jobs: SQL } {
  const language = tenant.useUserLanguage
    ? sql`coalesce(w.language, c.language, ${tenant.defaultLanguage}::text)`
    : sql`${tenant.defaultLanguage}::text`
  return {
    with: sql`reached as (
        select distinct on (coalesce(w.email, k.email)) coalesce(w.email, k.email) as email, ${language} as language
        from document_signatory s
        left join person w on w.tenant_id = s.tenant_id and w.id = s.person_id
        left join contact k on k.tenant_id = s.tenant_id and k.id = s.contact_id
        left join company c on c.tenant_id = k.tenant_id and c.id = k.company_id
        where s.tenant_id = ${tenant.id} and s.document_id = ${documentId} and coalesce(w.email, k.email) is not null
        order by coalesce(w.email, k.email), s.place),
      queued as (
        insert into mail (tenant_id, id, kind, data, recipient, language, next_attempt_at, created_at)
        select ${tenant.id}::uuid, gen_random_uuid(), 'documentFinished', jsonb_build_object('documentId', ${documentId}::text),
          reached.email, reached.language, ${now}::timestamptz, ${now}::timestamptz from reached returning id)`,
    jobs: sql`(select count(add_tenant_job('sendMail', jsonb_build_object('mailId', id::text), 'mail ' || id)) from queued)`,
  }
}
