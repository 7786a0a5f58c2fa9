import { type SQL, sql } from 'drizzle-orm'
import { invoiceNamed } from '../../invoices/named.ts'
import { ownCrew, seesFiles } from '../../projectDocuments/shared.ts'
import { isOffice, isPlanner } from '../principal.ts'
import { type Context, type Judge, type Rules, hide, id, idOrNumber, mustFind, subject } from './judge.ts'

export const ownCompany = ({ who }: Context, companyId: string | null) =>
  who.loginTypes.has('clients') && who.companyId !== null && who.companyId === companyId

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

const plainProject = subject<'project', Owned>(project, {
  reads: useProject(true),
  handles: useProject(false),
  shares: (_, ctx) => hide(ctx),
  proves(found, ctx) {
    const { who } = ctx
    if (seesFiles(who)) return
    if (who.rights.projectAttachments === undefined || !ownCompany(ctx, found.companyId)) hide(ctx)
  },
})

/** Asked in one: whoever sends a photo is asked this with each. */
const mustShare = (ctx: Context, named: string) => {
  const { who } = ctx
  const client = who.loginTypes.has('clients') && who.rights.projectAttachments !== undefined
  return mustFind(
    ctx,
    sql`select 1 from project p where p.tenant_id = ${ctx.tenant.id} and ${idOrNumber(named)}
      and (${seesFiles(who)}::boolean or (${client}::boolean and p.company_id = ${who.companyId}::uuid)
        or exists (select from project_crew c where c.tenant_id = p.tenant_id and c.project_id = p.id and ${ownCrew(ctx)}))`,
  )
}

/** An invoice `v` in design is nobody's but the agency's. */
const whoseOnceReleased = sql.raw(`case when v.released_at is not null then v.company_id end`)

/** Planning's and the office's, whoever's it is. */
function ofDesk(_: unknown, ctx: Context) {
  if (!isPlanner(ctx.who) && !isOffice(ctx.who)) hide(ctx)
}

/** What belongs to a company. */
export const ownedRules: Rules<
  | 'project'
  | 'positionRequest'
  | 'quotation'
  | 'invoice'
  | 'invoiceDocument'
  | 'company'
  | 'contact'
  | 'plannerCrew'
  | 'plannerCrewMembership'
  | 'rateCard'
  | 'rateCardItem'
  | 'plusCrew'
  | 'plusCrewValue'
  | 'plusCrewValueData'
> = {
  project: (role, named, ctx, input) =>
    role === 'shares' ? mustShare(ctx, named) : plainProject(role, named, ctx, input),
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
  invoice: subject<'invoice', Owned>(
    owned(
      (ctx, charged) => sql`select v.id, ${whoseOnceReleased} as company_id from invoice v
        where v.tenant_id = ${ctx.tenant.id} and ${invoiceNamed(charged)}`,
    ),
    { reads: readOwned, keeps: ofDesk },
  ),
  invoiceDocument: subject<'invoiceDocument', Owned>(
    owned(
      (
        ctx,
        document,
      ) => sql`select v.id, case when d.for_client then ${whoseOnceReleased} end as company_id from invoice_document d
        join invoice v on v.tenant_id = d.tenant_id and v.id = d.invoice_id
        where d.tenant_id = ${ctx.tenant.id} and d.id = ${document}`,
    ),
    { reads: readOwned, keeps: ofDesk },
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
}
