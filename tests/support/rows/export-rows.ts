import { dataExport } from '../../../server/database/tables/dataExports.ts'
import type { Tx } from '../../../server/database/tenant.ts'
import type { Ids } from '../world/ids.ts'
import type { Stage } from '../stage.ts'

/** Two exports of all data: one to have, one to take away. Neither has a piece, as if it held nothing. */
export async function insertExports(
  tx: Tx,
  { id: tenantId, dataExports, persons }: Pick<Ids, 'id' | 'dataExports' | 'persons'>,
) {
  const at = new Date('2026-06-10T06:00:00Z')
  const row = {
    tenantId,
    state: 'ready' as const,
    since: at,
    createdAt: at,
    size: 0,
    done: 9,
    total: 9,
    createdById: persons.office,
  }
  await tx
    .insert(dataExport)
    .values([
      { ...row, id: dataExports.main },
      { ...row, id: dataExports.gone },
    ])
    .onConflictDoNothing()
}

/** As they were at first, and none is being made. */
export async function restoreExports({ admin, test, world }: Pick<Stage, 'admin' | 'test' | 'world'>) {
  await admin(`delete from data_export where state = 'making'`)
  await test.database.withTenant(world.a.id, tx => insertExports(tx, world.a))
}
