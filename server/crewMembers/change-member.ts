import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type {
  CrewMemberChange,
  NewCrewFunction,
  NewCrewPreference,
  NewCrewRating,
  NewCrewTag,
  NewStaffContract,
} from '../../openapi/crewMembers.shapes.ts'
import { mustBeThere } from '../chosen.ts'
import { type Context, personOf } from '../context.ts'
import { one } from '../one.ts'
import { crewMember, mustBeCrew } from './crew-member.queries.ts'
import {
  type ContractRow,
  type FunctionRow,
  type PreferenceRow,
  type RatingRow,
  type TagRow,
  contractItem,
  contractRows,
  functionItem,
  functionRows,
  preferenceItem,
  preferenceRows,
  ratingItem,
  ratingRows,
} from './sections.queries.ts'

type Asking = Context<'notFound'>
const orNull = (text: string | null | undefined) => (text === undefined || text === '' ? null : text)

export async function changeMember(ctx: Asking, id: string, change: z.output<typeof CrewMemberChange>) {
  await mustBeCrew(ctx, id)
  const { home } = change
  const set = [
    ...(change.homeCity === undefined ? [] : [sql`home_city = ${orNull(change.homeCity)}`]),
    ...(home === undefined
      ? []
      : [sql`home_latitude = ${home?.latitude ?? null}, home_longitude = ${home?.longitude ?? null}`]),
  ]
  if (set.length)
    await ctx.tx.execute(
      sql`update person set ${sql.join(set, sql`, `)} where tenant_id = ${ctx.tenant.id} and id = ${id}`,
    )
  return crewMember(ctx, id)
}

/** A function somebody has is given the new proof. Throws `notFound` for what is no function. */
export async function setFunction(ctx: Asking, personId: string, entered: z.output<typeof NewCrewFunction>) {
  await mustBeCrew(ctx, personId)
  const { functionId } = entered
  await mustBeThere(ctx, [{ field: 'functionId', id: functionId, of: sql`lookup r where r.kind = 'functions'` }])
  const [proof, validUntil] = [orNull(entered.proof), entered.validUntil ?? null]
  return functionItem(
    await one<FunctionRow>(
      ctx,
      sql`with entered as (
        insert into person_function (tenant_id, id, person_id, function_id, proof, valid_until, created_at)
        values (${ctx.tenant.id}, gen_random_uuid(), ${personId}, ${functionId}, ${proof}, ${validUntil}, ${ctx.now})
        on conflict on constraint person_function_once do update set proof = excluded.proof, valid_until = excluded.valid_until
        returning *)
      ${functionRows(ctx, sql`entered`)}`,
    ),
  )
}

export async function addRating(ctx: Asking, personId: string, { rating, remark }: z.output<typeof NewCrewRating>) {
  await mustBeCrew(ctx, personId)
  return ratingItem(
    await one<RatingRow>(
      ctx,
      sql`with entered as (
        insert into crew_rating (tenant_id, id, person_id, rating, remark, author_id, created_at)
        values (${ctx.tenant.id}, gen_random_uuid(), ${personId}, ${rating}, ${orNull(remark)}, ${personOf(ctx)}, ${ctx.now})
        returning *)
      ${ratingRows(sql`entered`)}`,
    ),
  )
}

/** One somebody has stays one. */
export async function addTag(ctx: Asking, personId: string, { tag }: z.output<typeof NewCrewTag>): Promise<TagRow> {
  await mustBeCrew(ctx, personId)
  return one<TagRow>(
    ctx,
    sql`insert into person_tag (tenant_id, id, person_id, tag, created_at)
      values (${ctx.tenant.id}, gen_random_uuid(), ${personId}, ${tag}, ${ctx.now})
      on conflict on constraint person_tag_once do update set tag = excluded.tag returning id, tag`,
  )
}

