import { dataImport, importRow } from '../../../server/database/tables/imports.ts'
import type { Tx } from '../../../server/database/tenant.ts'
import type { Ids } from '../world/ids.ts'

/** Two tables of clients: one that was looked through, with a row that is new and one that is wrong, and one that was not. */
export async function insertImports(tx: Tx, { id: tenantId, imports, persons }: Ids): Promise<void> {
  const table = {
    ...{ tenantId, kind: 'companies', since: new Date('2026-06-10T06:00:00Z'), createdById: persons.office },
    ...{ head: ['Nr', 'Firma', 'E-Mail'], columns: ['number', 'name', 'contactEmail'], rows: 2 },
    sample: [
      ['501', 'Hanse Konzerte GmbH', 'office@hanse.example'],
      ['502', 'Elbarena', 'arena'],
    ],
    createdAt: new Date('2026-06-10T06:00:00Z'),
  }
  const fates = { wrong: 1, double: 0, ambiguous: 0, new: 1, changes: 0, same: 0 }
  await tx.insert(dataImport).values([
    {
      ...table,
      id: imports.main,
      fileName: 'clients.csv',
      state: 'checked',
      revision: 1,
      done: 2,
      fates,
      fingerprint: '',
    },
    { ...table, id: imports.other, fileName: 'others.csv', state: 'columns' },
  ])
  const row = { tenantId, importId: imports.main, place: '', changes: [], matches: [] }
  await tx.insert(importRow).values([
    {
      ...{
        ...row,
        id: crypto.randomUUID(),
        line: 2,
        fate: 'new',
        number: '501',
        name: 'Hanse Konzerte GmbH',
        problems: [],
      },
      values: { number: '501', name: 'Hanse Konzerte GmbH', contactEmail: 'office@hanse.example' },
    },
    {
      ...{ ...row, id: crypto.randomUUID(), line: 3, fate: 'wrong', number: '502', name: 'Elbarena' },
      ...{ values: {}, problems: [{ field: 'contactEmail', reason: 'notEmail', text: 'arena' }] },
    },
  ])
}
