import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'

/** Signatories `s` that are whoever asks: the person, or the contact the login is of. */
export const isOwn = ({ who }: Pick<Context, 'who'>): SQL => sql`(s.person_id = ${who.personId}::uuid
  or s.contact_id = (select k.id from contact k where k.tenant_id = s.tenant_id and k.number = ${who.contactNumber}::text))`
