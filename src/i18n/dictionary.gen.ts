/** Emitted by `npm run generate` from the English dictionaries; do not edit. */
import type accounting from './en/accounting.ts'
import type agencyLog from './en/agencyLog.ts'
import type app from './en/app.ts'
import type approvals from './en/approvals.ts'
import type bestPersons from './en/bestPersons.ts'
import type bookkeeping from './en/bookkeeping.ts'
import type calendars from './en/calendars.ts'
import type chiefDocuments from './en/chiefDocuments.ts'
import type costs from './en/costs.ts'
import type crewInfo from './en/crewInfo.ts'
import type crewLead from './en/crewLead.ts'
import type crewMembers from './en/crewMembers.ts'
import type crewMessages from './en/crewMessages.ts'
import type crews from './en/crews.ts'
import type dataExports from './en/dataExports.ts'
import type dateQuestions from './en/dateQuestions.ts'
import type documentTypes from './en/documentTypes.ts'
import type documents from './en/documents.ts'
import type faq from './en/faq.ts'
import type fillProposals from './en/fillProposals.ts'
import type forms from './en/forms.ts'
import type handedForms from './en/handedForms.ts'
import type home from './en/home.ts'
import type imports from './en/imports.ts'
import type invoice from './en/invoice.ts'
import type invoiceActs from './en/invoiceActs.ts'
import type invoiceDraft from './en/invoiceDraft.ts'
import type invoiceFigures from './en/invoiceFigures.ts'
import type invoices from './en/invoices.ts'
import type jobAnswer from './en/jobAnswer.ts'
import type jobs from './en/jobs.ts'
import type kiosk from './en/kiosk.ts'
import type kioskLead from './en/kioskLead.ts'
import type kioskOver from './en/kioskOver.ts'
import type log from './en/log.ts'
import type logins from './en/logins.ts'
import type logo from './en/logo.ts'
import type mailbox from './en/mailbox.ts'
import type membershipCrews from './en/membershipCrews.ts'
import type mobileDocuments from './en/mobileDocuments.ts'
import type onTheWay from './en/onTheWay.ts'
import type oneTimeCodes from './en/oneTimeCodes.ts'
import type oneXOneTree from './en/oneXOneTree.ts'
import type openKiosks from './en/openKiosks.ts'
import type papers from './en/papers.ts'
import type passkeys from './en/passkeys.ts'
import type password from './en/password.ts'
import type payrollHandOver from './en/payrollHandOver.ts'
import type payrollMonths from './en/payrollMonths.ts'
import type payrollPayments from './en/payrollPayments.ts'
import type payrolls from './en/payrolls.ts'
import type payrollsDocuments from './en/payrollsDocuments.ts'
import type payslips from './en/payslips.ts'
import type personDetails from './en/personDetails.ts'
import type personPrivacy from './en/personPrivacy.ts'
import type personalCalendar from './en/personalCalendar.ts'
import type photos from './en/photos.ts'
import type places from './en/places.ts'
import type plannerCrew from './en/plannerCrew.ts'
import type planningCalendar from './en/planningCalendar.ts'
import type plusCrewValues from './en/plusCrewValues.ts'
import type plusCrews from './en/plusCrews.ts'
import type positionRequests from './en/positionRequests.ts'
import type profile from './en/profile.ts'
import type projectCalendar from './en/projectCalendar.ts'
import type projectChange from './en/projectChange.ts'
import type projectCosts from './en/projectCosts.ts'
import type projectCreate from './en/projectCreate.ts'
import type projectDocuments from './en/projectDocuments.ts'
import type projectList from './en/projectList.ts'
import type projectPeople from './en/projectPeople.ts'
import type projectPlan from './en/projectPlan.ts'
import type projects from './en/projects.ts'
import type proofs from './en/proofs.ts'
import type publicProfile from './en/publicProfile.ts'
import type questionnaires from './en/questionnaires.ts'
import type quotations from './en/quotations.ts'
import type rateCards from './en/rateCards.ts'
import type receipt from './en/receipt.ts'
import type receipts from './en/receipts.ts'
import type receiptsDesk from './en/receiptsDesk.ts'
import type rights from './en/rights.ts'
import type search from './en/search.ts'
import type securityChecks from './en/securityChecks.ts'
import type settings from './en/settings.ts'
import type shell from './en/shell.ts'
import type signOff from './en/signOff.ts'
import type signOn from './en/signOn.ts'
import type staffContracts from './en/staffContracts.ts'
import type templates from './en/templates.ts'
import type todos from './en/todos.ts'
import type trainings from './en/trainings.ts'
import type unsentEmails from './en/unsentEmails.ts'
import type unsubscribe from './en/unsubscribe.ts'
import type uploads from './en/uploads.ts'
import type vacancies from './en/vacancies.ts'

