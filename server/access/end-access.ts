import { sql } from 'drizzle-orm'
import type { Tx } from '../database/tenant.ts'

/** What was ended of a person, and what planning has to give to somebody else now. */
export interface EndedAccess {
  logins: number
  sessions: number
  kiosks: number
  /** Places still ahead of the person. */
  positions: number
}

/**
 * Ends every login of a person: sessions, mailed links and kiosks they started, at once and everywhere, for all of it is
 * told by the database. What they did stays; what a closed tablet recorded still arrives. Null where there is no such
 * person; a repetition ends nothing more. `forget`: the copy that ends them does not wait to be told itself.
 */
export async function endAccess(
  tx: Tx,
  { tenantId, personId, by }: { tenantId: string; personId: string; by: string | null },
  now: Date,
  forget: (sessionId: string) => void = () => undefined,
): Promise<EndedAccess | null> {
  const { rows } = await tx.execute<Omit<EndedAccess, 'sessions'> & { ended: string[] }>(sql`
    with leaver as (select tenant_id, id from person where tenant_id = ${tenantId} and id = ${personId}),
      living as (select s.id from session s join login g on g.tenant_id = s.tenant_id and g.id = s.login_id
        where s.tenant_id = ${tenantId} and g.person_id = ${personId} and s.revoked_at is null and s.expires_at > ${now}),
      shut as (update login set ended_at = ${now}
        where tenant_id = ${tenantId} and person_id = ${personId} and ended_at is null returning id),
      unbound as (delete from open_id_binding b using login g where b.tenant_id = ${tenantId} and g.tenant_id = b.tenant_id
        and g.id = b.login_id and g.person_id = ${personId}),
      closed as (update kiosk set revoked_at = ${now}, revoked_by_id = ${by}
        where tenant_id = ${tenantId} and started_by_id = ${personId} and revoked_at is null and ended_at is null
        returning id),
      hidden as (update person set public_profile = false from leaver
        where person.tenant_id = leaver.tenant_id and person.id = leaver.id and person.public_profile)
    select (select count(*) from shut)::int as logins, array(select id from living) as ended,
      (select count(*) from closed)::int as kiosks,
      (select count(*) from project_crew_item_status s where s.tenant_id = ${tenantId} and s.person_id = ${personId}
        and s.status in ('invited', 'confirmed') and s.starts > ${now})::int as positions
    from leaver`)
  if (!rows[0]) return null
  const { ended, ...counts } = rows[0]
  for (const id of ended) forget(id)
  return { ...counts, sessions: ended.length }
}
