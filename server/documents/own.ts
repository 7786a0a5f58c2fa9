import { type SQL, sql } from 'drizzle-orm'
import { readsPeople } from '../access/principal.ts'
import type { Context } from '../context.ts'

type Asking = Pick<Context, 'who'>

/** Signatories `s` that are whoever asks: the person, or the contact the login is of. */
export const isOwn = ({ who }: Asking): SQL => sql`(s.person_id = ${who.personId}::uuid
  or s.contact_id = (select k.id from contact k where k.tenant_id = s.tenant_id and k.number = ${who.contactNumber}::text))`

/** Whether a document `d` has a file: without one nobody but who uploads it, and the desks, knows of it. */
export const hasFile = sql.raw(
  '(exists (select from document_version v where v.tenant_id = d.tenant_id and v.document_id = d.id))',
)

/** A document `d` with a file that whoever asks signs or has signed. */
export const isSignedBy = (asking: Asking): SQL => sql`(${hasFile} and exists (select from document_signatory s
  where s.tenant_id = d.tenant_id and s.document_id = d.id and ${isOwn(asking)}))`

/** A document `d` that is there to be read, and meant for whoever asks. */
export const isMeant = ({ who }: Asking): SQL =>
  sql`(d.wants = 'reading' and ${hasFile} and (d.person_id = ${who.personId}::uuid
  or (d.for_crew and ${who.loginTypes.has('crew')}::boolean)
  or exists (select from staff_contract a where a.tenant_id = d.tenant_id and a.id = d.staff_contract_id
    and a.person_id = ${who.personId}::uuid)
  or exists (select from contact a where a.tenant_id = d.tenant_id and a.id = d.contact_id and a.number = ${who.contactNumber}::text)
  or (${ofCompany(who)} and ${who.companyId}::uuid in (d.company_id,
    (select a.company_id from rate_card a where a.tenant_id = d.tenant_id and a.id = d.rate_card_id),
    (select a.company_id from project a where a.tenant_id = d.tenant_id and a.id = d.project_id)))))`
const ofCompany = (who: Context['who']): SQL => sql`${who.loginTypes.has('clients')}::boolean`

/** A document `d` whoever asks may read: the desks that know people, others what is theirs and what they upload. */
export const isReadable = (asking: Asking): SQL =>
  readsPeople(asking.who)
    ? sql`true`
    : sql`(${isMeant(asking)} or ${isSignedBy(asking)} or (d.wants = 'upload' and d.person_id = ${asking.who.personId}::uuid))`
