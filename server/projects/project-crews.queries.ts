import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ProjectCrewSummary } from '../../openapi/projects.shapes.ts'
import { idOrNumber } from '../access/scopes/judge.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { stateOf } from '../deliveryNotes/note-wire.ts'
import { one } from '../one.ts'
import { personRef } from '../people/person-ref.ts'
import { personJson, venueJson } from '../projectCrewItems/fragments.ts'
import { type PersonColumns, iso } from '../wire.ts'
import { type PlacesColumns, placesJson, placesOf, placesWire } from './places.ts'

type SummaryRow = {
  id: string
  name: string
  starts: string
  ends: string
  location: z.input<typeof ProjectCrewSummary>['location']
  meetingPoint: string | null
  chief: PersonColumns | null
  places: PlacesColumns
  confirmedAt: string | null
  signedAt: string | null
  refusedAt: string | null
  releasedAt: string | null
}

/** The id of the project that goes by this id or number. */
export const projectIdOf = (ctx: Context, id: string) =>
  sql`(select id from project where tenant_id = ${ctx.tenant.id} and ${idOrNumber(id)})`

const summaryRows = (crews: SQL) => sql`
  select c.id, c.name, c.starts, c.ends, ${venueJson}, c.meeting_point as "meetingPoint", ${personJson('chief')} as chief,
    ${placesJson}, d.confirmed_at as "confirmedAt", d.signed_at as "signedAt", d.refused_at as "refusedAt",
    d.released_at as "releasedAt"
  from ${crews}
  join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
  left join person chief on chief.tenant_id = c.tenant_id and chief.id = c.chief_id
  left join delivery_note d on d.tenant_id = c.tenant_id and d.crew_id = c.id
  ${placesOf(sql`project_crew_item i where i.tenant_id = c.tenant_id and i.crew_id = c.id`)}`

/** One crew by its id. */
export const crewSummaryOf = async (ctx: Context<'notFound'>, id: string) =>
  crewSummary(
    ctx,
    await one<SummaryRow>(
      ctx,
      summaryRows(sql`(select * from project_crew where tenant_id = ${ctx.tenant.id} and id = ${id}) c`),
    ),
  )

/** Crews of a project, soonest first. */
export const projectCrewListing = (
  ctx: Context,
  id: string,
): Listing<SummaryRow, z.input<typeof ProjectCrewSummary>> => ({
  among: sql`from project_crew c where c.tenant_id = ${ctx.tenant.id} and c.project_id = ${projectIdOf(ctx, id)}`,
  order: [
    { by: sql`c.starts`, as: 'timestamptz' },
    { by: sql`c.id`, as: 'uuid' },
  ],
  rows: summaryRows(sql`page join project_crew c on c.tenant_id = ${ctx.tenant.id} and c.id = page.id`),
  item: row => crewSummary(ctx, row),
})

/** Whoever reads the note itself is told how it stands: a client once it was released. */
function noteState(ctx: Context, row: SummaryRow) {
  const { who } = ctx
  if (who.kind !== 'user') return null
  const inside = isPlanner(who) || isOffice(who) || (row.chief !== null && row.chief.id === who.personId)
  return inside || row.releasedAt !== null ? stateOf(row) : null
}

const crewSummary = (ctx: Context, row: SummaryRow): z.input<typeof ProjectCrewSummary> => ({
  id: row.id,
  name: row.name,
  starts: iso(row.starts),
  ends: iso(row.ends),
  location: row.location,
  meetingPoint: row.meetingPoint,
  crewChief: row.chief && personRef(ctx, row.chief, ctx.who.kind === 'user'),
  places: placesWire(ctx, row.places),
  deliveryNote: noteState(ctx, row),
})
