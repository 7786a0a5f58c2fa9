import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { PunchEntry } from '../../openapi/punches.ts'
import { onCrew } from '../access/on-crew.ts'
import { isOffice, isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'
import { punchesJson } from './fragments.ts'
import type { PunchedJob } from './punched-job.ts'

export type Entry = z.output<typeof PunchEntry>

/** A line an entry is for, and what the caller is to its crew. */
export type BatchLine = PunchedJob & {
  itemId: string
  crewId: string
  companyId: string
  onCrew: boolean
  kioskPin: string | null
  kiosk: { id: string; closed: boolean } | null
}

export const personOfEntry = (ctx: Context, { personId }: Entry): string | null => personId ?? ctx.who.personId

/** Locks the lines of all entries, in one order for everybody, and reads their punches: two queries however many. */
export async function lockLines(ctx: Context, entries: readonly Entry[]): Promise<Map<string, BatchLine>> {
  const pairs = JSON.stringify(
    entries.map(entry => ({ item_id: entry.projectCrewItemId, person_id: personOfEntry(ctx, entry) })),
  )
  const { rows: locked } = await ctx.tx.execute<{ id: string }>(sql`
    select s.id from project_crew_item_status s
    where s.tenant_id = ${ctx.tenant.id} and s.id in (select o.id from project_crew_item_status o
      join (select distinct item_id, person_id from jsonb_to_recordset(${pairs}::jsonb) as n (item_id uuid, person_id uuid)) n
        on o.tenant_id = ${ctx.tenant.id} and o.item_id = n.item_id and o.person_id = n.person_id)
    order by s.id for no key update`)
  if (!locked.length) return new Map()
  const ids = JSON.stringify(locked.map(({ id }) => id))
  const { rows } = await ctx.tx.execute<BatchLine>(sql`
    select s.id, s.status, s.person_id as "personId", s.item_id as "itemId", s.crew_id as "crewId", s.starts, s.ends,
      s.check_in_at as "checkInAt", l.latitude, l.longitude, l.radius, c.chief_id as "chiefId", p.company_id as "companyId",
      exists (select from project_crew_item_status o where o.tenant_id = s.tenant_id and o.crew_id = s.crew_id
        and o.person_id = ${ctx.who.personId} and o.status in ${onCrew}) as "onCrew",
      m.kiosk_pin as "kioskPin", (select json_build_object('id', k.id, 'closed',
        coalesce(k.revoked_at <= ${ctx.now}, false)) from kiosk k
        where k.tenant_id = s.tenant_id and k.login_id = ${ctx.who.loginId}) as kiosk, ${punchesJson} as punches
    from (select x::uuid as id from jsonb_array_elements_text(${ids}::jsonb) as x) n
    join project_crew_item_status s on s.tenant_id = ${ctx.tenant.id} and s.id = n.id
    join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
    join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
    join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
    join person m on m.tenant_id = s.tenant_id and m.id = s.person_id`)
  return new Map(rows.map(row => [`${row.itemId} ${row.personId}`, row]))
}

/** Whether the caller leads the crew of a line, and may take back, state and accept what others punched. */
export const leadsLine = ({ who }: Context, { chiefId }: { chiefId: string | null }): boolean =>
  isPlanner(who) || (chiefId !== null && chiefId === who.personId)

/** The line of an entry, if the caller may punch on it. Throws `notFound` or `crewChiefOnly`, as the single call does. */
export function lineOf(
  ctx: Context<'notFound' | 'crewChiefOnly'>,
  entry: Entry,
  lines: ReadonlyMap<string, BatchLine>,
): BatchLine {
  const { who } = ctx
  const line = lines.get(`${entry.projectCrewItemId} ${personOfEntry(ctx, entry)}`)
  if (!line) throw ctx.refuse('notFound')
  if (who.kind === 'kiosk') {
    if (line.crewId !== who.subjectId) throw ctx.refuse('notFound')
    return line
  }
  if (line.personId === who.personId || leadsLine(ctx, line)) return line
  const reads = line.onCrew || isOffice(who) || (who.loginTypes.has('clients') && who.companyId === line.companyId)
  throw ctx.refuse(reads ? 'crewChiefOnly' : 'notFound')
}
