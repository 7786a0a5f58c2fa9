import { positionRequest } from '../../database/tables/positionRequests.ts'
import type { Tx } from '../../database/tenant.ts'
import { idOf } from '../random.ts'
import { insertRows } from '../rows.ts'
import type { SetUp } from '../set-up.ts'
import type { Agency } from '../tenants.ts'
import { addDays } from '../times.ts'

interface Wanted {
  agency: Agency
  setUp: SetUp
  today: string
  now: Date
}
type Shift = {
  id: string
  name: string
  projectId: string
  functionId: string
  personId: string
  startDate: string
  endDate: string | null
  startTime: string
  endTime: string
  timeZone: string
  starts: string
  ends: string
}

/**
 * The client asks for two more on a crew of theirs that is soon on; anew once that is over. Scenes are left alone: what
 * somebody has asked for on one would keep it standing.
 */
export async function keepRequests(tx: Tx, { agency, setUp, today, now }: Wanted): Promise<void> {
  if (setUp.requestedTo !== undefined && setUp.requestedTo >= today) return
  const scenes = Object.values(setUp.scenes).flatMap(scene => scene?.projectId ?? [])
  const [shift] = await tx.raw<Shift>(
    `select c.id, c.name, p.id as "projectId", i.function_id as "functionId", g.person_id as "personId",
        i.start_date as "startDate", i.end_date as "endDate", i.start_time as "startTime", i.end_time as "endTime",
        i.time_zone as "timeZone", i.starts, i.ends
      from login g join person w on w.tenant_id = g.tenant_id and w.id = g.person_id
      join project p on p.tenant_id = g.tenant_id and p.company_id = g.company_id and p.closed_at is null
      join project_crew c on c.tenant_id = p.tenant_id and c.project_id = p.id
      join project_crew_item i on i.tenant_id = c.tenant_id and i.crew_id = c.id
      where g.tenant_id = $1 and g.login = $2 and p.id <> all($3::uuid[]) and i.start_date > $4::date
      order by i.starts, c.id, i.id limit 1`,
    [agency.id, `client@${agency.mailDomain}`, scenes, addDays(today, 2)],
  )
  if (!shift) return
  const { id: crewId, name: crewName, projectId, functionId, personId, starts, ends, ...when } = shift
  await insertRows(tx, positionRequest, [
    {
      tenantId: agency.id,
      id: idOf(`demo request ${agency.key} ${crewId}`),
      projectId,
      crewId,
      crewName,
      functionId,
      ...when,
      starts: new Date(starts),
      ends: new Date(ends),
      amountOfRows: 2,
      note: 'The second truck comes an hour earlier than planned.',
      requestedById: personId,
      createdAt: now,
    },
  ])
  setUp.requestedTo = when.startDate
}
