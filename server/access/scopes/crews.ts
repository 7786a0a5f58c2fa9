import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewPunch } from '../../../openapi/projectCrewItems.ts'
import { onCrew } from '../on-crew.ts'
import { isOffice, isPlanner } from '../principal.ts'
import { type Context, type Judge, type Rules, hide, id, mustFind, subject } from './judge.ts'
import { ownCompany } from './owned.ts'

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

const crewOfRating = (ctx: Context, id: string) =>
  crewRole(
    ctx,
    sql`(select c.*, false as opened from item_rating r join project_crew c on c.tenant_id = r.tenant_id and c.id = r.crew_id
      where r.tenant_id = ${ctx.tenant.id} and r.id = ${id}) c`,
  )

const crewOfKiosk = (ctx: Context, id: string) =>
  crewRole(
    ctx,
    sql`(select c.*, false as opened from kiosk k join project_crew c on c.tenant_id = k.tenant_id and c.id = k.crew_id
      where k.tenant_id = ${ctx.tenant.id} and k.id = ${id}) c`,
  )

const crewOfCheck = (ctx: Context, id: string) =>
  crewRole(
    ctx,
    sql`(select c.*, false as opened from security_check k join project_crew c on c.tenant_id = k.tenant_id and c.id = k.crew_id
      where k.tenant_id = ${ctx.tenant.id} and k.id = ${id}) c`,
  )

/** A kiosk that was closed from afar reads nothing any more; what it recorded it may still hand in. Throws `kioskRevoked`. */
export async function mustBeOpenKiosk(ctx: Context) {
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

const oversees: Judge<CrewRole> = (role, ctx) => {
  if (!isOffice(ctx.who)) mustLead(role, ctx)
}

const read: Judge<CrewRole> = (role, ctx) => {
  if (!reads(role, ctx)) hide(ctx)
}

export const crewRules: Rules<
  'crew' | 'line' | 'crewItemRating' | 'kiosk' | 'securityCheck' | 'position' | 'job' | 'crewMessage'
> = {
  crew: subject<'crew', CrewRole>(crew, {
    reads: read,
    leads: mustLead,
    oversees,
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
  crewItemRating: subject<'crewItemRating', CrewRole>(crewOfRating, {
    gave(role, ctx) {
      if (!role.released || !ownCompany(ctx, role.companyId)) hide(ctx)
    },
  }),
  kiosk: subject<'kiosk', CrewRole>(crewOfKiosk, { oversees }),
  securityCheck: subject<'securityCheck', CrewRole>(crewOfCheck, { oversees }),
  position: subject<'position', string>(id, {
    async reads(item, ctx) {
      const role = await crewOfItem(ctx, item)
      if (!reads(role, ctx) && !(role.opened && ctx.who.loginTypes.has('crew'))) hide(ctx)
    },
    leads: async (item, ctx) => mustLead(await crewOfItem(ctx, item), ctx),
    async appliesFor(item, ctx) {
      await mustFind(
        ctx,
        sql`select 1 from project_crew_item i
        where i.tenant_id = ${ctx.tenant.id} and i.id = ${item} and (i.open_for_applications
          or exists (select from project_crew_item_status s where s.tenant_id = i.tenant_id and s.item_id = i.id
            and s.person_id = ${ctx.who.personId}))`,
      )
    },
    /** For oneself the handler finds no line to punch; whoever was called off has one, for a replayed punch is a fact. */
    async punches(item, ctx, input) {
      const other = (input.body as Pick<z.output<typeof NewPunch>, 'personId'>).personId
      if (other && other !== ctx.who.personId) mustLead(await crewOfItem(ctx, item), ctx)
    },
  }),
  crewMessage: subject<'crewMessage', string>(id, {
    receives: (message, ctx) =>
      mustFind(
        ctx,
        sql`select 1 from crew_message_recipient where tenant_id = ${ctx.tenant.id} and message_id = ${message}
          and person_id = ${ctx.who.personId}`,
      ),
  }),
  job: subject<'job', string>(id, {
    /** Where something changes this also locks the person, so that two answers of one person follow one another. */
    async owns(job, ctx) {
      await mustFind(
        ctx,
        sql`select 1 from person
        where tenant_id = ${ctx.tenant.id} and id = ${ctx.who.personId} and exists (select from project_crew_item_status s
          where s.tenant_id = ${ctx.tenant.id} and s.id = ${job} and s.person_id = person.id)
        ${ctx.readOnly ? sql`` : sql`for no key update`}`,
      )
    },
  }),
}
