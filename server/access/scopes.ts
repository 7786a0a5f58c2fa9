import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { StandardProblem } from '../../openapi/declared.ts'
import type { NewPunch } from '../../openapi/projectCrewItems.ts'
import type { List, RoleOf, Scope, Subject } from '../../openapi/scopes.ts'
import { knownTo, wasCrew } from '../chosen.ts'
import type { Context as AnyContext } from '../context.ts'
import { isMeant, isOwn } from '../documents/own.ts'
import { isOffice, isPlanner } from './principal.ts'

type ScopedInput = {
  params: unknown
  body: unknown
}
/** Whoever is refused a row is told no more than every operation of rows, or of kiosks, may tell. */
type Context = AnyContext<StandardProblem<'ofRows' | 'forKiosks'>>
/** Whether the caller may touch what was found. Throws `notFound`, or what else whoever may see it is told. */
type Judge<Found> = (found: Found, ctx: Context, input: ScopedInput) => void | Promise<void>

/** What somebody is to one crew. */
type CrewRole = {
  id: string
  chiefId: string | null
  companyId: string
  projectId: string
  member: boolean
  /** Whether the position the crew was found by takes applications. */
  opened: boolean
  /** Whether its delivery note was released to the client. */
  released: boolean
}

/** Who counts as being on a crew: an application alone opens no names and phones. */
export const onCrew = sql.raw(`('invited','confirmed','checkedIn','checkedOut','signedOff','noShow')`)
const hide = (ctx: Context): never => {
  throw ctx.refuse('notFound')
}

/** The crew found by a condition on `c` (crew), with what the caller is to it; absent crews are `notFound`. */
async function crewRole(ctx: Context, from: SQL): Promise<CrewRole> {
  const { rows } = await ctx.tx.execute<CrewRole>(sql`
    select c.id, c.chief_id as "chiefId", p.company_id as "companyId", p.id as "projectId",
      exists (select from project_crew_item_status s where s.tenant_id = c.tenant_id and s.crew_id = c.id
        and s.person_id = ${ctx.who.personId} and s.status in ${onCrew}) as member, c.opened,
      exists (select from delivery_note n where n.tenant_id = c.tenant_id and n.crew_id = c.id
        and n.released_at is not null) as released
    from ${from}
    join project p on p.tenant_id = c.tenant_id and p.id = c.project_id`)
  return rows[0] ?? hide(ctx)
}

const crew = (ctx: Context, id: string) =>
  crewRole(ctx, sql`(select *, false as opened from project_crew where tenant_id = ${ctx.tenant.id} and id = ${id}) c`)
const crewOfItem = (ctx: Context, id: string) =>
  crewRole(
    ctx,
    sql`(select c.*, i.open_for_applications and i.starts > ${ctx.now} as opened
      from project_crew_item i join project_crew c on c.tenant_id = i.tenant_id and c.id = i.crew_id
      where i.tenant_id = ${ctx.tenant.id} and i.id = ${id}) c`,
  )
const crewOfStatus = (ctx: Context, id: string) =>
  crewRole(
    ctx,
    sql`(select c.*, false as opened from project_crew_item_status s join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
      where s.tenant_id = ${ctx.tenant.id} and s.id = ${id}) c`,
  )

const crewOfKiosk = (ctx: Context, id: string) =>
  crewRole(
    ctx,
    sql`(select c.*, false as opened from kiosk k join project_crew c on c.tenant_id = k.tenant_id and c.id = k.crew_id
      where k.tenant_id = ${ctx.tenant.id} and k.id = ${id}) c`,
  )

/** A kiosk that was closed from afar reads nothing any more; what it recorded it may still hand in. Throws `kioskRevoked`. */
async function mustBeOpenKiosk(ctx: Context) {
  const { rows } = await ctx.tx.execute(sql`select 1 from kiosk where tenant_id = ${ctx.tenant.id}
    and login_id = ${ctx.who.loginId} and revoked_at is null and ended_at is null`)
  if (!rows.length) throw ctx.refuse('kioskRevoked')
}

const leads = (role: CrewRole, ctx: Context) =>
  isPlanner(ctx.who) || (role.chiefId !== null && role.chiefId === ctx.who.personId)
const works = (role: CrewRole, ctx: Context) => leads(role, ctx) || role.member
const reads = (role: CrewRole, ctx: Context) =>
  works(role, ctx) ||
  isOffice(ctx.who) ||
  (ctx.who.loginTypes.has('clients') && ctx.who.companyId === role.companyId) ||
  (ctx.who.kind === 'projectVisitor' && ctx.who.subjectId === role.projectId)

