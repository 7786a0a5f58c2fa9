import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Invitations } from '../../openapi/bestPersons.ts'
import { logging } from '../activities/log.ts'
import type { Context } from '../context.ts'

export interface Invited {
  projectCrewItemId: string
  personId: string
}

/** Until when they may say yes, and a word to all of them. */
export interface Said {
  answerBy: string | null
  note: string | null
}

/** Throws `invalidInput` for a deadline that is over, or later than the first of the shifts, which begins at `starts` in ms. */
export function mustBeInTime(ctx: Context<'invalidInput'>, answerBy: string | null, starts: number): void {
  const invalid = (message: string) => ctx.refuse('invalidInput', { errors: [{ path: 'body.answerBy', message }] })
  if (answerBy === null) return
  if (Date.parse(answerBy) <= ctx.now.getTime()) throw invalid('is over')
  if (Date.parse(answerBy) > starts) throw invalid('the shift has begun by then')
}

/** Has others who invite the same people wait; in the order of their ids, so that no two wait for each other. */
export const lockingPeople = (ctx: Context, people: readonly string[]): SQL =>
  sql`select 1 from person where tenant_id = ${ctx.tenant.id} and id = any(${sql.param(people)}::uuid[])
    order by id for no key update`

/** Invites, and writes it to the log; `beside` is a statement that is done with it. Nothing is asked any more. */
export async function insertInvitations(
  ctx: Context,
  places: readonly Invited[],
  { answerBy, note }: Said,
  beside?: SQL,
): Promise<z.input<typeof Invitations>> {
  const jobIds = places.map(() => crypto.randomUUID())
  const logged = logging(
    ctx,
    places.map(({ projectCrewItemId, personId }) => ({ code: 'personInvited', itemId: projectCrewItemId, personId })),
  )
  await ctx.tx.execute(sql`
    with logged as (${logged}) ${beside ? sql`, beside as (${beside})` : sql``}
    insert into project_crew_item_status (tenant_id, id, item_id, crew_id, person_id, status, starts, ends, status_since,
      answer_by, invitation_note, created_at)
    select i.tenant_id, n.id, i.id, i.crew_id, n.person_id, 'invited', i.starts, i.ends, ${ctx.now}::timestamptz,
      ${answerBy}::timestamptz, ${note === '' ? null : note}, ${ctx.now}::timestamptz
    from unnest(${sql.param(jobIds)}::uuid[], ${sql.param(places.map(one => one.projectCrewItemId))}::uuid[],
      ${sql.param(places.map(one => one.personId))}::uuid[]) n (id, item_id, person_id)
    join (select * from project_crew_item where tenant_id = ${ctx.tenant.id}
      and id = any(${sql.param(places.map(one => one.projectCrewItemId))}::uuid[]) order by id for no key update) i on i.id = n.item_id`)
  return { jobIds, told: new Set(places.map(({ personId }) => personId)).size }
}
