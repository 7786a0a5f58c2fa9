import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Roster } from '../../openapi/kiosks.ts'
import type { Context } from '../context.ts'
import { venueJson } from '../projectCrewItems/fragments.ts'
import { iso, isoOrNull } from '../wire.ts'
import { one } from '../one.ts'

type Lines = z.input<typeof Roster>['lines']
type RosterRow = {
  crew: { id: string; name: string }
  kiosk: { id: string; label: string }
  location: z.input<typeof Roster>['location']
  meetingPoint: string | null
  crewChief: { name: string } | null
  lines: Lines
}

/** Who is expected at a kiosk, in one query. No phones and no remarks: the tablet hangs in public. */
export async function roster(ctx: Context<'notFound'>, crewId: string): Promise<z.input<typeof Roster>> {
  const { tenant, who, services } = ctx
  const row = await one<RosterRow>(
    ctx,
    sql`
    select json_build_object('id', c.id, 'name', c.name) as crew, ${venueJson}, c.meeting_point as "meetingPoint",
      (select json_build_object('id', k.id, 'label', k.label) from kiosk k
        where k.tenant_id = c.tenant_id and k.login_id = ${who.loginId}) as kiosk,
      case when chief.id is null then null else json_build_object('name', chief.first_name || ' ' || chief.last_name) end as "crewChief",
      (select coalesce(json_agg(json_build_object('id', s.id, 'projectCrewItemId', s.item_id, 'projectCrewItem', s.item_id,
          'person', json_build_object('id', m.id, 'firstName', m.first_name, 'lastName', m.last_name, 'pin', m.kiosk_pin is not null,
            'pictured', exists (select from person_picture pp where pp.tenant_id = m.tenant_id and pp.person_id = m.id)),
          'function', json_build_object('id', f.id, 'caption', f.caption, 'code', f.code), 'task', i.task,
          'starts', s.starts, 'ends', s.ends, 'startTime', i.start_time, 'endTime', i.end_time, 'status', s.status,
          'preCallAt', s.pre_call_at, 'checkInAt', s.check_in_at, 'checkOutAt', s.check_out_at)
          order by m.first_name, m.last_name, s.starts, s.id), '[]')
        from project_crew_item_status s
        join person m on m.tenant_id = s.tenant_id and m.id = s.person_id
        join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
        join lookup f on f.tenant_id = i.tenant_id and f.id = i.function_id
        where s.tenant_id = c.tenant_id and s.crew_id = c.id
          and s.status in ('confirmed','checkedIn','checkedOut','signedOff')) as lines
    from project_crew c
    join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
    left join person chief on chief.tenant_id = c.tenant_id and chief.id = c.chief_id
    where c.tenant_id = ${tenant.id} and c.id = ${crewId}`,
  )
  return {
    ...row,
    timeZone: row.location.timeZone,
    checkInOpensMinutes: tenant.settings.checkInOpensMinutes,
    pinRequired: tenant.settings.kioskPin === true,
    sealKey: services.pinSeal.publicKey,
    lines: row.lines.map(line => ({
      ...line,
      starts: iso(line.starts),
      ends: iso(line.ends),
      preCallAt: isoOrNull(line.preCallAt),
      checkInAt: isoOrNull(line.checkInAt),
      checkOutAt: isoOrNull(line.checkOutAt),
    })),
  }
}
