import { type SQL, sql } from 'drizzle-orm'
import { knownTo, wasCrew } from '../../chosen.ts'
import { onCrew } from '../on-crew.ts'
import { isOffice, isPlanner, readsPeople } from '../principal.ts'
import { mustBeOpenKiosk } from './crews.ts'
import { type Context, type Judge, type Rules, hide, id, mustFind, subject } from './judge.ts'

async function readLocation(id: string, ctx: Context) {
  const { who } = ctx
  if (who.kind === 'user' && (['clients', 'planners', 'office'] as const).some(type => who.loginTypes.has(type))) return
  await mustFind(
    ctx,
    sql`
    select 1 from project_crew c where c.tenant_id = ${ctx.tenant.id} and c.location_id = ${id} and (
      c.project_id = ${who.kind === 'projectVisitor' ? who.subjectId : null}
      or c.chief_id = ${who.personId}
      or exists (select from project_crew_item_status s where s.tenant_id = c.tenant_id and s.crew_id = c.id
        and s.person_id = ${who.personId})
      or (${who.loginTypes.has('crew')} and exists (select from project_crew_item o where o.tenant_id = c.tenant_id
        and o.crew_id = c.id and o.open_for_applications and o.starts > ${ctx.now})))
    limit 1`,
  )
}

async function seePerson(id: string, ctx: Context) {
  const { who } = ctx
  if (who.kind === 'kiosk') await mustBeOpenKiosk(ctx)
  if (isPlanner(who) || isOffice(who) || who.personId === id) return
  const tenant = ctx.tenant.id
  const either = sql` union all `
  const of = (person: string) => [
    sql`select id from project_crew where tenant_id = ${tenant} and chief_id = ${person}`,
    sql`select crew_id from project_crew_item_status
      where tenant_id = ${tenant} and person_id = ${person} and status in ${onCrew}`,
  ]
  const ofProjects = (those: SQL) => sql`select c.id from project p
    join project_crew c on c.tenant_id = p.tenant_id and c.project_id = p.id where p.tenant_id = ${tenant} and ${those}`
  // Each way by an index of its own: one condition over all of them would go through every crew of the agency.
  const own = [
    ...(who.personId ? of(who.personId) : []),
    ...(who.companyId && who.loginTypes.has('clients') ? [ofProjects(sql`p.company_id = ${who.companyId}`)] : []),
    ...(who.kind === 'projectVisitor' ? [ofProjects(sql`p.id = ${who.subjectId}`)] : []),
    ...(who.kind === 'kiosk' ? [sql`select ${who.subjectId}::uuid`] : []),
  ]
  if (!own.length) hide(ctx)
  const theirs = [...of(id), ofProjects(sql`p.manager_id = ${id}`)]
  await mustFind(
    ctx,
    sql`select 1 from (${sql.join(own, either)}) mine (crew)
    where crew in (${sql.join(theirs, either)}) limit 1`,
  )
}

/** Of the crew, also who has left; for a client only who works for the own company or is in a crew kept for it. */
async function knowPerson(id: string, ctx: Context) {
  await mustFind(
    ctx,
    sql`select 1 from person r where r.tenant_id = ${ctx.tenant.id} and r.id = ${id}
    and ${wasCrew} and ${isPlanner(ctx.who) ? sql`true` : knownTo(ctx)}`,
  )
}

/** Oneself; for the desks anybody of the crew, also who has left, and people without any login. */
async function openProfile(id: string, ctx: Context) {
  if (ctx.who.personId === id) return
  if (!readsPeople(ctx.who)) hide(ctx)
  await mustFind(
    ctx,
    sql`select 1 from person r where r.tenant_id = ${ctx.tenant.id} and r.id = ${id} and (${wasCrew}
    or not exists (select from login g where g.tenant_id = r.tenant_id and g.person_id = r.id))`,
  )
}

/** A row of a table is of the person who is logged in. */
const ofAsker =
  (table: SQL, named = sql`id`): Judge<string> =>
  (row, ctx) =>
    mustFind(
      ctx,
      sql`select 1 from ${table} where tenant_id = ${ctx.tenant.id} and ${named} = ${row} and person_id = ${ctx.who.personId}`,
    )

export const peopleRules: Rules<
  'person' | 'location' | 'passkey' | 'calendarSubscription' | 'calendarEntry' | 'dateQuestion'
> = {
  person: subject<'person', string>(id, {
    sees: seePerson,
    opens: openProfile,
    isKnown: knowPerson,
    owns(person, ctx) {
      if (!isOffice(ctx.who) && ctx.who.personId !== person) hide(ctx)
    },
  }),
  location: subject<'location', string>(id, { reads: readLocation }),
  passkey: subject<'passkey', string>(id, {
    owns: (passkey, ctx) =>
      mustFind(
        ctx,
        sql`select 1 from passkey where tenant_id = ${ctx.tenant.id} and id = ${passkey} and login_id = ${ctx.who.loginId}`,
      ),
  }),
  calendarSubscription: subject<'calendarSubscription', string>(id, { owns: ofAsker(sql`calendar_subscription`) }),
  calendarEntry: subject<'calendarEntry', string>(id, { owns: ofAsker(sql`calendar_entry`) }),
  dateQuestion: subject<'dateQuestion', string>(id, {
    answers: ofAsker(sql`date_question_person`, sql`question_id`),
  }),
}