/** Somebody who may see the crew is told why; for everybody else it does not exist. */
function mustLead(role: CrewRole, ctx: Context) {
  if (leads(role, ctx)) return
  throw ctx.refuse(reads(role, ctx) ? 'crewChiefOnly' : 'notFound')
}

const ownCompany = ({ who }: Context, companyId: string | null) =>
  who.loginTypes.has('clients') && who.companyId !== null && who.companyId === companyId

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** A condition on `id` or `number`: addresses of pages carry the number. */
export const idOrNumber = (value: string) => (uuid.test(value) ? sql`id = ${value}` : sql`number = ${value}`)

async function project(ctx: Context, id: string) {
  const { rows } = await ctx.tx.execute<Owned>(sql`
    select id, company_id as "companyId" from project where tenant_id = ${ctx.tenant.id} and ${idOrNumber(id)}`)
  return rows[0] ?? hide(ctx)
}

type Owned = { id: string; companyId: string | null }

/** What a query finds, with whose it is. Throws `notFound`. */
const owned = (query: (ctx: Context, id: string) => SQL) => async (ctx: Context, id: string) => {
  const { rows } = await ctx.tx.execute<Owned>(sql`select g.id, g.company_id as "companyId" from (${query(ctx, id)}) g`)
  return rows[0] ?? hide(ctx)
}

const readOwned: Judge<Owned> = (found, ctx) => {
  if (!isPlanner(ctx.who) && !isOffice(ctx.who) && !ownCompany(ctx, found.companyId)) hide(ctx)
}

const readPlannerCrew: Judge<Owned> = (found, ctx) => {
  if (!isPlanner(ctx.who) && !ownCompany(ctx, found.companyId)) hide(ctx)
}

function readPlusCrew(found: Owned, ctx: Context) {
  const { who } = ctx
  if (who.kind === 'plusCrewVisitor' ? who.subjectId === found.id : isPlanner(who) || isOffice(who)) return
  if (!ownCompany(ctx, found.companyId)) hide(ctx)
}

const useProject =
  (visited: boolean): Judge<Owned> =>
  (found, ctx) => {
    const { who } = ctx
    if (who.kind === 'projectVisitor' ? visited && who.subjectId === found.id : isPlanner(who) || isOffice(who)) return
    if (!ownCompany(ctx, found.companyId)) hide(ctx)
  }

async function readLocation(id: string, ctx: Context) {
  const { who } = ctx
  if (who.kind === 'user' && (['clients', 'planners', 'office'] as const).some(type => who.loginTypes.has(type))) return
  const { rows } = await ctx.tx.execute(sql`
    select 1 from project_crew c where c.tenant_id = ${ctx.tenant.id} and c.location_id = ${id} and (
      c.project_id = ${who.kind === 'projectVisitor' ? who.subjectId : null}
      or c.chief_id = ${who.personId}
      or exists (select from project_crew_item_status s where s.tenant_id = c.tenant_id and s.crew_id = c.id
        and s.person_id = ${who.personId})
      or (${who.loginTypes.has('crew')} and exists (select from project_crew_item o where o.tenant_id = c.tenant_id
        and o.crew_id = c.id and o.open_for_applications and o.starts > ${ctx.now})))
    limit 1`)
  if (!rows.length) hide(ctx)
}

async function seePerson(id: string, ctx: Context) {
  if (ctx.signed) return
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
  const { rows } = await ctx.tx.execute(sql`select 1 from (${sql.join(own, either)}) mine (crew)
    where crew in (${sql.join(theirs, either)}) limit 1`)
  if (!rows.length) hide(ctx)
}

/** Of the crew, also who has left; for a client only who works for the own company or is in a crew kept for it. */
async function knowPerson(id: string, ctx: Context) {
  const { rows } = await ctx.tx.execute(sql`select 1 from person r where r.tenant_id = ${ctx.tenant.id} and r.id = ${id}
    and ${wasCrew} and ${isPlanner(ctx.who) ? sql`true` : knownTo(ctx)}`)
  if (!rows.length) hide(ctx)
}

const hasFile = sql`exists (select from document_version v where v.tenant_id = d.tenant_id and v.document_id = d.id)`
const documentOf = (ctx: Context, document: string) =>
  sql`select 1 from document d where d.tenant_id = ${ctx.tenant.id} and d.id = ${document}`
