/** Emitted by `npm run generate` from the folders of the server that have handlers; do not edit. */
import * as activities from './activities.ts'
import * as approvals from './approvals.ts'
import * as auth from './auth.ts'
import * as bankAccounts from './bankAccounts.ts'
import * as bankTransfers from './bankTransfers.ts'
import * as bestPersons from './bestPersons.ts'
import * as bookkeeping from './bookkeeping.ts'
import * as companies from './companies.ts'
import * as companyAccounting from './companyAccounting.ts'
import * as contacts from './contacts.ts'
import * as costs from './costs.ts'
import * as crewChecks from './crewChecks.ts'
import * as crewChiefSheets from './crewChiefSheets.ts'
import * as crewInfo from './crewInfo.ts'
import * as crewMembers from './crewMembers.ts'
import * as crewMembersDocuments from './crewMembersDocuments.ts'
import * as crewMessages from './crewMessages.ts'
import * as dataExports from './dataExports.ts'
import * as dateQuestions from './dateQuestions.ts'
import * as deliveryNotes from './deliveryNotes.ts'
import * as documentTypes from './documentTypes.ts'
import * as documentUploads from './documentUploads.ts'
import * as documents from './documents.ts'
import * as eInvoices from './eInvoices.ts'
import * as emailMessages from './emailMessages.ts'
import * as faq from './faq.ts'
import * as files from './files.ts'
import * as fillProposals from './fillProposals.ts'
import * as forms from './forms.ts'
import * as hosts from './hosts.ts'
import * as imports from './imports.ts'
import * as invoices from './invoices.ts'
import * as jobAnswers from './jobAnswers.ts'
import * as jobs from './jobs.ts'
import * as kiosks from './kiosks.ts'
import * as locations from './locations.ts'
import * as loginTypeRights from './loginTypeRights.ts'
import * as logins from './logins.ts'
import * as lookups from './lookups.ts'
import * as membershipCrews from './membershipCrews.ts'
import * as mobileDocuments from './mobileDocuments.ts'
import * as oneTimeCodes from './oneTimeCodes.ts'
import * as oneXOneTree from './oneXOneTree.ts'
import * as openId from './openId.ts'
import * as passkeys from './passkeys.ts'
import * as payrollHandOvers from './payrollHandOvers.ts'
import * as payrollMonths from './payrollMonths.ts'
import * as payrollNets from './payrollNets.ts'
import * as payrollPayments from './payrollPayments.ts'
import * as payrolls from './payrolls.ts'
import * as payslips from './payslips.ts'
import * as people from './people.ts'
import * as personDetails from './personDetails.ts'
import * as personPrivacy from './personPrivacy.ts'
import * as personalCalendar from './personalCalendar.ts'
import * as plannerCrews from './plannerCrews.ts'
import * as planningCalendar from './planningCalendar.ts'
import * as plusCrews from './plusCrews.ts'
import * as positionRequests from './positionRequests.ts'
import * as profileAccess from './profileAccess.ts'
import * as profilePictures from './profilePictures.ts'
import * as projectBookings from './projectBookings.ts'
import * as projectCrewItems from './projectCrewItems.ts'
import * as projectCrews from './projectCrews.ts'
import * as projectDocuments from './projectDocuments.ts'
import * as projectLogos from './projectLogos.ts'
import * as projectPeople from './projectPeople.ts'
import * as projectPlans from './projectPlans.ts'
import * as projects from './projects.ts'
import * as publicCalendarSubscriptions from './publicCalendarSubscriptions.ts'
import * as punches from './punches.ts'
import * as pushSubscriptions from './pushSubscriptions.ts'
import * as questionnaires from './questionnaires.ts'
import * as quotations from './quotations.ts'
import * as rateCards from './rateCards.ts'
import * as receipts from './receipts.ts'
import * as search from './search.ts'
import * as securityChecks from './securityChecks.ts'
import * as settings from './settings.ts'
import * as siteDocuments from './siteDocuments.ts'
import * as staffContracts from './staffContracts.ts'
import * as templates from './templates.ts'
import * as tenant from './tenant.ts'
import * as unsentEmails from './unsentEmails.ts'
import * as uploads from './uploads.ts'
import * as vacancies from './vacancies.ts'
import * as warnings from './warnings.ts'

export const resources = {
  activities,
  approvals,
  auth,
  bankAccounts,
  bankTransfers,
  bestPersons,
  bookkeeping,
  companies,
  companyAccounting,
  contacts,
  costs,
  crewChecks,
  crewChiefSheets,
  crewInfo,
  crewMembers,
  crewMembersDocuments,
  crewMessages,
  dataExports,
  dateQuestions,
  deliveryNotes,
  documentTypes,
  documentUploads,
  documents,
  eInvoices,
  emailMessages,
  faq,
  files,
  fillProposals,
  forms,
  hosts,
  imports,
  invoices,
  jobAnswers,
  jobs,
  kiosks,
  locations,
  loginTypeRights,
  logins,
  lookups,
  membershipCrews,
  mobileDocuments,
  oneTimeCodes,
  oneXOneTree,
  openId,
  passkeys,
  payrollHandOvers,
  payrollMonths,
  payrollNets,
  payrollPayments,
  payrolls,
  payslips,
  people,
  personDetails,
  personPrivacy,
  personalCalendar,
  plannerCrews,
  planningCalendar,
  plusCrews,
  positionRequests,
  profileAccess,
  profilePictures,
  projectBookings,
  projectCrewItems,
  projectCrews,
  projectDocuments,
  projectLogos,
  projectPeople,
  projectPlans,
  projects,
  publicCalendarSubscriptions,
  punches,
  pushSubscriptions,
  questionnaires,
  quotations,
  rateCards,
  receipts,
  search,
  securityChecks,
  settings,
  siteDocuments,
  staffContracts,
  templates,
  tenant,
  unsentEmails,
  uploads,
  vacancies,
  warnings,
}
