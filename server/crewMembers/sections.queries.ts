import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { quotaOf } from '../../domain/staffContracts/accounts.ts'
import type {
  CrewFunction,
  CrewPreference,
  CrewRating,
  CrewTag,
  DocumentBasedSkill,
  StaffContract,
} from '../../openapi/crewMembers.shapes.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { type CaptionColumns, iso } from '../wire.ts'

/** The day it is for a person `r`. */
const today = (ctx: Context) => sql`(${ctx.now}::timestamptz at time zone r.time_zone)::date`
const author = sql.raw(`(select a.first_name || ' ' || a.last_name from person a
  where a.tenant_id = x.tenant_id and a.id = x.author_id) as author`)
/** Rows `x` of a person `r`, of a table or of what a change has returned. */
const ofPerson = (from: SQL) => sql`from ${from} x join person r on r.tenant_id = x.tenant_id and r.id = x.person_id`
const inPage = (ctx: Context) => sql`where x.tenant_id = ${ctx.tenant.id} and x.id in (select id from page)`
const newestFirst = [
  { by: sql`x.created_at`, as: 'timestamptz', desc: true },
  { by: sql`x.id`, as: 'uuid', desc: true },
] as const

export type FunctionRow = {
  id: string
  function: CaptionColumns
  proof: string | null
  validUntil: string | null
  expired: boolean
  createdAt: string
}
export const functionRows = (ctx: Context, from: SQL) => sql`
  select x.id, json_build_object('id', f.id, 'caption', f.caption, 'code', f.code) as function, x.proof,
    x.valid_until::text as "validUntil", coalesce(x.valid_until < ${today(ctx)}, false) as expired, x.created_at as "createdAt"
  ${ofPerson(from)} join lookup f on f.tenant_id = x.tenant_id and f.id = x.function_id`
export const functionItem = (row: FunctionRow): z.input<typeof CrewFunction> => ({
  ...row,
  createdAt: iso(row.createdAt),
})

const functionsOf = (ctx: Context, personId: string, which: SQL) => ({
  among: sql`from person_function x join lookup f on f.tenant_id = x.tenant_id and f.id = x.function_id
    where x.tenant_id = ${ctx.tenant.id} and x.person_id = ${personId} and ${which}`,
  order: [
    { by: sql`f.sort`, as: 'int' },
    { by: sql`f.caption`, as: 'text' },
    { by: sql`x.id`, as: 'uuid' },
  ] as const,
  rows: sql`${functionRows(ctx, sql`person_function`)} ${inPage(ctx)}`,
})
export const functionListing = (
  ctx: Context,
  personId: string,
): Listing<FunctionRow, z.input<typeof CrewFunction>> => ({
  ...functionsOf(ctx, personId, sql`true`),
  item: functionItem,
})
/** Functions there is a paper for. */
export const skillListing = (
  ctx: Context,
  personId: string,
): Listing<FunctionRow, z.input<typeof DocumentBasedSkill>> => ({
  ...functionsOf(ctx, personId, sql`x.proof is not null`),
  item: ({ id, function: of, proof, validUntil, expired }) => ({
    id,
    function: of,
    proof: proof ?? '',
    validUntil,
    expired,
  }),
})

export type RatingRow = {
  id: string
  rating: number
  remark: string | null
  author: string
  createdAt: string
  shift: { id: string; name: string; company: string } | null
}
/** What planning said. */
export const ratingRows = (from: SQL) => sql`
  select x.id, x.rating, x.remark, ${author}, x.created_at as "createdAt", null::json as shift from ${from} x`
/** What clients said, each for a shift. */
const clientRatingRows = sql`
  select x.id, x.rating, x.remark, x.rater_name as author, x.created_at as "createdAt",
    json_build_object('id', c.id, 'name', c.name, 'company', y.name) as shift
  from item_rating x join project_crew c on c.tenant_id = x.tenant_id and c.id = x.crew_id
  join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
  join company y on y.tenant_id = p.tenant_id and y.id = p.company_id`
export const ratingItem = (row: RatingRow): z.input<typeof CrewRating> => ({ ...row, createdAt: iso(row.createdAt) })
export const ratingListing = (ctx: Context, personId: string): Listing<RatingRow, z.input<typeof CrewRating>> => ({
  among: sql`from (select id, created_at from crew_rating where tenant_id = ${ctx.tenant.id} and person_id = ${personId}
      union all select id, created_at from item_rating where tenant_id = ${ctx.tenant.id} and person_id = ${personId}) x
    where true`,
  order: newestFirst,
  rows: sql`${ratingRows(sql`crew_rating`)} ${inPage(ctx)} union all ${clientRatingRows} ${inPage(ctx)}`,
  item: ratingItem,
})