interface Wish {
  personId: string
  /** By which client; null: by the agency. */
  companyId: string | null
  kind: 'favourite' | 'blocked'
  /** The crew it makes them a member of; null: none. */
  plannerCrewId: string | null
}

/**
 * Ends what a client, or the agency, has said before of a person: at the same place whatever it was, elsewhere the contrary,
 * so that nobody is wanted and blocked by the same one.
 */
export const endingPreferences = (ctx: Context, { personId, companyId, kind, plannerCrewId }: Wish): SQL => sql`
  update crew_preference set ended_at = ${ctx.now}, ended_by_id = ${personOf(ctx)}
  where tenant_id = ${ctx.tenant.id} and person_id = ${personId} and ended_at is null
    and company_id is not distinct from ${companyId}::uuid
    and (planner_crew_id is not distinct from ${plannerCrewId}::uuid or kind <> ${kind})`

/** What the same client, or the agency, has said before of the same person is ended by it. */
export async function addPreference(ctx: Asking, personId: string, entered: z.output<typeof NewCrewPreference>) {
  await mustBeCrew(ctx, personId)
  const companyId = entered.companyId ?? null
  if (companyId) await mustBeThere(ctx, [{ field: 'companyId', id: companyId, of: sql`company r where not r.own` }])
  const before = endingPreferences(ctx, { personId, companyId, kind: entered.kind, plannerCrewId: null })
  return preferenceItem(
    await one<PreferenceRow>(
      ctx,
      sql`with ended as (${before}),
      entered as (
        insert into crew_preference (tenant_id, id, person_id, kind, company_id, reason, end_date, author_id, created_at)
        values (${ctx.tenant.id}, gen_random_uuid(), ${personId}, ${entered.kind}, ${companyId}, ${entered.reason},
          ${entered.endDate ?? null}, ${personOf(ctx)}, ${ctx.now}) returning *)
      ${preferenceRows(sql`entered`)}`,
    ),
  )
}

/**
 * A contract without an end that began before is ended on the day before. Throws `outOfTurn` where another one holds in
 * these days.
 */
export async function addContract(
  ctx: Context<'notFound' | 'outOfTurn'>,
  personId: string,
  entered: z.output<typeof NewStaffContract>,
) {
  await mustBeCrew(ctx, personId)
  const { beginDate, endDate = null } = entered
  const { rows } = await ctx.tx.execute<{ beginDate: string }>(sql`
    select begin_date::text as "beginDate" from staff_contract where tenant_id = ${ctx.tenant.id} and person_id = ${personId}
      and begin_date <= coalesce(${endDate}::date, 'infinity') and coalesce(end_date, 'infinity') >= ${beginDate}::date
      and not (end_date is null and begin_date < ${beginDate}::date) limit 1`)
  const [other] = rows
  if (other) throw ctx.refuse('outOfTurn', { state: other.beginDate })
  return contractItem(
    await one<ContractRow>(
      ctx,
      sql`with ended as (
        update staff_contract set end_date = ${beginDate}::date - 1
        where tenant_id = ${ctx.tenant.id} and person_id = ${personId} and end_date is null),
      entered as (
        insert into staff_contract (tenant_id, id, person_id, name, number, employer, begin_date, end_date, weekly_minutes,
          monthly_minutes, account_limit_minutes, vacation_days, hourly_rate, currency, created_at)
        values (${ctx.tenant.id}, gen_random_uuid(), ${personId}, ${orNull(entered.name)}, ${orNull(entered.number)},
          ${orNull(entered.employer)}, ${beginDate}, ${endDate}, ${entered.weeklyMinutes ?? null},
          ${entered.monthlyMinutes ?? null}, ${entered.accountLimitMinutes ?? null}, ${entered.vacationDays ?? null},
          ${entered.hourlyRate ?? null}, ${entered.currency}, ${ctx.now}) returning *)
      ${contractRows(ctx, sql`entered`)}`,
    ),
  )
}
