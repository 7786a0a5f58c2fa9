import type { TenantWorld } from '../support/world.ts'
import type { UnderTest } from './under-test.ts'
import { type Verdicts, officeOnly } from './verdicts.ts'

/** The office and each client; the books are not planning's unless its agency says so. */
const readers: Verdicts = [403, 403, 403, 403, 403, 'yes', 'yes', 'yes', 403, 403, 403, 401]
/** The office, and the client whose it is. */
const ofTheClient: Verdicts = [403, 403, 403, 403, 403, 'yes', 404, 'yes', 403, 403, 403, 401]
const head = {
  type: 'invoice' as const,
  contactId: null,
  clientMark: 'EX',
  reference: 'EX-26-2',
  title: 'Fork-lift',
  date: '2026-06-10',
  due: '2026-06-24',
  taxCode: 'standard' as const,
  amounts: [{ text: 'Fork-lift, two days', net: 30_000 }],
}

export const underTest: UnderTest = {
  calls: (w: TenantWorld) => ({
    listCompanyInvoices: { id: w.companies.client },
    listProjectInvoices: { id: w.projects.main },
    readInvoice: { id: w.invoices.main },
    listInvoiceItems: { id: w.invoices.main },
    listInvoiceDocuments: { id: w.invoices.main },
    listInvoiceActivities: { id: w.invoices.main },
    readInvoiceFile: { id: w.invoices.main },
    createInvoice: { body: { ...head, companyId: w.companies.client, crewIds: [] } },
    changeInvoice: { id: w.invoices.draft, body: head },
    deleteInvoice: { id: w.invoices.gone },
    releaseInvoice: { id: w.invoices.draft, body: { total: 28_560, email: null } },
    sendInvoice: { id: w.invoices.main, body: { email: 'client@example.test' } },
    addInvoicePayment: { id: w.invoices.main, body: { amount: 1000, receivedOn: '2026-06-12' } },
    creditInvoice: { id: w.invoices.main, body: { reason: 'Late fork-lift', net: 1000 } },
    createInvoiceDocument: { id: w.invoices.main, body: { uploadId: w.uploads.office, forClient: true } },
    deleteInvoiceDocument: { id: w.invoices.draftDocument },
    readInvoiceDocumentFile: { id: w.invoices.document },
  }),
  verdicts: {
    listInvoices: readers,
    readInvoicesOverview: readers,
    listInvoicePositions: officeOnly,
    listCompanyInvoices: ofTheClient,
    listProjectInvoices: ofTheClient,
    readInvoice: ofTheClient,
    listInvoiceItems: ofTheClient,
    listInvoiceDocuments: ofTheClient,
    listInvoiceActivities: ofTheClient,
    readInvoiceFile: ofTheClient,
    createInvoice: officeOnly,
    changeInvoice: officeOnly,
    deleteInvoice: officeOnly,
    releaseInvoice: officeOnly,
    sendInvoice: officeOnly,
    addInvoicePayment: officeOnly,
    creditInvoice: officeOnly,
    createInvoiceDocument: officeOnly,
    deleteInvoiceDocument: officeOnly,
    readInvoiceDocumentFile: ofTheClient,
  },
  paths: {
    '/invoices': { main: w => w.invoices.main, other: w => w.invoices.other },
    '/invoiceDocuments': { main: w => w.invoices.document, other: w => w.invoices.otherDocument },
  },
  bodies: {
    'createInvoice companyId': { main: w => w.companies.client, other: w => w.companies.own },
    'createInvoice contactId': { main: w => w.contacts.client, other: w => w.contacts.other },
    'changeInvoice contactId': { main: w => w.contacts.client, other: w => w.contacts.other },
    'createInvoiceDocument uploadId': { main: w => w.uploads.office, other: w => w.uploads.other },
  },
}
