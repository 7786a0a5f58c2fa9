import type { Tx } from '../../../server/database/tenant.ts'
import { bookkeeping } from '../../../server/database/tables/bookkeeping.ts'
import {
  invoice,
  invoiceActivity,
  invoiceDocument,
  invoiceItem,
  invoicePayment,
} from '../../../server/database/tables/invoices.ts'
import type { Ids } from '../world/ids.ts'

type Admin = (sql: string, values?: unknown[]) => Promise<unknown>
const at = new Date('2026-06-02T08:00:00Z')
const people = (jobId: string) => [
  {
    jobId,
    name: 'Mara Member',
    from: '2026-06-01T07:00:00.000Z',
    to: '2026-06-01T15:00:00.000Z',
    minutes: 480,
    signedMinutes: null,
    net: 24_000,
  },
]

/** As an agency with the usual chart of accounts has them. */
export const usualBooks = {
  ...{ consultant: 29_098, client: 55_003, yearBegins: 1, accountDigits: 4, debtors: 10_000, bank: 1200 },
  sales: { standard: 8400, reduced: 8300, zero: 8120, reverseCharge: 8337, exempt: 8100 },
}

/** Of the main project: one that is unpaid, one in design and one to be thrown away; one of the other client, unpaid as well. */
export async function insertInvoices(tx: Tx, world: Ids): Promise<void> {
  const { id: tenantId, invoices, projects, persons, companies, contacts, functions, items, crews, uploadFiles } = world
  const charged = (which: 'main' | 'other' | 'draft' | 'gone', number: string | null) => ({
    tenantId,
    id: invoices[which],
    mark: number ?? `D-${which}`,
    number,
    type: 'invoice' as const,
    state: 'design' as const,
    issuerId: companies.own,
    companyId: which === 'other' ? companies.other : companies.client,
    contactId: which === 'other' ? contacts.other : contacts.client,
    projectId: which === 'other' ? projects.other : projects.main,
    clientMark: 'EX',
    reference: 'EX-26-1',
    date: '2026-06-02',
    due: '2026-06-16',
    language: 'en',
    currency: 'EUR',
    taxCode: 'standard' as const,
    taxRate: 1900,
    net: 24_000,
    tax: 4560,
    total: 28_560,
    createdAt: at,
    createdById: persons.office,
  })
  await tx.insert(bookkeeping).values({ tenantId, id: crypto.randomUUID(), companyId: companies.own, ...usualBooks })
  await tx
    .insert(invoice)
    .values([
      charged('main', '2026-0901'),
      charged('other', '2026-0902'),
      charged('draft', null),
      charged('gone', null),
    ])
  await tx.insert(invoiceItem).values(
    (['main', 'other', 'draft'] as const).map(which => ({
      tenantId,
      id: crypto.randomUUID(),
      invoiceId: invoices[which],
      place: 0,
      crewId: which === 'other' ? crews.other : crews.main,
      itemId: items.today,
      functionCaption: 'Stagehand',
      functionCode: 'stagehand',
      minutes: 480,
      ratePerHour: 3000,
      net: 24_000,
      people: people(functions.stagehand),
    })),
  )
  const document = { tenantId, name: 'Order.jpg', createdAt: at, createdById: persons.office, forClient: true }
  await tx.insert(invoiceDocument).values([
    { ...document, id: invoices.document, invoiceId: invoices.main, fileId: uploadFiles.main },
    { ...document, id: invoices.draftDocument, invoiceId: invoices.draft, fileId: uploadFiles.main },
    { ...document, id: invoices.otherDocument, invoiceId: invoices.other, fileId: uploadFiles.other },
  ])
  await tx.raw(
    `update invoice set state = 'unpaid', released_at = $3, released_by_id = $4, sent_at = $3, recipient = 'client@example.test'
      where tenant_id = $1 and id = any($2::uuid[])`,
    [tenantId, [invoices.main, invoices.other], at, persons.office],
  )
  await tx.insert(invoiceActivity).values({
    tenantId,
    id: crypto.randomUUID(),
    invoiceId: invoices.main,
    code: 'released',
    createdAt: at,
    createdById: persons.office,
  })
  await tx.insert(invoicePayment).values({
    tenantId,
    id: crypto.randomUUID(),
    invoiceId: invoices.main,
    amount: 100,
    receivedOn: '2026-06-03',
    createdAt: at,
    createdById: persons.office,
  })
  await tx.raw(`update invoice set paid = 100 where tenant_id = $1 and id = $2`, [tenantId, invoices.main])
}

/** As they were at first, whatever was paid, credited, released or thrown away. */
export async function restoreInvoices(admin: Admin, { id, invoices }: Pick<Ids, 'id' | 'invoices'>) {
  const kept = [invoices.main, invoices.other, invoices.draft, invoices.gone]
  const tables = ['invoice', 'invoice_item', 'invoice_payment', 'invoice_activity']
  for (const table of tables) await admin(`alter table ${table} disable trigger user`)
  await admin(`delete from invoice_payment where tenant_id = $1 and amount <> 100`, [id])
  await admin(`delete from invoice_item where tenant_id = $1 and crew_id is null`, [id])
  await admin(`delete from invoice where tenant_id = $1 and id <> all($2::uuid[])`, [id, kept])
  await admin(
    `insert into invoice (tenant_id, id, mark, type, state, issuer_id, company_id, date, due, language, currency, tax_code, tax_rate,
        net, tax, total)
      select tenant_id, $3, 'D-gone', type, 'design', issuer_id, company_id, date, due, language, currency, tax_code, tax_rate,
        net, tax, total from invoice where tenant_id = $1 and id = $2 on conflict do nothing`,
    [id, invoices.draft, invoices.gone],
  )
  await admin(
    `insert into invoice_document (tenant_id, id, name, created_at, created_by_id, for_client, invoice_id, file_id)
      select tenant_id, $3, name, created_at, created_by_id, for_client, $4, file_id from invoice_document
      where tenant_id = $1 and id = $2 on conflict do nothing`,
    [id, invoices.document, invoices.draftDocument, invoices.draft],
  )
  await admin(
    `update invoice set state = 'design', number = null, released_at = null, released_by_id = null, sent_at = null, file_id = null,
      paid_on = null, recipient = null,
      net = 24000, tax = 4560, total = 28560 where tenant_id = $1 and id = $2`,
    [id, invoices.draft],
  )
  await admin(
    `update invoice set state = 'unpaid', paid = case id when $2 then 100 else 0 end, credited = 0, paid_on = null, file_id = null
      where tenant_id = $1 and id in ($2, $3)`,
    [id, invoices.main, invoices.other],
  )
  for (const table of tables) await admin(`alter table ${table} enable trigger user`)
}
