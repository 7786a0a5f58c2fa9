import { appUpdateModel } from './app-update/app-update.model.ts'
import { applicationModel } from './application/application.model.ts'
import { approvalModel } from './approval/approval.model.ts'
import { calendarEntryModel } from './calendar-entry/calendar-entry.model.ts'
import { attendanceModel } from './attendance/attendance.model.ts'
import { bulkEditModel } from './bulk-edit/bulk-edit.model.ts'
import { documentSigningModel } from './document-signing/document-signing.model.ts'
import { fillProposalModel } from './fill-proposal/fill-proposal.model.ts'
import { formModel } from './form/form.model.ts'
import { importModel } from './import/import.model.ts'
import { invoiceDraftModel } from './invoice-draft/invoice-draft.model.ts'
import { jobAnswerModel } from './job-answer/job-answer.model.ts'
import { kioskModel } from './kiosk/kiosk.model.ts'
import { leavingModel } from './leaving/leaving.model.ts'
import { outboxModel } from './outbox/outbox.model.ts'
import { codeSetupModel } from './code-setup/code-setup.model.ts'
import { passkeyModel } from './passkey/passkey.model.ts'
import { passwordRecoveryModel } from './password-recovery/password-recovery.model.ts'
import { photosModel } from './photos/photos.model.ts'
import { receiptCaptureModel } from './receipt-capture/receipt-capture.model.ts'
import { securityCheckModel } from './security-check/security-check.model.ts'
import { sessionModel } from './session/session.model.ts'
import { pushSubscriptionModel } from './push-subscription/push-subscription.model.ts'
import { plusCrewDashboardModel } from './plus-crew-dashboard/plus-crew-dashboard.model.ts'
import { putPositionModel } from './put-position/put-position.model.ts'
import { presentationModel } from './presentation/presentation.model.ts'
import { signOffModel } from './sign-off/sign-off.model.ts'
import { toastModel, toastsModel } from './toasts/toasts.model.ts'
import { tokenRefreshModel } from './token-refresh/token-refresh.model.ts'
import { uploadModel } from './upload/upload.model.ts'
import { valueEditorModel } from './value-editor/value-editor.model.ts'
import { visitorScopeModel } from './visitor-scope/visitor-scope.model.ts'
import { walk, type Walked } from './walk.ts'

/** Every modelled machine; a machine that is missing here fails `walk.test.ts`. */
export const machines = [
  sessionModel.machine,
  codeSetupModel.machine,
  passkeyModel.machine,
  passwordRecoveryModel.machine,
  tokenRefreshModel.machine,
  visitorScopeModel.machine,
  attendanceModel.machine,
  kioskModel.machine,
  outboxModel.machine,
  photosModel.machine,
  uploadModel.machine,
  valueEditorModel.machine,
  signOffModel.machine,
  applicationModel.machine,
  jobAnswerModel.machine,
  approvalModel.machine,
  receiptCaptureModel.machine,
  importModel.machine,
  invoiceDraftModel.machine,
  calendarEntryModel.machine,
  bulkEditModel.machine,
  appUpdateModel.machine,
  leavingModel.machine,
  pushSubscriptionModel.machine,
  plusCrewDashboardModel.machine,
  presentationModel.machine,
  putPositionModel.machine,
  fillProposalModel.machine,
  documentSigningModel.machine,
  formModel.machine,
  securityCheckModel.machine,
  toastModel.machine,
  toastsModel.machine,
]

/** Walks all machines; the counts are what the bench prints. */
export const walkAll = async (): Promise<readonly Walked[]> => [
  await walk(sessionModel),
  await walk(codeSetupModel),
  await walk(passkeyModel),
  await walk(passwordRecoveryModel),
  await walk(tokenRefreshModel),
  await walk(visitorScopeModel),
  await walk(attendanceModel),
  await walk(kioskModel),
  await walk(outboxModel),
  await walk(photosModel),
  await walk(uploadModel),
  await walk(valueEditorModel),
  await walk(signOffModel),
  await walk(applicationModel),
  await walk(jobAnswerModel),
  await walk(approvalModel),
  await walk(receiptCaptureModel),
  await walk(importModel),
  await walk(invoiceDraftModel),
  await walk(calendarEntryModel),
  await walk(bulkEditModel),
  await walk(appUpdateModel),
  await walk(leavingModel),
  await walk(pushSubscriptionModel),
  await walk(plusCrewDashboardModel),
  await walk(presentationModel),
  await walk(putPositionModel),
  await walk(fillProposalModel),
  await walk(documentSigningModel),
  await walk(formModel),
  await walk(securityCheckModel),
  await walk(toastModel),
  await walk(toastsModel),
]
