import { crewPreference } from '../../../server/database/tables/crewMembers.ts'
import { plannerCrew, plannerCrewFunction } from '../../../server/database/tables/plannerCrews.ts'
import type { Tx } from '../../../server/database/tenant.ts'
import type { Ids } from '../world/ids.ts'

/** A crew of stagehands for each client with one member, and one of the agency's for a town. */
export async function insertPlannerCrews(tx: Tx, world: Ids): Promise<void> {
  const { id, fresh, persons, companies, functions, plannerCrews, memberships } = world
  const createdAt = new Date('2026-05-05T08:00:00Z')
  const crew = { tenantId: id, plannerId: persons.planner, createdAt }
  await tx.insert(plannerCrew).values([
    { ...crew, id: plannerCrews.main, name: 'Regulars of the client', companyId: companies.client },
    { ...crew, id: plannerCrews.other, name: 'Regulars of the other', companyId: companies.other },
    { ...crew, id: plannerCrews.agency, name: 'Riggers in Berlin', city: 'Berlin' },
  ])
  await tx.insert(plannerCrewFunction).values([
    { tenantId: id, id: fresh(), plannerCrewId: plannerCrews.main, functionId: functions.stagehand },
    { tenantId: id, id: fresh(), plannerCrewId: plannerCrews.agency, functionId: functions.rigger },
  ])
  const member = {
    tenantId: id,
    kind: 'favourite',
    assignmentType: 'regular',
    reason: '',
    authorId: persons.planner,
    createdAt,
  }
  await tx.insert(crewPreference).values([
    {
      ...member,
      id: memberships.main,
      personId: persons.chief,
      companyId: companies.client,
      plannerCrewId: plannerCrews.main,
    },
    {
      ...member,
      id: memberships.other,
      personId: persons.stranger,
      companyId: companies.other,
      plannerCrewId: plannerCrews.other,
    },
  ])
}

/** What was ended of them stands again, under its id; whoever else joined is gone. */
export async function restoreMemberships(
  admin: (text: string, values?: unknown[]) => Promise<unknown>,
  { main, other }: Readonly<Record<'main' | 'other', string>>,
): Promise<void> {
  await admin('delete from crew_preference where planner_crew_id is not null and id <> all($1)', [[main, other]])
  await admin('update crew_preference set ended_at = null, ended_by_id = null where id = any($1)', [[main, other]])
}
