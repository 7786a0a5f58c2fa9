import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'

/** Signatories `s` that are whoever asks: the person, or the contact the login is of. */
export const isOwn = ({ who }: Pick<Context, 'who'>): SQL => sql`(s.person_id = ${who.personId}::uuid
  or s.contact_id = (select k.id from contact k where k.tenant_id = s.tenant_id and k.number = ${who.contactNumber}::text))`

/** A document `d` that is there to be read, and meant for whoever asks. */
export const isMeant = ({ who }: Context): SQL => sql`(d.wants = 'reading' and (d.person_id = ${who.personId}::uuid
  or (d.for_crew and ${who.loginTypes.has('crew')}::boolean)
  or exists (select from staff_contract a where a.tenant_id = d.tenant_id and a.id = d.staff_contract_id
    and a.person_id = ${who.personId}::uuid)
  or exists (select from contact a where a.tenant_id = d.tenant_id and a.id = d.contact_id and a.number = ${who.contactNumber}::text)
  or (${ofCompany(who)} and ${who.companyId}::uuid in (d.company_id,
    (select a.company_id from rate_card a where a.tenant_id = d.tenant_id and a.id = d.rate_card_id),
    (select a.company_id from project a where a.tenant_id = d.tenant_id and a.id = d.project_id)))))`
const ofCompany = (who: Context['who']): SQL => sql`${who.loginTypes.has('clients')}::boolean`
