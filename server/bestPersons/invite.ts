import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Invitations, NewInvitations } from '../../openapi/bestPersons.ts'
import { ofCrew } from '../chosen.ts'
import type { Context } from '../context.ts'
import { one } from '../one.ts'
import { millis } from '../wire.ts'
import { insertInvitations, lockingPeople, mustBeInTime } from './insert-invitations.ts'

type Inviting = Context<'notFound' | 'invalidInput' | 'alreadyOnPosition' | 'positionFull' | 'jobAlreadyStarted'>

/**
 * Invites people to a position: all of them or none. Throws `notFound` with those who are no crew, `alreadyOnPosition` with
 * those who are on it or were, `positionFull` where no place is left.
 */
export async function invite(
  ctx: Inviting,
  itemId: string,
  { personIds, answerBy = null, note = null }: z.output<typeof NewInvitations>,
): Promise<z.input<typeof Invitations>> {
  const asked = [...new Set(personIds)]
  if (asked.length < personIds.length)
    throw ctx.refuse('invalidInput', { errors: [{ path: 'body.personIds', message: 'somebody is named twice' }] })
  const ids = sql`${sql.param(asked)}::uuid[]`
  await ctx.tx.execute(lockingPeople(ctx, asked))
  const item = await one<{ starts: string; full: boolean; absent: string[]; taken: { id: string; name: string }[] }>(
    ctx,
    sql`select i.starts, i.filled >= i.amount_of_rows as full,
      array(select n.id from unnest(${ids}) n (id) where not exists (select from person r
        where r.tenant_id = i.tenant_id and r.id = n.id and ${ofCrew})) as absent,
      (select coalesce(json_agg(json_build_object('id', w.id, 'name', w.first_name || ' ' || w.last_name)
          order by w.first_name, w.last_name, w.id), '[]')
        from project_crew_item_status s join person w on w.tenant_id = s.tenant_id and w.id = s.person_id
        where s.tenant_id = i.tenant_id and s.item_id = i.id and s.person_id = any(${ids})) as taken
    from project_crew_item i where i.tenant_id = ${ctx.tenant.id} and i.id = ${itemId}`,
  )
  if (item.absent.length)
    throw ctx.refuse('notFound', {
      errors: item.absent.map(id => ({ path: `body.personIds.${personIds.indexOf(id)}` })),
    })
  const starts = millis(item.starts)
  if (starts <= ctx.now.getTime()) throw ctx.refuse('jobAlreadyStarted', { started: new Date(starts).toISOString() })
  if (item.taken.length) throw ctx.refuse('alreadyOnPosition', { people: item.taken })
  if (item.full) throw ctx.refuse('positionFull')
  mustBeInTime(ctx, answerBy, starts)
  return insertInvitations(
    ctx,
    asked.map(personId => ({ projectCrewItemId: itemId, personId })),
    { answerBy, note },
  )
}