export type TagRow = { id: string; tag: string }
export const tagListing = (ctx: Context, personId: string): Listing<TagRow, z.input<typeof CrewTag>> => ({
  among: sql`from person_tag x where x.tenant_id = ${ctx.tenant.id} and x.person_id = ${personId}`,
  order: [
    { by: sql`x.tag`, as: 'text' },
    { by: sql`x.id`, as: 'uuid' },
  ],
  rows: sql`select x.id, x.tag from person_tag x ${inPage(ctx)}`,
  item: row => row,
})

export type PreferenceRow = {
  id: string
  kind: 'favourite' | 'blocked'
  company: { id: string; name: string } | null
  plannerCrew: { id: string; name: string } | null
  reason: string
  endDate: string | null
  author: string
  createdAt: string
}
export const preferenceRows = (from: SQL) => sql`
  select x.id, x.kind, case when y.id is null then null else json_build_object('id', y.id, 'name', y.name) end as company,
    case when g.id is null then null else json_build_object('id', g.id, 'name', g.name) end as "plannerCrew", x.reason, x.end_date::text as "endDate", ${author}, x.created_at as "createdAt"
  from ${from} x left join company y on y.tenant_id = x.tenant_id and y.id = x.company_id
  left join planner_crew g on g.tenant_id = x.tenant_id and g.id = x.planner_crew_id`
export const preferenceItem = (row: PreferenceRow): z.input<typeof CrewPreference> => ({
  ...row,
  createdAt: iso(row.createdAt),
})
export const preferenceListing = (
  ctx: Context,
  personId: string,
): Listing<PreferenceRow, z.input<typeof CrewPreference>> => ({
  among: sql`${ofPerson(sql`crew_preference`)} where x.tenant_id = ${ctx.tenant.id} and x.person_id = ${personId}
    and x.ended_at is null and (x.end_date is null or x.end_date >= ${today(ctx)})`,
  order: newestFirst,
  rows: sql`${preferenceRows(sql`crew_preference`)} ${inPage(ctx)}`,
  item: preferenceItem,
})

export type ContractRow = {
  id: string
  name: string | null
  number: string | null
  employer: string
  beginDate: string
  endDate: string | null
  weeklyMinutes: number | null
  monthlyMinutes: number | null
  accountLimitMinutes: number | null
  vacationDays: number | null
  hourlyRate: number | null
  currency: string
  active: boolean
  createdAt: string
}
const isActive = (ctx: Context) =>
  sql`(x.begin_date <= ${today(ctx)} and (x.end_date is null or x.end_date >= ${today(ctx)}))`
export const contractRows = (ctx: Context, from: SQL) => sql`
  select x.id, x.name, x.number, coalesce(x.employer, (select o.name from company o where o.tenant_id = x.tenant_id and o.own
      order by o.number limit 1), '') as employer, x.begin_date::text as "beginDate", x.end_date::text as "endDate",
    x.weekly_minutes as "weeklyMinutes", x.monthly_minutes as "monthlyMinutes",
    x.account_limit_minutes as "accountLimitMinutes", x.vacation_days as "vacationDays", x.hourly_rate as "hourlyRate",
    x.currency, ${isActive(ctx)} as active, x.created_at as "createdAt" ${ofPerson(from)}`
export const contractItem = (row: ContractRow): z.input<typeof StaffContract> => ({
  ...row,
  quotaMinutes: quotaOf(row),
  createdAt: iso(row.createdAt),
})
export const contractListing = (
  ctx: Context,
  personId: string,
  which: 'all' | 'active',
): Listing<ContractRow, z.input<typeof StaffContract>> => ({
  among: sql`${ofPerson(sql`staff_contract`)} where x.tenant_id = ${ctx.tenant.id} and x.person_id = ${personId}
    and ${which === 'all' ? sql`true` : isActive(ctx)}`,
  order: [
    { by: sql`x.begin_date`, as: 'date', desc: true },
    { by: sql`x.id`, as: 'uuid', desc: true },
  ],
  rows: sql`${contractRows(ctx, sql`staff_contract`)} ${inPage(ctx)}`,
  item: contractItem,
})