export interface Dictionary {
  accounting: typeof accounting
  agencyLog: typeof agencyLog
  app: typeof app
  approvals: typeof approvals
  bestPersons: typeof bestPersons
  bookkeeping: typeof bookkeeping
  calendars: typeof calendars
  chiefDocuments: typeof chiefDocuments
  costs: typeof costs
  crewInfo: typeof crewInfo
  crewLead: typeof crewLead
  crewMembers: typeof crewMembers
  crewMessages: typeof crewMessages
  crews: typeof crews
  dataExports: typeof dataExports
  dateQuestions: typeof dateQuestions
  documentTypes: typeof documentTypes
  documents: typeof documents
  faq: typeof faq
  fillProposals: typeof fillProposals
  forms: typeof forms
  handedForms: typeof handedForms
  home: typeof home
  imports: typeof imports
  invoice: typeof invoice
  invoiceActs: typeof invoiceActs
  invoiceDraft: typeof invoiceDraft
  invoiceFigures: typeof invoiceFigures
  invoices: typeof invoices
  jobAnswer: typeof jobAnswer
  jobs: typeof jobs
  kiosk: typeof kiosk
  kioskLead: typeof kioskLead
  kioskOver: typeof kioskOver
  log: typeof log
  logins: typeof logins
  logo: typeof logo
  mailbox: typeof mailbox
  membershipCrews: typeof membershipCrews
  mobileDocuments: typeof mobileDocuments
  onTheWay: typeof onTheWay
  oneTimeCodes: typeof oneTimeCodes
  oneXOneTree: typeof oneXOneTree
  openKiosks: typeof openKiosks
  papers: typeof papers
  passkeys: typeof passkeys
  password: typeof password
  payrollHandOver: typeof payrollHandOver
  payrollMonths: typeof payrollMonths
  payrollPayments: typeof payrollPayments
  payrolls: typeof payrolls
  payrollsDocuments: typeof payrollsDocuments
  payslips: typeof payslips
  personDetails: typeof personDetails
  personPrivacy: typeof personPrivacy
  personalCalendar: typeof personalCalendar
  photos: typeof photos
  places: typeof places
  plannerCrew: typeof plannerCrew
  planningCalendar: typeof planningCalendar
  plusCrewValues: typeof plusCrewValues
  plusCrews: typeof plusCrews
  positionRequests: typeof positionRequests
  profile: typeof profile
  projectCalendar: typeof projectCalendar
  projectChange: typeof projectChange
  projectCosts: typeof projectCosts
  projectCreate: typeof projectCreate
  projectDocuments: typeof projectDocuments
  projectList: typeof projectList
  projectPeople: typeof projectPeople
  projectPlan: typeof projectPlan
  projects: typeof projects
  proofs: typeof proofs
  publicProfile: typeof publicProfile
  questionnaires: typeof questionnaires
  quotations: typeof quotations
  rateCards: typeof rateCards
  receipt: typeof receipt
  receipts: typeof receipts
  receiptsDesk: typeof receiptsDesk
  rights: typeof rights
  search: typeof search
  securityChecks: typeof securityChecks
  settings: typeof settings
  shell: typeof shell
  signOff: typeof signOff
  signOn: typeof signOn
  staffContracts: typeof staffContracts
  templates: typeof templates
  todos: typeof todos
  trainings: typeof trainings
  unsentEmails: typeof unsentEmails
  unsubscribe: typeof unsubscribe
  uploads: typeof uploads
  vacancies: typeof vacancies
}
