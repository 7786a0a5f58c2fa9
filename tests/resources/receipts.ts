import type { TenantWorld } from '../support/world.ts'
import type { UnderTest } from './under-test.ts'
import { type Verdicts, officeOnly } from './verdicts.ts'

/** Whoever hands slips in, and the office; planning and clients have the right only where their agency says so. */
const staff: Verdicts = ['yes', 'yes', 'yes', 'yes', 403, 403, 403, 'yes', 403, 403, 403, 401]
/** Of the member: nobody else of the crew, and the office. */
const members: Verdicts = ['yes', 404, 404, 404, 403, 403, 403, 'yes', 403, 403, 403, 401]
/** What is added was uploaded by the member. */
const memberAlone: Verdicts = ['yes', 404, 404, 404, 403, 403, 403, 404, 403, 403, 403, 401]
/** For their project: of the crew only whoever is on it. */
const onTheProject: Verdicts = ['yes', 'yes', 'yes', 404, 403, 403, 403, 'yes', 403, 403, 403, 401]

const head = (w: TenantWorld) => ({
  ...{ typeId: w.receiptTypes.fuel, shop: 'Harbour Fuel', date: '2026-06-09', country: 'DE' as const },
  ...{ paidWith: 'own' as const, projectId: w.projects.main, total: 7004 },
})
const item = { text: 'Diesel, 41.20 l', taxCode: 'standard' as const, gross: 7004 }

export const underTest: UnderTest = {
  calls: (w: TenantWorld) => ({
    listCompanyReceipts: { id: w.companies.client },
    listCompanyReceiptTemplates: { id: w.companies.own },
    createReceiptTemplate: { body: { receiptId: w.receipts.draft, name: 'Fuel of the van' } },
    deleteReceiptTemplate: { id: w.receipts.templateGone },
    readReceipt: { id: w.receipts.main },
    listReceiptItems: { id: w.receipts.main },
    listReceiptDocuments: { id: w.receipts.main },
    listReceiptActivities: { id: w.receipts.main },
    createReceipt: { body: { ...head(w), items: [item] } },
    changeReceipt: { id: w.receipts.draft, body: head(w) },
    deleteReceipt: { id: w.receipts.gone },
    copyReceipt: { id: w.receipts.main },
    handInReceipt: { id: w.receipts.draft },
    withdrawReceipt: { id: w.receipts.main },
    approveReceipt: { id: w.receipts.main },
    declineReceipt: { id: w.receipts.main, body: { reason: 'The slip cannot be read' } },
    createReceiptItem: { id: w.receipts.draft, body: item },
    changeReceiptItem: { id: w.receipts.item, body: item },
    deleteReceiptItem: { id: w.receipts.itemGone },
    createReceiptDocument: { id: w.receipts.draft, body: { uploadId: w.uploads.whole } },
    createReceiptActivity: { id: w.receipts.main, body: { text: 'The deposit comes back on Friday.' } },
    readReceiptDocumentFile: { id: w.receipts.document },
  }),
  verdicts: {
    listReceipts: staff,
    readReceiptsOverview: staff,
    listCompanyReceipts: officeOnly,
    listCompanyReceiptTemplates: officeOnly,
    listReceiptTemplates: staff,
    createReceiptTemplate: officeOnly,
    deleteReceiptTemplate: officeOnly,
    readReceipt: members,
    listReceiptItems: members,
    listReceiptDocuments: members,
    listReceiptActivities: members,
    createReceipt: onTheProject,
    changeReceipt: members,
    deleteReceipt: members,
    copyReceipt: members,
    handInReceipt: members,
    withdrawReceipt: members,
    approveReceipt: officeOnly,
    declineReceipt: officeOnly,
    createReceiptItem: members,
    changeReceiptItem: members,
    deleteReceiptItem: members,
    createReceiptDocument: memberAlone,
    createReceiptActivity: members,
    readReceiptDocumentFile: members,
  },
  paths: {
    '/receipts': { main: w => w.receipts.main, other: w => w.receipts.other },
    '/receiptItems': { main: w => w.receipts.item, other: w => w.receipts.otherItem },
    '/receiptDocuments': { main: w => w.receipts.document, other: w => w.receipts.otherDocument },
    '/receiptTemplates': { main: w => w.receipts.template, other: w => w.receipts.templateGone },
  },
  bodies: {
    'createReceipt typeId': { main: w => w.receiptTypes.fuel, other: w => w.functions.rigger },
    'createReceipt projectId': { main: w => w.projects.main, other: w => w.projects.other },
    'changeReceipt typeId': { main: w => w.receiptTypes.fuel, other: w => w.functions.rigger },
    'changeReceipt projectId': { main: w => w.projects.main, other: w => w.projects.other },
    // Every receipt is the office's: something else is none.
    'createReceiptTemplate receiptId': { main: w => w.receipts.main, other: w => w.invoices.main },
    'createReceiptDocument uploadId': { main: w => w.uploads.whole, other: w => w.uploads.other },
  },
}
