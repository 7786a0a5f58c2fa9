import { sql } from 'drizzle-orm'
import { readCrewChiefSheet } from '../../../openapi/crewChiefSheets.ts'
import { readDeliveryNote } from '../../../openapi/deliveryNotes.ts'
import { readDocumentFile } from '../../../openapi/documents.ts'
import { readDocumentUploadFile } from '../../../openapi/documentUploads.ts'
import { downloadEmailMessageAttachment } from '../../../openapi/emailMessages.ts'
import { downloadSignedForm, readFormQuestionFile } from '../../../openapi/forms.ts'
import { readInvoiceDocumentFile, readInvoiceFile } from '../../../openapi/invoices.ts'
import { readProjectDocumentFile } from '../../../openapi/projectDocuments.ts'
import { downloadPayroll } from '../../../openapi/payrolls.ts'
import { readQuotationFile } from '../../../openapi/quotations.ts'
import type { RouteDef } from '../../../openapi/route.ts'
import { downloadSignedSecurityCheck } from '../../../openapi/securityChecks.ts'
import type { Context } from './judge.ts'

/** By what a file hangs on: the operation that answers it there. */
const answeredBy = {
  document: readDocumentFile,
  documentUpload: readDocumentUploadFile,
  projectDocument: readProjectDocumentFile,
  formQuestion: readFormQuestionFile,
  form: downloadSignedForm,
  securityCheck: downloadSignedSecurityCheck,
  crewChiefSheet: readCrewChiefSheet,
  deliveryNote: readDeliveryNote,
  invoice: readInvoiceFile,
  invoiceDocument: readInvoiceDocumentFile,
  quotation: readQuotationFile,
  payroll: downloadPayroll,
  emailMessageAttachment: downloadEmailMessageAttachment,
} satisfies Record<string, RouteDef>

type Holding = { kind: keyof typeof answeredBy; id: string }

export interface Holder {
  operation: RouteDef
  /** What stands for `id` in its address. */
  id: string
}

/** Everything a stored file hangs on. A new place for files has its line here, or nobody reads them by their id. */
export async function holdersOf({ tx, tenant }: Pick<Context, 'tx' | 'tenant'>, fileId: string): Promise<Holder[]> {
  const holds = sql`@> jsonb_build_array(jsonb_build_object('id', f.id))`
  const is = sql`@> jsonb_build_object('id', f.id)`
  const { rows } = await tx.execute<Holding>(sql`
    with f as (select tenant_id, id from stored_file where tenant_id = ${tenant.id} and id = ${fileId})
    select 'document' as kind, v.document_id as id from f
      join document_version v on v.tenant_id = f.tenant_id and v.file_id = f.id
    union all select 'document', d.id from f
      join document d on d.tenant_id = f.tenant_id and d.finished_file_id = f.id
    union all select 'documentUpload', u.id from f
      join document_upload u on u.tenant_id = f.tenant_id and u.files ${holds}
    union all select 'projectDocument', p.id from f
      join project_document p on p.tenant_id = f.tenant_id and (p.small_id = f.id or p.file ${is})
    union all select 'formQuestion', q.id from f
      join question_file x on x.tenant_id = f.tenant_id and x.file ${is}
      join form_question q on q.tenant_id = x.tenant_id and q.file_id = x.id
    union all select 'form', a.form_id from f
      join form_paper a on a.tenant_id = f.tenant_id and a.file_id = f.id
    union all select 'securityCheck', c.crew_id from f
      join security_check_paper a on a.tenant_id = f.tenant_id and a.file_id = f.id
      join security_check c on c.tenant_id = a.tenant_id and c.id = a.check_id
    union all select 'crewChiefSheet', s.crew_id from f
      join crew_chief_sheet s on s.tenant_id = f.tenant_id and s.file_id = f.id
    union all select 'deliveryNote', n.crew_id from f
      join delivery_note n on n.tenant_id = f.tenant_id and n.file_id = f.id
    union all select 'invoice', i.id from f
      join invoice i on i.tenant_id = f.tenant_id and i.file_id = f.id
    union all select 'invoiceDocument', i.id from f
      join invoice_document i on i.tenant_id = f.tenant_id and i.file_id = f.id
    union all select 'quotation', o.id from f
      join quotation o on o.tenant_id = f.tenant_id and o.file_id = f.id
    union all select 'payroll', s.payroll_id from f
      join payroll_payslip s on s.tenant_id = f.tenant_id and s.file_id = f.id
    union all select 'emailMessageAttachment', a.id from f
      join email_message_attachment a on a.tenant_id = f.tenant_id and a.file_id = f.id`)
  return rows.map(({ kind, id }) => ({ operation: answeredBy[kind], id }))
}
