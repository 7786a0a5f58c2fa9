/** What our mails say. Values in braces are filled in; nobody translates them. */
export const en = {
  hello: 'Hello {name},',
  helloYou: 'Hello,',
  regards: 'Kind regards',
  questions: 'Questions? We are glad to help: {contact}',
  address: 'If the button does nothing, copy this address into your browser:',
  once: 'The link works once, until {until}.',

  forgottenSubject: 'Set a new password',
  forgottenIntro: 'you asked for a new password for your login {login} at {agency}. Set one here:',
  forgottenButton: 'Set a new password',
  forgottenNotYou:
    'You did not ask for this? Then there is nothing you need to do: your password stays as it is, and nobody can change it without this mail.',

  renewSubject: 'Renew your password',
  renewIntro: 'it is time for a new password for your login {login} at {agency}. Choose one here:',
  renewButton: 'Choose a new password',
  renewNotYou:
    'You did not ask for this? Then there is nothing you need to do: your password stays as it is, and nobody can change it without this mail.',

  welcomeSubject: 'Welcome to {agency}',
  welcomeIntro:
    '{agency} has set up a login for you: {login}. Choose a password, and your jobs, times and documents are at hand.',
  welcomeButton: 'Choose a password',
  welcomeNotYou:
    'You do not know {agency}, or expected no mail from us? Then ignore this one: without a password the login cannot be used.',

  cannotComeSubject: '{person} cannot come: {project}',
  cannotComeIntro: '{person} cannot come to this job:',
  cannotComeJob: 'Function',
  cannotComePlace: 'Place',
  cannotComePhone: 'Phone',
  cannotComeReason: 'Reason',
  cannotComeButton: 'Open the crew',

  calendarWithdrawnSubject: '“{name}” is withdrawn: no calendar read it',
  calendarWithdrawnIntro:
    'no calendar has read your address “{name}” for 90 days, so it was withdrawn. Whoever still has it reads nothing by it any more.',
  calendarWithdrawnAgain: 'You miss your shifts in a calendar? Add a new address in your profile.',
  calendarWithdrawnButton: 'Open the profile',

  vacationApprovedSubject: 'Your vacation is approved: {days}',
  vacationDeclinedSubject: 'Your vacation is declined: {days}',
  vacationApprovedIntro: 'your request for vacation is approved.',
  vacationDeclinedIntro: 'your request for vacation is declined.',
  vacationDays: 'Days',
  vacationBy: 'Answered by',
  vacationAnswer: 'Answer',
  vacationButton: 'Open the calendar',

  documentApprovedSubject: 'Approved: {name}',
  documentDeclinedSubject: 'Not approved: {name}',
  documentApprovedIntro: 'what you uploaded is approved and counts from now on.',
  documentDeclinedIntro: 'what you uploaded is not approved. Please upload it once more.',
  documentDecidedPicture: 'Your picture',
  documentDecidedName: 'Document',
  documentDecidedUntil: 'Valid until',
  documentDecidedReason: 'Why',
  documentDecidedBy: 'Decided by',
  documentDecidedButton: 'Open the document',

  invoiceSubject: 'Invoice {number}',
  invoiceIntro: 'our invoice {number} is attached.',
  invoiceReference: 'Your reference',
  invoiceTotal: 'Total',
  invoiceDue: 'Due',
  invoiceButton: 'Open the invoice',
  quotationSubject: 'Quotation {number}: {project}',
  quotationIntro:
    'attached is our quotation {number}. You can accept it with your signature, or decline it, in your project.',
  quotationTotal: 'Total, before tax',
  quotationValid: 'Valid until',
  quotationButton: 'Open the project',
  quotationAcceptedSubject: 'Quotation {number} was accepted: {project}',
  quotationAcceptedIntro: '{name} has accepted quotation {number} for the client. The project is confirmed.',
  quotationDeclinedSubject: 'Quotation {number} was declined: {project}',
  quotationDeclinedIntro: '{name} has declined quotation {number} for the client: “{reason}”',

  documentTurnSubject: 'Please sign: {name}',
  documentTurnIntro: '{name} waits for your signature.',
  documentAgainSubject: 'Reminder, please sign: {name}',
  documentAgainIntro: '{name} still waits for your signature.',
  documentTurnOrder: 'It is your turn: everybody before you has signed.',
  documentTurnButton: 'Open the document',
  documentTurnName: 'Document',
  documentTurnType: 'Kind',
  documentFinishedSubject: 'Signed by everybody: {name}',
  documentFinishedIntro: '{name} is signed by everybody.',
  documentFinishedNote: 'The finished paper holds all signatures and says who signed when.',

  sheetSubject: 'Crew chief sheet: {project}',
  sheetIntro: '{name} has handed over the crew chief sheet. It is attached.',
  sheetVersion: 'Version',
  sheetRemark: 'Remark',
  sheetButton: 'Open the project',

  formSubject: '{name}, handed in',
  formIntro: 'attached is the form that was handed in, with the certificate of its signature.',
  formName: 'Form',
  formHandedIn: 'Handed in',
  checkSubject: 'Security check: {project}',
  checkIntro: 'attached is the security check of our crew, signed by everybody who was there.',
  checkFinished: 'Finished',
  checkSignatures: 'Signatures',

  noteSubject: 'Delivery note {number}: {project}',
  noteIntro: 'attached is the delivery note {number} for the work of our crew.',
  noteProject: 'Project',
  noteCrew: 'Crew',
  noteDate: 'Date',
  noteHours: 'Hours',
  noteSigned: 'Signed by {name}, {at}',
  noteRefused: 'Not accepted by {name}, {at}: “{reason}”',
  noteOpen: 'Not signed yet',
  noteWrong: 'Something is not right? Just reply to this mail.',
}

export type MailWords = typeof en
