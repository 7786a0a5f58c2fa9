import {
  receipt,
  receiptActivity,
  receiptDocument,
  receiptItem,
  receiptTemplate,
} from '../../../server/database/tables/receipts.ts'
import type { Tx } from '../../../server/database/tenant.ts'
import type { Ids } from '../world/ids.ts'

const at = new Date('2026-06-02T08:00:00Z')
type World = Pick<Ids, 'id' | 'receipts' | 'receiptTypes' | 'persons' | 'companies' | 'projects' | 'uploadFiles'>

/** Of the member one in review with a picture, a draft that can be handed in and one to be thrown away; of the stranger one in review. */
export async function insertReceipts(tx: Tx, world: World): Promise<void> {
  const { id: tenantId, receipts, receiptTypes, persons, companies, projects, uploadFiles } = world
  const slip = (which: 'main' | 'draft' | 'gone' | 'other', number: string, state: 'draft' | 'inReview') => ({
    ...{ tenantId, id: receipts[which], number, state, typeId: receiptTypes.fuel, shop: 'Harbour Fuel' },
    ...{ companyId: which === 'other' ? companies.other : companies.client, date: '2026-06-02' },
    ...{ personId: which === 'other' ? persons.stranger : persons.member },
    ...{ projectId: which === 'other' ? projects.other : projects.main, country: 'DE' as const, currency: 'EUR' },
    ...{ paidWith: 'own' as const, total: 7004, createdAt: at, createdById: persons.member },
    ...{ handedInAt: state === 'inReview' ? at : null },
  })
  await tx
    .insert(receipt)
    .values([
      slip('main', 'R-2026-0901', 'inReview'),
      slip('other', 'R-2026-0902', 'inReview'),
      slip('draft', 'R-2026-0903', 'draft'),
      slip('gone', 'R-2026-0904', 'draft'),
    ])
  const item = (id: string, receiptId: string) => ({
    ...{ tenantId, id, receiptId, place: 0, text: 'Diesel, 41.20 l', taxCode: 'standard' as const, taxRate: 1900 },
    ...{ gross: 7004, tax: 1118 },
  })
  await tx
    .insert(receiptItem)
    .values([
      item(receipts.item, receipts.draft),
      item(receipts.itemGone, receipts.gone),
      item(crypto.randomUUID(), receipts.main),
      item(receipts.otherItem, receipts.other),
    ])
  const picture = { tenantId, name: 'slip.jpg', createdAt: at, createdById: persons.member }
  await tx.insert(receiptDocument).values([
    {
      ...{ ...picture, id: receipts.document, receiptId: receipts.main },
      ...{ fileId: uploadFiles.main, smallId: uploadFiles.main },
    },
    {
      ...{ ...picture, id: receipts.otherDocument, receiptId: receipts.other },
      ...{ fileId: uploadFiles.other, smallId: null },
    },
  ])
  await tx.insert(receiptActivity).values({
    ...{ tenantId, id: crypto.randomUUID(), receiptId: receipts.main, code: 'handedIn' },
    ...{ createdAt: at, createdById: persons.member },
  })
  const template = {
    ...{ tenantId, companyId: companies.own, typeId: receiptTypes.fuel, shop: 'Elbe Mobil', country: 'DE' as const },
    ...{ paidWith: 'companyCard' as const, createdAt: at, createdById: persons.office },
    items: [{ text: 'Van, one month', taxCode: 'standard' as const, gross: 89_900 }],
  }
  await tx.insert(receiptTemplate).values([
    { ...template, id: receipts.template, name: 'Van hire' },
    { ...template, id: receipts.templateGone, name: 'Parking, month', companyId: companies.client },
  ])
}

interface Restoring {
  admin: (sql: string, values?: unknown[]) => Promise<unknown>
  test: { database: { withTenant: <T>(id: string, work: (tx: Tx) => Promise<T>) => Promise<T> } }
}

/** As they were at first, whatever was handed in, decided or thrown away. */
export async function restoreReceipts({ admin, test }: Restoring, world: World): Promise<void> {
  const tables = ['receipt', 'receipt_item', 'receipt_document', 'receipt_activity']
  for (const table of tables) await admin(`alter table ${table} disable trigger user`)
  for (const table of tables.toReversed()) await admin(`delete from ${table} where tenant_id = $1`, [world.id])
  for (const table of tables) await admin(`alter table ${table} enable trigger user`)
  await admin('delete from receipt_template where tenant_id = $1', [world.id])
  await admin(`delete from search_word where tenant_id = $1 and kind = 'receipt'`, [world.id])
  await test.database.withTenant(world.id, tx => insertReceipts(tx, world))
}
