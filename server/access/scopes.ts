import { type SQL, sql } from 'drizzle-orm'
import type { RowScope } from '../../openapi/access.ts'
import type { StandardProblem } from '../../openapi/declared.ts'
import type { Context as AnyContext } from '../context.ts'
import { isOffice, isPlanner } from './principal.ts'

type ScopedInput = {
  params: unknown
  body: unknown
}
/** Whoever is refused a row is told no more than every operation of rows, or of kiosks, may tell. */
type Context = AnyContext<StandardProblem<'ofRows' | 'forKiosks'>>
type Rule = (input: ScopedInput, ctx: Context) => Promise<void>

/** What somebody is to one crew. */
type CrewRole = {
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
const paramId = (input: ScopedInput) => (input.params as { id: string }).id
const hide = (ctx: Context): never => {
  throw ctx.refuse('notFound')
}

/** The crew found by a condition on `c` (crew), with what the caller is to it; absent crews are `notFound`. */
async function crewRole(ctx: Context, from: SQL): Promise<CrewRole> {
  const { rows } = await ctx.tx.execute<CrewRole>(sql`
    select c.chief_id as "chiefId", p.company_id as "companyId", p.id as "projectId",
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

async function projectOf(ctx: Context, idOrNumberOf: string) {
  const { rows } = await ctx.tx.execute<{ id: string; companyId: string }>(sql`
    select id, company_id as "companyId" from project where tenant_id = ${ctx.tenant.id} and ${idOrNumber(idOrNumberOf)}`)
  return rows[0]
}

/** The plus crew a query finds; whoever may not read it finds none. Throws `notFound`. */
async function mustReadPlusCrew(ctx: Context, query: SQL) {
  const { rows } = await ctx.tx.execute<{ id: string; companyId: string | null }>(
    sql`select g.id, g.company_id as "companyId" from (${query}) g`,
  )
  const [found] = rows
  const { who } = ctx
  if (!found) return hide(ctx)
  if (who.kind === 'plusCrewVisitor' ? who.subjectId === found.id : isPlanner(who) || isOffice(who)) return
  if (!ownCompany(ctx, found.companyId)) hide(ctx)
}

function mustFind(project: { id: string; companyId: string } | undefined, ctx: Context, visited: boolean) {
  const { who } = ctx
  if (!project) return hide(ctx)
  if (who.kind === 'projectVisitor' ? visited && who.subjectId === project.id : isPlanner(who) || isOffice(who)) return
  if (!ownCompany(ctx, project.companyId)) hide(ctx)
}

const none: Rule = async () => {}

async function readableLocation(input: ScopedInput, ctx: Context) {
  const { who } = ctx
  if (who.kind === 'user' && (['clients', 'planners', 'office'] as const).some(type => who.loginTypes.has(type))) return
  const { rows } = await ctx.tx.execute(sql`
    select 1 from project_crew c where c.tenant_id = ${ctx.tenant.id} and c.location_id = ${paramId(input)} and (
      c.project_id = ${who.kind === 'projectVisitor' ? who.subjectId : null}
      or c.chief_id = ${who.personId}
      or exists (select from project_crew_item_status s where s.tenant_id = c.tenant_id and s.crew_id = c.id
        and s.person_id = ${who.personId})
      or (${who.loginTypes.has('crew')} and exists (select from project_crew_item o where o.tenant_id = c.tenant_id
        and o.crew_id = c.id and o.open_for_applications and o.starts > ${ctx.now})))
    limit 1`)
  if (!rows.length) hide(ctx)
}

async function readablePicture(input: ScopedInput, ctx: Context) {
  if (ctx.signed) return
  const { who } = ctx
  if (who.kind === 'kiosk') await mustBeOpenKiosk(ctx)
  if (isPlanner(who) || isOffice(who) || who.personId === paramId(input)) return
  const { rows } = await ctx.tx.execute(sql`
    select 1 from project_crew c join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
    where c.tenant_id = ${ctx.tenant.id}
      and (c.chief_id = ${paramId(input)} or p.manager_id = ${paramId(input)}
        or exists (select from project_crew_item_status s where s.tenant_id = c.tenant_id and s.crew_id = c.id
          and s.person_id = ${paramId(input)} and s.status in ${onCrew}))
      and (c.chief_id = ${who.personId} or p.company_id = ${who.companyId}
        or c.project_id = ${who.kind === 'projectVisitor' ? who.subjectId : null}
        or c.id = ${who.kind === 'kiosk' ? who.subjectId : null}
        or exists (select from project_crew_item_status s where s.tenant_id = c.tenant_id and s.crew_id = c.id
          and s.person_id = ${who.personId} and s.status in ${onCrew}))
    limit 1`)
  if (!rows.length) hide(ctx)
}

const rules: Record<RowScope, Rule> = {
  none,
  tenant: none,
  own: none,
  contacts: none,
  projects: none,
  readableLocation,
  readablePicture,
  /** Where something changes this also locks the person, so that two answers of one person follow one another. */
  async ownJob(input, ctx) {
    const { rows } = await ctx.tx.execute(sql`select 1 from person
      where tenant_id = ${ctx.tenant.id} and id = ${ctx.who.personId} and exists (select from project_crew_item_status s
        where s.tenant_id = ${ctx.tenant.id} and s.id = ${paramId(input)} and s.person_id = person.id)
      ${ctx.readOnly ? sql`` : sql`for no key update`}`)
    if (!rows.length) hide(ctx)
  },
  async readableCrew(input, ctx) {
    if (!reads(await crew(ctx, paramId(input)), ctx)) hide(ctx)
  },
  async memberCrew(input, ctx) {
    if (!works(await crew(ctx, paramId(input)), ctx)) hide(ctx)
  },
  async deliveryNote(input, ctx) {
    const role = await crew(ctx, paramId(input))
    if (leads(role, ctx) || isOffice(ctx.who)) return
    if (role.released && ownCompany(ctx, role.companyId)) return
    throw ctx.refuse(role.member ? 'crewChiefOnly' : 'notFound')
  },
  readableProject: async (input, ctx) => mustFind(await projectOf(ctx, paramId(input)), ctx, true),
  projectLink: async (input, ctx) => mustFind(await projectOf(ctx, paramId(input)), ctx, false),
  async readableCompany(input, ctx) {
    if (isPlanner(ctx.who) || isOffice(ctx.who)) return
    if (ctx.who.companyId !== paramId(input)) hide(ctx)
  },
  plusCrews: none,
  readablePlusCrew: (input, ctx) =>
    mustReadPlusCrew(
      ctx,
      sql`select * from plus_crew where tenant_id = ${ctx.tenant.id} and ${idOrNumber(
        (input.params as { n: string }).n,
      )}`,
    ),
  plusCrewOfBody: (input, ctx) =>
    mustReadPlusCrew(
      ctx,
      sql`select * from plus_crew where tenant_id = ${ctx.tenant.id}
      and id = ${(input.body as { plusCrew: string }).plusCrew}`,
    ),
  plusCrewValue: (input, ctx) =>
    mustReadPlusCrew(
      ctx,
      sql`select c.* from plus_crew_value v
      join plus_crew c on c.tenant_id = v.tenant_id and c.id = v.plus_crew_id
      where v.tenant_id = ${ctx.tenant.id} and v.id = ${paramId(input)}`,
    ),
  plusCrewValueData: (input, ctx) =>
    mustReadPlusCrew(
      ctx,
      sql`select c.* from plus_crew_value_data d
      join plus_crew c on c.tenant_id = d.tenant_id and c.id = d.plus_crew_id
      where d.tenant_id = ${ctx.tenant.id} and d.id = ${paramId(input)}`,
    ),
  async crewOfBody(input, ctx) {
    mustLead(await crew(ctx, (input.body as { crew: string }).crew), ctx)
  },
  async ledKiosk(input, ctx) {
    mustLead(await crewOfKiosk(ctx, paramId(input)), ctx)
  },
  async kioskCrew(input, ctx) {
    if (ctx.who.subjectId !== paramId(input)) hide(ctx)
    await mustBeOpenKiosk(ctx)
  },
  /** The handler judges each entry by itself: one that may not be done holds up no other. */
  punchBatch: none,
  async ledCrew(input, ctx) {
    mustLead(await crew(ctx, paramId(input)), ctx)
  },
  async readablePosition(input, ctx) {
    const role = await crewOfItem(ctx, paramId(input))
    if (!reads(role, ctx) && !(role.opened && ctx.who.loginTypes.has('crew'))) hide(ctx)
  },
  async openPosition(input, ctx) {
    const { rows } = await ctx.tx.execute(sql`select 1 from project_crew_item i
      where i.tenant_id = ${ctx.tenant.id} and i.id = ${paramId(input)} and (i.open_for_applications
        or exists (select from project_crew_item_status s where s.tenant_id = i.tenant_id and s.item_id = i.id
          and s.person_id = ${ctx.who.personId}))`)
    if (!rows.length) hide(ctx)
  },
  /** For oneself the handler finds no line to punch; whoever was called off has one, for a replayed punch is a fact. */
  async punchablePosition(input, ctx) {
    const other = (input.body as { person?: string }).person
    if (other && other !== ctx.who.personId) mustLead(await crewOfItem(ctx, paramId(input)), ctx)
  },
  async ledPosition(input, ctx) {
    const body = input.body as { projectCrewItem?: string } | undefined
    mustLead(await crewOfItem(ctx, body?.projectCrewItem ?? paramId(input)), ctx)
  },
  /** Planning may touch every position of the tenant; the handler finds no other. */
  plannedPosition: none,
  async ledStatus(input, ctx) {
    mustLead(await crewOfStatus(ctx, paramId(input)), ctx)
  },
}

/** Throws `notFound` for a row outside the scope, exactly as for an absent one. */
export const checkScope = (scope: RowScope, input: ScopedInput, ctx: Context): Promise<void> => rules[scope](input, ctx)

/** Whether a scope looks at rows at all; where it does not, no transaction is opened for it. */
export const looksAtRows = (scope: RowScope): boolean => rules[scope] !== none
