/** Emitted by `npm run generate` from the folders beside it; do not edit. */
import { handlers as activities } from './activities/activities.handlers.ts'
import { handlers as approvals } from './approvals/approvals.handlers.ts'
import { handlers as auth } from './auth/auth.handlers.ts'
import { handlers as bankAccounts } from './bankAccounts/bankAccounts.handlers.ts'
import { handlers as bankTransfers } from './bankTransfers/bankTransfers.handlers.ts'
import { handlers as bestPersons } from './bestPersons/bestPersons.handlers.ts'
import { handlers as bookkeeping } from './bookkeeping/bookkeeping.handlers.ts'
import { handlers as companies } from './companies/companies.handlers.ts'
import { handlers as companyAccounting } from './companyAccounting/companyAccounting.handlers.ts'
import { handlers as contacts } from './contacts/contacts.handlers.ts'
import { handlers as costs } from './costs/costs.handlers.ts'
import { handlers as crewChecks } from './crewChecks/crewChecks.handlers.ts'
import { handlers as crewChiefSheets } from './crewChiefSheets/crewChiefSheets.handlers.ts'
import { handlers as crewInfo } from './crewInfo/crewInfo.handlers.ts'
import { handlers as crewMembers } from './crewMembers/crewMembers.handlers.ts'
import { handlers as crewMembersDocuments } from './crewMembersDocuments/crewMembersDocuments.handlers.ts'
import { handlers as crewMessages } from './crewMessages/crewMessages.handlers.ts'
import { handlers as dataExports } from './dataExports/dataExports.handlers.ts'
import { handlers as dateQuestions } from './dateQuestions/dateQuestions.handlers.ts'
import { handlers as deliveryNotes } from './deliveryNotes/deliveryNotes.handlers.ts'
import { handlers as documentTypes } from './documentTypes/documentTypes.handlers.ts'
import { handlers as documentUploads } from './documentUploads/documentUploads.handlers.ts'
import { handlers as documents } from './documents/documents.handlers.ts'
import { handlers as eInvoices } from './eInvoices/eInvoices.handlers.ts'
import { handlers as emailMessages } from './emailMessages/emailMessages.handlers.ts'
import { handlers as faq } from './faq/faq.handlers.ts'
import { handlers as files } from './files/files.handlers.ts'
import { handlers as fillProposals } from './fillProposals/fillProposals.handlers.ts'
import { handlers as forms } from './forms/forms.handlers.ts'
import { handlers as hosts } from './hosts/hosts.handlers.ts'
import { handlers as imports } from './imports/imports.handlers.ts'
import { handlers as invoices } from './invoices/invoices.handlers.ts'
import { handlers as jobAnswers } from './jobAnswers/jobAnswers.handlers.ts'
import { handlers as jobs } from './jobs/jobs.handlers.ts'
import { handlers as kiosks } from './kiosks/kiosks.handlers.ts'
import { handlers as locations } from './locations/locations.handlers.ts'
import { handlers as loginTypeRights } from './loginTypeRights/loginTypeRights.handlers.ts'
import { handlers as logins } from './logins/logins.handlers.ts'
import { handlers as lookups } from './lookups/lookups.handlers.ts'
import { handlers as membershipCrews } from './membershipCrews/membershipCrews.handlers.ts'
import { handlers as mobileDocuments } from './mobileDocuments/mobileDocuments.handlers.ts'
import { handlers as oneTimeCodes } from './oneTimeCodes/oneTimeCodes.handlers.ts'
import { handlers as oneXOneTree } from './oneXOneTree/oneXOneTree.handlers.ts'
import { handlers as openId } from './openId/openId.handlers.ts'
import { handlers as passkeys } from './passkeys/passkeys.handlers.ts'
import { handlers as payrollHandOvers } from './payrollHandOvers/payrollHandOvers.handlers.ts'
import { handlers as payrollMonths } from './payrollMonths/payrollMonths.handlers.ts'
import { handlers as payrollNets } from './payrollNets/payrollNets.handlers.ts'
import { handlers as payrollPayments } from './payrollPayments/payrollPayments.handlers.ts'
import { handlers as payrolls } from './payrolls/payrolls.handlers.ts'
import { handlers as payslips } from './payslips/payslips.handlers.ts'
import { handlers as people } from './people/people.handlers.ts'
import { handlers as personDetails } from './personDetails/personDetails.handlers.ts'
import { handlers as personPrivacy } from './personPrivacy/personPrivacy.handlers.ts'
import { handlers as personalCalendar } from './personalCalendar/personalCalendar.handlers.ts'
import { handlers as plannerCrews } from './plannerCrews/plannerCrews.handlers.ts'
import { handlers as planningCalendar } from './planningCalendar/planningCalendar.handlers.ts'
import { handlers as plusCrews } from './plusCrews/plusCrews.handlers.ts'
import { handlers as positionRequests } from './positionRequests/positionRequests.handlers.ts'
import { handlers as profileAccess } from './profileAccess/profileAccess.handlers.ts'
import { handlers as profilePictures } from './profilePictures/profilePictures.handlers.ts'
import { handlers as projectBookings } from './projectBookings/projectBookings.handlers.ts'
import { handlers as projectCrewItems } from './projectCrewItems/projectCrewItems.handlers.ts'
import { handlers as projectCrews } from './projectCrews/projectCrews.handlers.ts'
import { handlers as projectDocuments } from './projectDocuments/projectDocuments.handlers.ts'
import { handlers as projectLogos } from './projectLogos/projectLogos.handlers.ts'
import { handlers as projectPeople } from './projectPeople/projectPeople.handlers.ts'
import { handlers as projectPlans } from './projectPlans/projectPlans.handlers.ts'
import { handlers as projects } from './projects/projects.handlers.ts'
import { handlers as publicCalendarSubscriptions } from './publicCalendarSubscriptions/publicCalendarSubscriptions.handlers.ts'
import { handlers as punches } from './punches/punches.handlers.ts'
import { handlers as pushSubscriptions } from './pushSubscriptions/pushSubscriptions.handlers.ts'
import { handlers as questionnaires } from './questionnaires/questionnaires.handlers.ts'
import { handlers as quotations } from './quotations/quotations.handlers.ts'
import { handlers as rateCards } from './rateCards/rateCards.handlers.ts'
import { handlers as receipts } from './receipts/receipts.handlers.ts'
import { handlers as search } from './search/search.handlers.ts'
import { handlers as securityChecks } from './securityChecks/securityChecks.handlers.ts'
import { handlers as settings } from './settings/settings.handlers.ts'
import { handlers as siteDocuments } from './siteDocuments/siteDocuments.handlers.ts'
import { handlers as staffContracts } from './staffContracts/staffContracts.handlers.ts'
import { handlers as templates } from './templates/templates.handlers.ts'
import { handlers as tenant } from './tenant/tenant.handlers.ts'
import { handlers as unsentEmails } from './unsentEmails/unsentEmails.handlers.ts'
import { handlers as uploads } from './uploads/uploads.handlers.ts'
import { handlers as vacancies } from './vacancies/vacancies.handlers.ts'
import { handlers as warnings } from './warnings/warnings.handlers.ts'

export const handlers = {
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
