import type { Tx } from '../../../server/database/tenant.ts'
import { quotation } from '../../../server/database/tables/quotations.ts'
import type { Ids } from '../world/ids.ts'

/** One of the main project and one of the other client's: open ones, that can be answered for long. */
export async function insertQuotations(tx: Tx, world: Ids): Promise<void> {
  const { id: tenantId, quotations, projects, persons, items, crews, functions } = world
  await tx.insert(quotation).values(
    (['main', 'other'] as const).map(which => ({
      tenantId,
      id: quotations[which],
      projectId: projects[which],
      number: `${which}-1`,
      version: 1,
      validUntil: '2030-12-31',
      language: 'en',
      lines: [
        {
          itemId: items.today,
          crew: { id: crews[which], name: 'Load-in' },
          function: { id: functions.stagehand, caption: 'Stagehand', code: 'stagehand' },
          date: '2026-06-20',
          begin: '09:00',
          end: '17:00',
          daysLater: 0,
          amount: 2,
          hours: 480,
          rate: 3100,
          addOns: [],
          sum: 49_600,
          addOn: 0,
          total: 49_600,
        },
      ],
      hours: 960,
      currency: 'EUR',
      total: 49_600,
      fingerprint: 'as it was planned then',
      recipient: 'client@example.test',
      releasedAt: new Date('2026-06-01T08:00:00Z'),
      releasedById: persons.planner,
      createdAt: new Date('2026-06-01T08:00:00Z'),
    })),
  )
}

type Admin = (sql: string, values?: unknown[]) => Promise<unknown>
/** As they were at first, whatever was answered. */
export async function restoreQuotations(
  admin: Admin,
  { id, quotations, projects }: Pick<Ids, 'id' | 'quotations' | 'projects'>,
) {
  await admin(`delete from quotation where tenant_id = $1 and project_id = $2 and id <> $3`, [
    id,
    projects.main,
    quotations.main,
  ])
  await admin(`alter table quotation disable trigger quotation_kept`)
  await admin(`update quotation set state = 'released', answered_at = null where tenant_id = $1 and id = $2`, [
    id,
    quotations.main,
  ])
  await admin(`alter table quotation enable trigger quotation_kept`)
}
