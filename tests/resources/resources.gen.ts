/** Emitted by `npm run generate` from the folders of the server that have handlers; do not edit. */
import { underTest as activities } from './activities.ts'
import { underTest as approvals } from './approvals.ts'
import { underTest as auth } from './auth.ts'
import { underTest as bankAccounts } from './bankAccounts.ts'
import { underTest as bankTransfers } from './bankTransfers.ts'
import { underTest as bestPersons } from './bestPersons.ts'
import { underTest as bookkeeping } from './bookkeeping.ts'
import { underTest as companies } from './companies.ts'
import { underTest as companyAccounting } from './companyAccounting.ts'
import { underTest as contacts } from './contacts.ts'
import { underTest as costs } from './costs.ts'
import { underTest as crewChecks } from './crewChecks.ts'
import { underTest as crewChiefSheets } from './crewChiefSheets.ts'
import { underTest as crewInfo } from './crewInfo.ts'
import { underTest as crewMembers } from './crewMembers.ts'
import { underTest as crewMembersDocuments } from './crewMembersDocuments.ts'
import { underTest as crewMessages } from './crewMessages.ts'
import { underTest as dataExports } from './dataExports.ts'
import { underTest as dateQuestions } from './dateQuestions.ts'
import { underTest as deliveryNotes } from './deliveryNotes.ts'
import { underTest as documentTypes } from './documentTypes.ts'
import { underTest as documentUploads } from './documentUploads.ts'
import { underTest as documents } from './documents.ts'
import { underTest as eInvoices } from './eInvoices.ts'
import { underTest as emailMessages } from './emailMessages.ts'
import { underTest as faq } from './faq.ts'
import { underTest as files } from './files.ts'
import { underTest as fillProposals } from './fillProposals.ts'
import { underTest as forms } from './forms.ts'
import { underTest as hosts } from './hosts.ts'
import { underTest as imports } from './imports.ts'
import { underTest as invoices } from './invoices.ts'
import { underTest as jobAnswers } from './jobAnswers.ts'
import { underTest as jobs } from './jobs.ts'
import { underTest as kiosks } from './kiosks.ts'
import { underTest as locations } from './locations.ts'
import { underTest as loginTypeRights } from './loginTypeRights.ts'
import { underTest as logins } from './logins.ts'
import { underTest as lookups } from './lookups.ts'
import { underTest as membershipCrews } from './membershipCrews.ts'
import { underTest as mobileDocuments } from './mobileDocuments.ts'
import { underTest as oneTimeCodes } from './oneTimeCodes.ts'
import { underTest as oneXOneTree } from './oneXOneTree.ts'
import { underTest as openId } from './openId.ts'
import { underTest as passkeys } from './passkeys.ts'
import { underTest as payrollHandOvers } from './payrollHandOvers.ts'
import { underTest as payrollMonths } from './payrollMonths.ts'
import { underTest as payrollNets } from './payrollNets.ts'
import { underTest as payrollPayments } from './payrollPayments.ts'
import { underTest as payrolls } from './payrolls.ts'
import { underTest as payslips } from './payslips.ts'
import { underTest as people } from './people.ts'
import { underTest as personDetails } from './personDetails.ts'
import { underTest as personPrivacy } from './personPrivacy.ts'
import { underTest as personalCalendar } from './personalCalendar.ts'
import { underTest as plannerCrews } from './plannerCrews.ts'
import { underTest as planningCalendar } from './planningCalendar.ts'
import { underTest as plusCrews } from './plusCrews.ts'
import { underTest as positionRequests } from './positionRequests.ts'
import { underTest as profileAccess } from './profileAccess.ts'
import { underTest as profilePictures } from './profilePictures.ts'
import { underTest as projectBookings } from './projectBookings.ts'
import { underTest as projectCrewItems } from './projectCrewItems.ts'
import { underTest as projectCrews } from './projectCrews.ts'
import { underTest as projectDocuments } from './projectDocuments.ts'
import { underTest as projectLogos } from './projectLogos.ts'
import { underTest as projectPeople } from './projectPeople.ts'
import { underTest as projectPlans } from './projectPlans.ts'
import { underTest as projects } from './projects.ts'
import { underTest as publicCalendarSubscriptions } from './publicCalendarSubscriptions.ts'
import { underTest as punches } from './punches.ts'
import { underTest as pushSubscriptions } from './pushSubscriptions.ts'
import { underTest as questionnaires } from './questionnaires.ts'
import { underTest as quotations } from './quotations.ts'
import { underTest as rateCards } from './rateCards.ts'
import { underTest as receipts } from './receipts.ts'
import { underTest as search } from './search.ts'
import { underTest as securityChecks } from './securityChecks.ts'
import { underTest as settings } from './settings.ts'
import { underTest as siteDocuments } from './siteDocuments.ts'
import { underTest as staffContracts } from './staffContracts.ts'
import { underTest as templates } from './templates.ts'
import { underTest as tenant } from './tenant.ts'
import { underTest as unsentEmails } from './unsentEmails.ts'
import { underTest as uploads } from './uploads.ts'
import { underTest as vacancies } from './vacancies.ts'
import { underTest as warnings } from './warnings.ts'

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
