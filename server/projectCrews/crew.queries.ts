import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { ProjectCrew } from '../../openapi/projectCrews.ts'
import { isPlanner } from '../access/principal.ts'
import type { Context } from '../context.ts'
import { personRef } from '../people/person-ref.ts'
import { personJson, venueJson } from '../projectCrewItems/fragments.ts'
import { type CaptionColumns, type PersonColumns, iso } from '../wire.ts'
import { one } from '../one.ts'

type CrewRow = {
  id: string
  name: string
  project: { id: string; number: string; name: string; clientMark: string | null }
  location: z.input<typeof ProjectCrew>['location']
  meetingPoint: string | null
  starts: string
  ends: string
  chief: PersonColumns | null
  manager: PersonColumns | null
  contact: { id: string; name: string; role: string; phone: string | null; email: string | null } | null
  members: (PersonColumns & { function: CaptionColumns; jobId: string; itemId: string; mine: boolean })[]
}

const onCrew = sql.raw(`('invited','confirmed','checkedIn','checkedOut','signedOff','noShow')`)

/** Whom the agency has asked and who has not answered is no matter of clients and visitors. */
const knowsAsked = ({ who }: Context) =>
  (['crew', 'planners', 'office'] as const).some(type => who.loginTypes.has(type))

/** One crew with its people, in one query. */
export async function crewWithPeople(ctx: Context<'notFound'>, id: string): Promise<z.input<typeof ProjectCrew>> {
  const row = await one<CrewRow>(
    ctx,
    sql`
    select c.id, c.name, json_build_object('id', p.id, 'number', p.number, 'name', p.name, 'clientMark', p.client_mark) as project,
      ${venueJson}, c.meeting_point as "meetingPoint", c.starts, c.ends, ${personJson('chief')} as chief, ${personJson('manager')} as manager,
      case when k.id is null then null else json_build_object('id', k.id, 'name', k.name, 'role', k.role, 'phone', k.phone, 'email', k.email) end as contact,
      (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.first_name || ' ' || m.last_name, 'phone', m.phone,
          'pictured', exists (select from person_picture pp where pp.tenant_id = m.tenant_id and pp.person_id = m.id),
          'function', json_build_object('id', mf.id, 'caption', mf.caption, 'code', mf.code), 'jobId', s.id, 'itemId', s.item_id, 'mine', coalesce(s.person_id = ${ctx.who.personId}, false))
          order by m.first_name, m.last_name, s.starts), '[]')
        from project_crew_item_status s
        join person m on m.tenant_id = s.tenant_id and m.id = s.person_id
        join project_crew_item mi on mi.tenant_id = s.tenant_id and mi.id = s.item_id
        join lookup mf on mf.tenant_id = mi.tenant_id and mf.id = mi.function_id
        where s.tenant_id = c.tenant_id and s.crew_id = c.id and s.status in ${onCrew} and (${knowsAsked(ctx)} or s.status <> 'invited')) as members
    from project_crew c
    join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
    join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
    left join person chief on chief.tenant_id = c.tenant_id and chief.id = c.chief_id
    left join person manager on manager.tenant_id = p.tenant_id and manager.id = p.manager_id
    left join contact k on k.tenant_id = c.tenant_id and k.id = c.contact_on_site_id
    where c.tenant_id = ${ctx.tenant.id} and c.id = ${id}`,
  )
  return wire(ctx, row)
}

/** Clients and visitors read names, no private phones; the person one turns to on site is the chief, whose phone stays. */
function wire(ctx: Context, row: CrewRow): z.input<typeof ProjectCrew> {
  const { who } = ctx
  const plans = isPlanner(who)
  const leads = plans || (row.chief !== null && row.chief.id === who.personId)
  const own = row.members.find(member => member.mine)
  const colleague = leads || own !== undefined || who.loginTypes.has('office')
  const isVisitor = who.kind !== 'user'
  return {
    id: row.id,
    name: row.name,
    project: row.project,
    location: row.location,
    meetingPoint: row.meetingPoint,
    starts: iso(row.starts),
    ends: iso(row.ends),
    crewChief: row.chief && personRef(ctx, row.chief, !isVisitor),
    contactOnSite: isVisitor ? null : row.contact,
    projectManager: row.manager && personRef(ctx, row.manager),
    members: row.members.map(member => ({ ...personRef(ctx, member, colleague), function: member.function })),
    mine: { leads, plans, jobId: own?.jobId ?? null, projectCrewItemId: own?.itemId ?? null },
  }
}
