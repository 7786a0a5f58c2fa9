import { type SQL, sql } from 'drizzle-orm'
import { onCrew } from '../access/on-crew.ts'
import { type Principal, isOffice, isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'

/** Whoever plans or does the books: what they send needs nobody to look at it. */
export const isDesk = (who: Principal) => isPlanner(who) || isOffice(who)

/** Sees every file of a project: whoever does the books, and by right whoever plans. */
export const seesFiles = (who: Principal) =>
  isOffice(who) || (isPlanner(who) && who.rights.projectAttachments !== undefined)

/** Crews `c` that whoever asks is on or leads. */
export const ownCrew = ({ who }: Pick<Context, 'who'>): SQL => sql`(c.chief_id = ${who.personId}::uuid
  or exists (select from project_crew_item_status s where s.tenant_id = c.tenant_id and s.crew_id = c.id
    and s.person_id = ${who.personId}::uuid
    and s.status in ${onCrew}))`

/** Files `f` of a project that whoever asks sees, by what they are to it. */
export function isShared({ who }: Pick<Context, 'who'>): SQL {
  if (seesFiles(who)) return sql`true`
  const client = who.loginTypes.has('clients') && who.rights.projectAttachments !== undefined
  return sql`(f.sent_by_id = ${who.personId}::uuid
    or exists (select from project_crew c where c.tenant_id = f.tenant_id and c.id = f.crew_id and ${ownCrew({ who })})
    or (${client}::boolean and f.state = 'approved' and exists (select from project p where p.tenant_id = f.tenant_id
      and p.id = f.project_id and p.company_id = ${who.companyId}::uuid)))`
}
