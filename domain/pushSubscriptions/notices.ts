import type { LogCode } from '../../openapi/activities.ts'
import type { MailKindCode } from '../emailMessages/mail-kinds.ts'

/** What the crew is told at once of their own shifts. */
export const jobNotices = [
  'invited',
  'confirmed',
  'changed',
  'notNeeded',
  'reactivated',
  'lapsed',
  'reminder',
  'message',
] as const
export type JobNotice = (typeof jobNotices)[number]

/** `whom`: whose matter it is, unless they did it themselves; `all`: everybody who is invited or confirmed there, where the call moves. */
type LogNotice = { notice: JobNotice; to: 'whom' | 'all' }
const whom = (notice: JobNotice): LogNotice => ({ notice, to: 'whom' })
const all = (notice: JobNotice): LogNotice => ({ notice, to: 'all' })

/** Those a mail is written of to whoever has no device. A word to the crew is a mail of its own, a reminder comes too late for one. */
export const mailedNotices = ['invited', 'confirmed', 'changed', 'notNeeded', 'reactivated', 'lapsed'] as const

/**
 * Those of them an agency may leave to the app: they answer what somebody did. Whoever is asked, moved or called off is
 * always written to, and so is everybody whose call is near. The function `queue_job_mail` carries it out.
 */
export const mailChoices = ['confirmed', 'lapsed'] as const satisfies (typeof mailedNotices)[number][]
export type MailedChoices = Record<(typeof mailChoices)[number], boolean>

/**
 * Whether a line of the log is told at once, and to whom. The trigger `push_activity` of the database carries it out, so
 * that nobody who writes a line can forget it.
 */
export const noticeOfLog: Readonly<Record<LogCode, LogNotice | null>> = {
  personInvited: whom('invited'),
  personConfirmed: whom('confirmed'),
  personNotNeeded: whom('notNeeded'),
  personReactivated: whom('reactivated'),
  invitationLapsed: whom('lapsed'),
  crewChanged: all('changed'),
  positionChanged: all('changed'),
  // Their own doing; planning and the chief are told of what matters to them by mail, and by what `isPushed`.
  personApplied: null,
  applicationWithdrawn: null,
  answerTakenBack: null,
  personDeclined: null,
  personCancelled: null,
  // Said by a person, face to face or by telephone.
  personNoShow: null,
  // Of the project, which planning has before its eyes.
  projectCreated: null,
  projectCopied: null,
  projectChanged: null,
  projectClosed: null,
  projectReopened: null,
  projectLogoChanged: null,
  projectLogoRemoved: null,
  crewAdded: null,
  crewRemoved: null,
  positionAdded: null,
  positionRemoved: null,
  hoursSigned: null,
  clientSigned: null,
  clientRefused: null,
  securityCheckSent: null,
  crewChiefSheetReleased: null,
  visitorLinkRenewed: null,
  quotationReleased: null,
  quotationAccepted: null,
  quotationDeclined: null,
  quotationWithdrawn: null,
  quotationExpired: null,
  positionRequested: null,
  positionRequestWithdrawn: null,
  positionRequestAccepted: null,
  positionRequestDeclined: null,
  papersExported: null,
  // Of the books, which the office has before its eyes.
  bankAccountChanged: null,
  personDetailsChanged: null,
  personExported: null,
  personErased: null,
  personNameGone: null,
  dataExportAsked: null,
  dataExportTaken: null,
  companyAccountChanged: null,
  transfersSent: null,
  transfersNotSent: null,
  transferReturned: null,
  payrollMappingChanged: null,
  payrollNumberChanged: null,
  payrollNetsTaken: null,
  importTaken: null,
  // Whose it is, is told by mail, which devices are told of.
  payslipTaken: null,
  payslipReplaced: null,
  payslipRemoved: null,
  // Of the agency itself, which its log says.
  settingsChanged: null,
  markChanged: null,
  markRemoved: null,
  rightGiven: null,
  rightTaken: null,
  loginInvited: null,
  loginChanged: null,
  loginEnded: null,
  loginCodesEnded: null,
  hostAdded: null,
  hostRemoved: null,
  openIdChanged: null,
}

/** Fields of a call: whoever is on it has to know when one of them moves. */
export const callFields = ['location', 'meetingPoint', 'startDate', 'endDate', 'startTime', 'endTime'] as const

/** Mails that are said to the recipient's devices as well; the trigger `push_mail` carries it out. */
export const isPushed: Readonly<Record<MailKindCode, boolean>> = {
  cannotCome: true,
  // Whoever has a device is told there and gets no mail.
  jobNotice: false,
  crewMessage: false,
  crewChiefSheet: true,
  vacationAnswered: true,
  documentTurn: true,
  documentAsked: true,
  documentFinished: true,
  documentDecided: true,
  payslip: true,
  calendarWithdrawn: true,
  // Opens an account: nothing of it stands on a locked screen.
  passwordLink: false,
  // Carry a paper to somebody who asked for it.
  formPaper: false,
  securityCheck: false,
  deliveryNote: false,
  invoice: false,
  quotation: false,
  quotationAnswered: true,
}