/** Whoever signs sees a document once it has a file. */
const signedBy = (ctx: Context) => sql`${hasFile} and exists (select from document_signatory s
  where s.tenant_id = d.tenant_id and s.document_id = d.id and ${isOwn(ctx)})`

/** At a desk of the agency, with the right to see people. */
const readsPeople = ({ who }: Context) => (isPlanner(who) || isOffice(who)) && 'READ' in (who.rights.persons ?? {})
const uploadOf = (ctx: Context, upload: string) => sql`select 1 from document_upload u
  join document d on d.tenant_id = u.tenant_id and d.id = u.document_id
  where u.tenant_id = ${ctx.tenant.id} and u.id = ${upload}`
const ownUpload = (ctx: Context, upload: string) =>
  sql`${uploadOf(ctx, upload)} and d.person_id = ${ctx.who.personId}::uuid`

async function mustFind(ctx: Context, query: SQL) {
  const { rows } = await ctx.tx.execute(query)
  if (!rows.length) hide(ctx)
}

/** The id itself: who may touch the row is asked of the database together with whether it is there. */
const id = (_: Context, named: string) => named

/** How rows of a subject are found, and how somebody may stand to them. */
const subject =
  <S extends Subject, Found>(
    find: (ctx: Context, id: string) => Found | Promise<Found>,
    judges: Record<RoleOf<S>, Judge<Found>>,
  ) =>
  async (role: RoleOf<S>, named: string, ctx: Context, input: ScopedInput) =>
    judges[role](await find(ctx, named), ctx, input)

const read: Judge<CrewRole> = (role, ctx) => {
  if (!reads(role, ctx)) hide(ctx)
}

