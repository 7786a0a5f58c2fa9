import type { Tx } from '../../../server/database/tenant.ts'
import { positionRequest } from '../../../server/database/tables/positionRequests.ts'
import type { Ids } from '../world/ids.ts'

/** One for the main crew and one of the other client: open ones, for a day to come. */
export async function insertRequests(tx: Tx, world: Ids): Promise<void> {
  const { id: tenantId, requests, projects, crews, functions, persons } = world
  await tx.insert(positionRequest).values(
    (['main', 'other'] as const).map(which => ({
      tenantId,
      id: requests[which],
      projectId: projects[which],
      crewId: crews[which],
      crewName: `${which} crew`,
      functionId: functions.stagehand,
      startDate: '2026-06-20',
      startTime: '09:00',
      endTime: '17:00',
      timeZone: 'Europe/Berlin',
      starts: new Date('2026-06-20T07:00:00Z'),
      ends: new Date('2026-06-20T15:00:00Z'),
      amountOfRows: 2,
      note: 'Two more at the ramp',
      requestedById: persons.client,
      createdAt: new Date('2026-06-09T08:00:00Z'),
    })),
  )
}

type Admin = (sql: string, values?: unknown[]) => Promise<unknown>
/** As they were at first, whatever was answered. */
export async function restoreRequests(admin: Admin, { id, requests }: Pick<Ids, 'id' | 'requests'>) {
  await admin(`delete from project_crew_item where tenant_id = $1 and id = $2`, [id, requests.main])
  await admin(
    `update position_request set state = 'asked', answered_at = null, answered_by_id = null, reason = null
      where tenant_id = $1 and id = $2`,
    [id, requests.main],
  )
}
