import { type SQL, sql } from 'drizzle-orm'
import type { TenantRecord } from '../tenant/directory.ts'

interface Mails {
  /** Of the renderers. */
  kind: string
  /** Ids the mail is rendered from when it is sent, as `jsonb`; never a secret. */
  data: SQL
  recipient: SQL
  language: SQL
  /** The rows there is a mail for each of, as they stand behind `from`. */
  from: SQL
  /** The crew whose paper it carries. */
  crewId?: string
  createdById?: string | null
}

/**
 * Mails written within a statement: `queued` is a common table expression of that name, `jobs` has them sent once the
 * transaction stands and is to be selected by the statement.
 */
export function mailsWithin(
  { id: tenantId }: Pick<TenantRecord, 'id'>,
  now: Date,
  { kind, data, recipient, language, from, crewId, createdById }: Mails,
): { queued: SQL; jobs: SQL } {
  return {
    queued: sql`queued as (
      insert into mail (tenant_id, id, kind, data, recipient, language, crew_id, next_attempt_at, created_by_id, created_at)
      select ${tenantId}::uuid, gen_random_uuid(), ${kind}::text, ${data}, ${recipient}, ${language}, ${crewId ?? null}::uuid,
        ${now}::timestamptz, ${createdById ?? null}::uuid, ${now}::timestamptz from ${from} returning id)`,
    jobs: sql`(select count(${mailJob}) from queued)`,
  }
}

/** The job of a mail, whose row has its `id`. */
export const mailJob = sql.raw(`add_tenant_job('sendMail', jsonb_build_object('mailId', id::text), 'mail ' || id)`)

/** The first of these languages that is known, where the agency writes to people in their own; else the agency's. */
export const ownLanguage = (
  { useUserLanguage, defaultLanguage }: Pick<TenantRecord, 'useUserLanguage' | 'defaultLanguage'>,
  ...known: SQL[]
): SQL =>
  useUserLanguage
    ? sql`coalesce(${sql.join([...known, sql`${defaultLanguage}::text`], sql`, `)})`
    : sql`${defaultLanguage}::text`
