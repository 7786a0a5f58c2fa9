import { type SQL, sql } from 'drizzle-orm'
import { isOffice } from '../access/principal.ts'
import type { Context } from '../context.ts'

/** Of mails `m` with what is kept of them, `e`: all for the office, else one's own and those of one's company. */
export const isSentTo = ({ who }: Pick<Context, 'who'>): SQL =>
  isOffice(who)
    ? sql`true`
    : sql`(e.person_id = ${who.personId}::uuid
        or (${who.loginTypes.has('clients')}::boolean and e.company_id = ${who.companyId}::uuid))`

/** Mails with what is kept of them; one that was never written has none. */
export const kept = sql`mail m left join email_message e on e.tenant_id = m.tenant_id and e.id = m.id`
