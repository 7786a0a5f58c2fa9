import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { collision } from '../jobs/job-wire.ts'
import { type CollisionRow, collisionsJson, entryJson } from '../jobs/jobs.queries.ts'
import type { Changed } from './write-plan.ts'

type MovedLine = {
  id: string
  itemId: string
  personId: string
  name: string
  starts: string
  ends: string
  /** Entries elsewhere that its new time meets; those that move along as they were before. */
  collisions: CollisionRow[]
  itself: CollisionRow[]
}

const meet = (a: { starts: string; ends: string }, b: { starts: string; ends: string }) =>
  Date.parse(a.starts) < Date.parse(b.ends) && Date.parse(a.ends) > Date.parse(b.starts)

/** A moved position as its people will read it. */
function wallTimesOf(moved: readonly Changed[], itemId: string) {
  const item = moved.find(({ id }) => id === itemId)
  return item && { startDate: item.startDate, endDate: item.endDate, startTime: item.startTime, endTime: item.endTime }
}

/**
 * Ids of the lines whose new time meets another entry of the same person. Throws `alreadyConfirmed` with people and entries
 * unless that is accepted. What moves along is judged by where it goes, not by where it was.
 */
export async function askAboutCollisions(
  ctx: Context<'alreadyConfirmed'>,
  moved: readonly Changed[],
  accepted: boolean,
): Promise<string[]> {
  if (!moved.length) return []
  const times = moved.map(({ id, starts, ends }) => ({ id, starts, ends }))
  const { rows } = await ctx.tx.execute<MovedLine>(sql`
    with moved as (
      select s.tenant_id, s.id, s.item_id, s.person_id, n.starts, n.ends
      from json_to_recordset(${JSON.stringify(times)}::json) n (id uuid, starts timestamptz, ends timestamptz)
      join project_crew_item_status s on s.tenant_id = ${ctx.tenant.id} and s.item_id = n.id
      where s.status in ('confirmed','checkedIn','checkedOut','signedOff'))
    select s.id, s.item_id as "itemId", s.person_id as "personId", w.first_name || ' ' || w.last_name as name, s.starts, s.ends,
      ${collisionsJson} as collisions, ${entryJson} as itself
    from moved s join person w on w.tenant_id = s.tenant_id and w.id = s.person_id order by name, s.starts`)
  const moving = new Set(rows.map(({ id }) => id))
  const colliding = rows.flatMap(line => {
    const others = [
      ...line.collisions.filter(({ id }) => !moving.has(id)),
      ...rows
        .filter(other => other.personId === line.personId && other.id !== line.id && meet(other, line))
        .flatMap(({ itself, itemId, starts, ends }) =>
          itself.map(entry => ({ ...entry, ...wallTimesOf(moved, itemId), starts, ends })),
        ),
    ]
    return others.length ? [{ ...line, others }] : []
  })
  if (colliding.length && !accepted)
    throw ctx.refuse('alreadyConfirmed', {
      people: [...new Set(colliding.map(({ name }) => name))],
      collisions: [...new Map(colliding.flatMap(({ others }) => others.map(entry => [entry.id, entry]))).values()]
        .toSorted((one, other) => Date.parse(one.starts) - Date.parse(other.starts))
        .map(collision),
    })
  return colliding.map(({ id }) => id)
}