const rules: { [S in Subject]: (role: RoleOf<S>, id: string, ctx: Context, input: ScopedInput) => Promise<void> } = {
  crew: subject<'crew', CrewRole>(crew, {
    reads: read,
    leads: mustLead,
    orders(role, ctx) {
      if (!ownCompany(ctx, role.companyId)) hide(ctx)
    },
    works(role, ctx) {
      if (!works(role, ctx)) hide(ctx)
    },
    readsNote(role, ctx) {
      if (leads(role, ctx) || isOffice(ctx.who)) return
      if (role.released && ownCompany(ctx, role.companyId)) return
      throw ctx.refuse(role.member ? 'crewChiefOnly' : 'notFound')
    },
    async standsFor(role, ctx) {
      if (ctx.who.subjectId !== role.id) hide(ctx)
      await mustBeOpenKiosk(ctx)
    },
  }),
  line: subject<'line', CrewRole>(crewOfStatus, { leads: mustLead }),
  kiosk: subject<'kiosk', CrewRole>(crewOfKiosk, { leads: mustLead }),
  position: subject<'position', string>(id, {
    async reads(item, ctx) {
      const role = await crewOfItem(ctx, item)
      if (!reads(role, ctx) && !(role.opened && ctx.who.loginTypes.has('crew'))) hide(ctx)
    },
    leads: async (item, ctx) => mustLead(await crewOfItem(ctx, item), ctx),
    async appliesFor(item, ctx) {
      const { rows } = await ctx.tx.execute(sql`select 1 from project_crew_item i
        where i.tenant_id = ${ctx.tenant.id} and i.id = ${item} and (i.open_for_applications
          or exists (select from project_crew_item_status s where s.tenant_id = i.tenant_id and s.item_id = i.id
            and s.person_id = ${ctx.who.personId}))`)
      if (!rows.length) hide(ctx)
    },
    /** For oneself the handler finds no line to punch; whoever was called off has one, for a replayed punch is a fact. */
    async punches(item, ctx, input) {
      const other = (input.body as Pick<z.output<typeof NewPunch>, 'personId'>).personId
      if (other && other !== ctx.who.personId) mustLead(await crewOfItem(ctx, item), ctx)
    },
  }),
  job: subject<'job', string>(id, {
    /** Where something changes this also locks the person, so that two answers of one person follow one another. */
    async owns(job, ctx) {
      const { rows } = await ctx.tx.execute(sql`select 1 from person
        where tenant_id = ${ctx.tenant.id} and id = ${ctx.who.personId} and exists (select from project_crew_item_status s
          where s.tenant_id = ${ctx.tenant.id} and s.id = ${job} and s.person_id = person.id)
        ${ctx.readOnly ? sql`` : sql`for no key update`}`)
      if (!rows.length) hide(ctx)
    },
  }),
  calendarSubscription: subject<'calendarSubscription', string>(id, {
    async owns(subscription, ctx) {
      const { rows } = await ctx.tx.execute(sql`select 1 from calendar_subscription where tenant_id = ${ctx.tenant.id}
        and id = ${subscription} and person_id = ${ctx.who.personId}`)
      if (!rows.length) hide(ctx)
    },
  }),
  calendarEntry: subject<'calendarEntry', string>(id, {
    async owns(entry, ctx) {
      const { rows } = await ctx.tx.execute(sql`select 1 from calendar_entry where tenant_id = ${ctx.tenant.id}
        and id = ${entry} and person_id = ${ctx.who.personId}`)
      if (!rows.length) hide(ctx)
    },
  }),
  document: subject<'document', string>(id, {
    async reads(document, ctx) {
      const desk = readsPeople(ctx)
      await mustFind(
        ctx,
        desk
          ? documentOf(ctx, document)
          : sql`${documentOf(ctx, document)} and (${signedBy(ctx)} or (${hasFile} and ${isMeant(ctx)})
            or (d.wants = 'upload' and d.person_id = ${ctx.who.personId}::uuid))`,
      )
    },
    owns: (document, ctx) =>
      mustFind(
        ctx,
        sql`${documentOf(ctx, document)} and d.wants = 'upload'
          and ${isOffice(ctx.who) ? sql`true` : sql`d.person_id = ${ctx.who.personId}::uuid`}`,
      ),
    /** Locks the document, so that of two who sign at once the second finds what the first has done. */
    signs: (document, ctx) =>
      mustFind(ctx, sql`${documentOf(ctx, document)} and ${signedBy(ctx)} for no key update of d`),
  }),
  documentSignatory: subject<'documentSignatory', string>(id, {
    /** Locks its document likewise. */
    owns: (signatory, ctx) =>
      mustFind(
        ctx,
        sql`select 1 from document_signatory s join document d on d.tenant_id = s.tenant_id and d.id = s.document_id
          where s.tenant_id = ${ctx.tenant.id} and s.id = ${signatory} and ${isOwn(ctx)} and ${hasFile}
          for no key update of d`,
      ),
  }),
  documentUpload: subject<'documentUpload', string>(id, {
    owns: (upload, ctx) => mustFind(ctx, isOffice(ctx.who) ? uploadOf(ctx, upload) : ownUpload(ctx, upload)),
    reads: (upload, ctx) => mustFind(ctx, readsPeople(ctx) ? uploadOf(ctx, upload) : ownUpload(ctx, upload)),
  }),
  upload: subject<'upload', string>(id, {
    owns: (upload, ctx) =>
      mustFind(
        ctx,
        sql`select 1 from upload u where u.tenant_id = ${ctx.tenant.id} and u.id = ${upload}
          and u.person_id = ${ctx.who.personId} and u.used_at is null and u.expires_at > ${ctx.now}`,
      ),
  }),
  form: subject<'form', string>(id, {
    /** Where something changes this also locks the form, so that of two answers the second finds the first. */
    fills: (form, ctx) =>
      mustFind(
        ctx,
        sql`select 1 from form f where f.tenant_id = ${ctx.tenant.id} and f.id = ${form}
          and f.person_id = ${ctx.who.personId} ${ctx.readOnly ? sql`` : sql`for no key update`}`,
      ),
  }),
  staffContract: subject<'staffContract', string>(id, {
    owns: (contract, ctx) =>
      mustFind(
        ctx,
        sql`select 1 from staff_contract where tenant_id = ${ctx.tenant.id} and id = ${contract}
          and (${isOffice(ctx.who)} or person_id = ${ctx.who.personId})`,
      ),
  }),
  dateQuestion: subject<'dateQuestion', string>(id, {
    async answers(question, ctx) {
      const { rows } = await ctx.tx.execute(sql`select 1 from date_question_person where tenant_id = ${ctx.tenant.id}
        and question_id = ${question} and person_id = ${ctx.who.personId}`)
      if (!rows.length) hide(ctx)
    },
  }),
  project: subject<'project', Owned>(project, { reads: useProject(true), handles: useProject(false) }),
  positionRequest: subject<'positionRequest', Owned>(
    owned(
      (ctx, request) => sql`select r.id, p.company_id from position_request r
        join project p on p.tenant_id = r.tenant_id and p.id = r.project_id
        where r.tenant_id = ${ctx.tenant.id} and r.id = ${request}`,
    ),
    {
      owns(found, ctx) {
        if (!ownCompany(ctx, found.companyId)) hide(ctx)
      },
    },
  ),
  quotation: subject<'quotation', Owned>(
    owned(
      (ctx, offered) => sql`select q.id, p.company_id from quotation q
        join project p on p.tenant_id = q.tenant_id and p.id = q.project_id
        where q.tenant_id = ${ctx.tenant.id} and q.id = ${offered}`,
    ),
    { reads: readOwned },
  ),
  company: subject<'company', string>(id, {
    reads(company, ctx) {
      if (!isPlanner(ctx.who) && !isOffice(ctx.who) && !ownCompany(ctx, company)) hide(ctx)
    },
  }),
  contact: subject<'contact', Owned>(
    owned((ctx, contact) => sql`select * from contact where tenant_id = ${ctx.tenant.id} and id = ${contact}`),
    { reads: readOwned },
  ),
  plannerCrew: subject<'plannerCrew', Owned>(
    owned((ctx, kept) => sql`select * from planner_crew where tenant_id = ${ctx.tenant.id} and id = ${kept}`),
    { reads: readPlannerCrew },
  ),
  plannerCrewMembership: subject<'plannerCrewMembership', Owned>(
    owned(
      (ctx, membership) => sql`select * from crew_preference where tenant_id = ${ctx.tenant.id} and id = ${membership}
        and planner_crew_id is not null and ended_at is null`,
    ),
    { reads: readPlannerCrew },
  ),
  rateCard: subject<'rateCard', Owned>(
    owned((ctx, card) => sql`select * from rate_card where tenant_id = ${ctx.tenant.id} and id = ${card}`),
    { reads: readOwned },
  ),
  rateCardItem: subject<'rateCardItem', Owned>(
    owned(
      (ctx, item) => sql`select c.* from rate_card_item i
        join rate_card c on c.tenant_id = i.tenant_id and c.id = i.rate_card_id
        where i.tenant_id = ${ctx.tenant.id} and i.id = ${item}`,
    ),
    { reads: readOwned },
  ),
  plusCrew: subject<'plusCrew', Owned>(
    owned((ctx, n) => sql`select * from plus_crew where tenant_id = ${ctx.tenant.id} and ${idOrNumber(n)}`),
    { reads: readPlusCrew },
  ),
  plusCrewValue: subject<'plusCrewValue', Owned>(
    owned(
      (ctx, value) => sql`select c.* from plus_crew_value v
        join plus_crew c on c.tenant_id = v.tenant_id and c.id = v.plus_crew_id
        where v.tenant_id = ${ctx.tenant.id} and v.id = ${value}`,
    ),
    { reads: readPlusCrew },
  ),
  plusCrewValueData: subject<'plusCrewValueData', Owned>(
    owned(
      (ctx, figure) => sql`select c.* from plus_crew_value_data d
        join plus_crew c on c.tenant_id = d.tenant_id and c.id = d.plus_crew_id
        where d.tenant_id = ${ctx.tenant.id} and d.id = ${figure}`,
    ),
    { reads: readPlusCrew },
  ),
  location: subject<'location', string>(id, { reads: readLocation }),
  person: subject<'person', string>(id, {
    sees: seePerson,
    isKnown: knowPerson,
    owns(person, ctx) {
      if (!isOffice(ctx.who) && ctx.who.personId !== person) hide(ctx)
    },
  }),
}

const isRow = (scope: Scope): scope is Exclude<Scope, string | { list: List }> =>
  typeof scope === 'object' && 'subject' in scope

const judge = <S extends Subject>(
  { subject: of, role }: { subject: S; role: RoleOf<S> },
  ...rest: [string, Context, ScopedInput]
) => rules[of](role, ...rest)

/** Throws `notFound` for a row outside the scope, exactly as for an absent one. */
export async function checkScope(scope: Scope, input: ScopedInput, ctx: Context): Promise<void> {
  if (!isRow(scope)) return
  const [part, field = ''] = scope.at.split('.')
  const values = (part === 'body' ? input.body : input.params) as Record<string, unknown>
  await judge(scope, String(values[field]), ctx, input)
}

/** Whether a scope looks at rows at all; where it does not, no transaction is opened for it. */
export const looksAtRows = isRow
