import type { MailKindCode } from '../domain/emailMessages/mail-kinds.ts'
import { lapseInvitations } from './bestPersons/lapse.ts'
import { mailLink } from './auth/request-link.ts'
import { deliveryNotePdf, withoutNote } from './deliveryNotes/note-file.ts'
import { renderDeliveryNote, sweepNotes } from './deliveryNotes/render-note.ts'
import { finishDocument, sweepDocuments } from './documents/finish/finish.ts'
import { renderCalendarWithdrawn } from './mail/kinds/calendar-withdrawn.ts'
import { renderCannotCome } from './mail/kinds/cannot-come.ts'
import { renderCrewMessage } from './mail/kinds/crew-message.ts'
import { renderJobNotice } from './mail/kinds/job-notice.ts'
import { signedForm, withoutForm } from './forms/form-paper.ts'
import { renderFormPaper } from './mail/kinds/form-paper.ts'
import { renderCrewChiefSheet } from './mail/kinds/crew-chief-sheet.ts'
import { renderDeliveryNote as renderNoteMail } from './mail/kinds/delivery-note.ts'
import { renderDocumentAsked } from './mail/kinds/document-asked.ts'
import { renderDocumentDecided } from './mail/kinds/document-decided.ts'
import { renderDocumentFinished } from './mail/kinds/document-finished.ts'
import { renderDocumentTurn } from './mail/kinds/document-turn.ts'
import { renderPayslip } from './mail/kinds/payslip.ts'
import { renderPasswordLink } from './mail/kinds/password-link.ts'
import { renderSecurityCheck } from './mail/kinds/security-check.ts'
import { renderVacationAnswered } from './mail/kinds/vacation-answered.ts'
import { reckonProposal, sweepProposals } from './fillProposals/reckon.ts'
import { type InvoiceOf, renderInvoiceMail } from './mail/kinds/invoice.ts'
import { type QuotationOf, renderQuotationAnswered, renderQuotationMail } from './mail/kinds/quotation.ts'
import type { Renderer } from './mail/renderer.ts'
import { sendMail } from './mail/send-mail.ts'
import { sweepMails } from './mail/sweep-mails.ts'
import { sendPush } from './push/send-push.ts'
import { remindOfCalls, sweepPushes } from './push/sweep-pushes.ts'
import { makeDataExport } from './dataExports/make-export.ts'
import { sweepExports } from './dataExports/sweep-exports.ts'
import { forgetNames } from './personPrivacy/forget-names.ts'
import { withdrawUnread } from './publicCalendarSubscriptions/withdraw-unread.ts'
import { invoiceContent, readPaper, withoutInvoice } from './invoices/invoice-file.ts'
import { checkImport } from './imports/check-job.ts'
import { sweepImports } from './imports/job.ts'
import { takeImport } from './imports/take-job.ts'
import { expireQuotations } from './quotations/expire.ts'
import { signedCheck, withoutCheck } from './securityChecks/signed-check.ts'
import { quotationBytes, readQuotation, renderQuotation, sweepQuotations } from './quotations/quotation-file.ts'
import type { Work } from './queue/work.ts'

const charged: InvoiceOf = async (services, tenant, id) => {
  const drawing = { services, tenant, now: services.now(), refuse: withoutInvoice }
  const paper = await readPaper(drawing, id)
  return { paper, pdf: await invoiceContent(drawing, paper) }
}
const offered: QuotationOf = async (services, tenant, id) => {
  const row = await readQuotation(services, tenant.id, id, () => new Error('a quotation is gone'))
  return { row, pdf: await quotationBytes(services, tenant, row) }
}

/** What each kind of mail says; devices are told the same. */
const renderers = {
  passwordLink: renderPasswordLink,
  deliveryNote: renderNoteMail((services, tenant, crewId) => deliveryNotePdf(services, tenant, crewId, withoutNote)),
  securityCheck: renderSecurityCheck((services, tenant, which) =>
    signedCheck({ services, tenant, now: services.now(), refuse: withoutCheck }, which),
  ),
  formPaper: renderFormPaper((services, tenant, which) =>
    signedForm({ services, tenant, now: services.now(), refuse: withoutForm }, which),
  ),
  crewChiefSheet: renderCrewChiefSheet,
  cannotCome: renderCannotCome,
  jobNotice: renderJobNotice,
  crewMessage: renderCrewMessage,
  calendarWithdrawn: renderCalendarWithdrawn,
  vacationAnswered: renderVacationAnswered,
  documentDecided: renderDocumentDecided,
  documentTurn: renderDocumentTurn,
  documentAsked: renderDocumentAsked,
  documentFinished: renderDocumentFinished,
  payslip: renderPayslip,
  invoice: renderInvoiceMail(charged),
  quotation: renderQuotationMail(offered),
  quotationAnswered: renderQuotationAnswered(offered),
} satisfies Record<MailKindCode, Renderer>

/** Everything the server does without being asked at that moment. */
export const work: Work = {
  tasks: {
    sendMail: sendMail(renderers),
    sendPush: sendPush(renderers),
    passwordLink: mailLink,
    renderDeliveryNote,
    renderQuotation,
    reckonProposal,
    finishDocument,
    checkImport,
    takeImport,
    makeDataExport,
  },
  sweeps: [
    sweepMails,
    sweepPushes,
    remindOfCalls,
    sweepNotes,
    lapseInvitations,
    sweepProposals,
    sweepQuotations,
    expireQuotations,
    withdrawUnread,
    sweepDocuments,
    sweepImports,
    forgetNames,
    sweepExports,
  ],
}
