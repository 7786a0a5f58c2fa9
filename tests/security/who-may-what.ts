/**
 * Who may do what in the crew's day, written by hand from the product's rules and held against the running server. The
 * contract is not asked: where the two differ, one of them is wrong.
 *
 * Everybody stands before the same crew: `member` and `colleague` are on it, `chief` leads it, `stranger` is crew of
 * another one, `client` has ordered it, `otherClient` has not, the project visitor visits its project, the kiosk stands
 * at its gate. `yes` means that neither access nor row stands in the way; the present state still may (409).
 */
export const principals = [
  'member',
  'chief',
  'colleague',
  'stranger',
  'planner',
  'client',
  'otherClient',
  'office',
  'projectVisitor',
  'plusCrewVisitor',
  'kiosk',
  'nobody',
] as const
export type Verdict = 'yes' | 401 | 403 | 404
type Row = readonly [
  member: Verdict,
  chief: Verdict,
  colleague: Verdict,
  stranger: Verdict,
  planner: Verdict,
  client: Verdict,
  otherClient: Verdict,
  office: Verdict,
  projectVisitor: Verdict,
  plusCrewVisitor: Verdict,
  kiosk: Verdict,
  nobody: Verdict,
]

const everybody: Row = ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes']
const everySession: Row = ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 401]
/** A kiosk asks for five things and nothing else; it is left by its last batch. */
const everySessionButKiosk: Row = ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 403, 401]
const everyUser: Row = ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 403, 403, 403, 401]
/** What tells an open page that its link was renewed. */
const visitorsOnly: Row = [403, 403, 403, 403, 403, 403, 403, 403, 'yes', 'yes', 403, 401]
/** Lists to choose from. */
const choices: Row = ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 403, 403, 401]
/** A crew, its place and its positions: whoever is on it, leads it, plans, ordered, visits or does the books. */
const readers: Row = ['yes', 'yes', 'yes', 404, 'yes', 'yes', 404, 'yes', 'yes', 403, 403, 401]
/** What only people on the crew, its chief and planning need. */
const onTheCrew: Row = ['yes', 'yes', 'yes', 404, 'yes', 404, 404, 404, 403, 403, 403, 401]
/** The chief's work. Whoever may see the crew is told so; for others it does not exist. */
const leaders: Row = [403, 'yes', 403, 404, 'yes', 403, 404, 403, 403, 403, 403, 401]
const planning: Row = [403, 403, 403, 403, 'yes', 403, 403, 403, 403, 403, 403, 401]
/** A delivery note: for the client only once it is released. */
const noteReaders: Row = [403, 'yes', 403, 404, 'yes', 404, 404, 'yes', 403, 403, 403, 401]
/** Whoever answers for the client, or has it answer: not the books, who only read. */
const noteSigners: Row = [403, 'yes', 403, 404, 'yes', 404, 404, 403, 403, 403, 403, 401]
const everyCrewLogin: Row = ['yes', 'yes', 'yes', 'yes', 403, 403, 403, 403, 403, 403, 403, 401]
/** The member's own job: not even the chief answers for somebody else. */
const ownJob: Row = ['yes', 404, 404, 404, 403, 403, 403, 403, 403, 403, 403, 401]
/** A project, and a client's company: whoever plans, ordered it or does the books. */
const projectReaders: Row = [403, 403, 403, 403, 'yes', 'yes', 404, 'yes', 403, 403, 403, 401]
/** The same, and the visitor of the project. Crew read their jobs, not the project: they hold no right to it. */
const visitedProject: Row = [403, 403, 403, 403, 'yes', 'yes', 404, 'yes', 'yes', 403, 403, 401]
const desks: Row = [403, 403, 403, 403, 'yes', 'yes', 'yes', 'yes', 403, 403, 403, 401]
/** What is counted of plus crews, and the lists of figures: they hold what one may read. */
const figureReaders: Row = [403, 403, 403, 403, 'yes', 'yes', 'yes', 'yes', 403, 'yes', 403, 401]
/** A plus crew of the client: the right is a desk's, and its wall's. */
const plusCrewReaders: Row = [403, 403, 403, 403, 'yes', 'yes', 404, 'yes', 403, 'yes', 403, 401]

/** By operationId; after a `#` the same operation about something else, described in `about`. */
export const whoMayWhat: Record<string, Row> = {
  createToken: everybody,
  refreshToken: everySession,
  logout: everySessionButKiosk,
  streamSession: visitorsOnly,
  // Whoever holds a mailed link may use it, logged in or not.
  requestPasswordLink: everybody,
  readPasswordLink: everybody,
  setPassword: everybody,
  // A visitor's rights are none, and the page asks for them at every start.
  readUserRights: everySessionButKiosk,
  readMailboxUserRights: everySessionButKiosk,

  readTenant: everybody,
  listTenantCompanies: everyUser,

  cateringAgreementTypes: choices,
  chargeTypes: choices,
  branches: choices,
  categories: choices,
  countries: choices,
  nationalities: choices,
  regions: choices,
  insurance: choices,
  functions: choices,
  loginTypes: choices,
  messageTypes: choices,
  qualityCheckTypes: choices,
  statuses: choices,
  taxTypes: choices,
  documentTypes: choices,
  documentsStatus: choices,
  permissionTypes: choices,
  plannerCrewTypes: choices,
  projectTypes: choices,
  receiptTypes: choices,
  crewRatingTypes: choices,
  findBestMethods: choices,
  status: choices,

  listLocations: desks,
  // The stranger sees the place because a position there is open for applications.
  readLocation: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 403, 403, 401],
  'readLocation#elsewhere': [404, 404, 404, 'yes', 'yes', 'yes', 'yes', 'yes', 404, 403, 403, 401],
  createLocation: [403, 403, 403, 403, 'yes', 'yes', 'yes', 403, 403, 403, 403, 401],

  listJobs: everyCrewLogin,
  listCrewChiefJobs: everyCrewLogin,
  readJob: ownJob,
  confirmJob: ownJob,
  undoConfirmation: ownJob,
  declineJob: ownJob,
  undoDecline: ownJob,
  cancelJob: ownJob,
  acknowledgeChange: ownJob,

  readProjectCrew: readers,
  listCrewItems: readers,
  listCrewStatuses: onTheCrew,
  listLiveLocations: leaders,
  shareLiveLocation: onTheCrew,
  streamLiveLocations: onTheCrew,

  listVacantCrewItems: ['yes', 'yes', 'yes', 'yes', 'yes', 403, 403, 403, 403, 403, 403, 401],
  readCrewItem: readers,
  'readCrewItem#open': ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 404, 'yes', 'yes', 403, 403, 401],
  listItemStatuses: leaders,
  changeCrewItem: planning,
  applyVacancy: everyCrewLogin,
  applyVacancyByPost: everyCrewLogin,
  'applyVacancy#closed': ['yes', 'yes', 'yes', 404, 403, 403, 403, 403, 403, 403, 403, 401],
  unapplyVacancy: everyCrewLogin,
  unapplyVacancyByPost: everyCrewLogin,
  // Planning has no line of its own on the position: it punches for others.
  logActivity: ['yes', 'yes', 'yes', 404, 404, 404, 404, 404, 403, 403, 403, 401],
  'logActivity#forColleague': [403, 'yes', 'yes', 404, 'yes', 403, 404, 403, 403, 403, 403, 401],
  // Planning puts people on positions, and the answer tells a name and a phone.
  createStatus: planning,
  changeStatus: leaders,
  activateStatus: leaders,
  notNeeded: leaders,
  reactivateStatus: leaders,
  noShow: leaders,

  setProposedPaidChargedHours: leaders,
  setProposedPaidChargedHoursByPost: leaders,
  digitalConfirm: leaders,
  // Everybody has a list; it holds what one leads, plans or ordered.
  listDeliveryNotes: everyUser,
  // So does whoever is late: of what one plans or ordered.
  listLatePeople: everyUser,
  readDeliveryNote: noteReaders,
  readDeliveryNoteDetails: noteReaders,
  releaseDeliveryNote: leaders,
  signDeliveryNote: noteSigners,
  sendDeliveryNote: leaders,
  listAmendments: noteReaders,
  amendHours: leaders,
  listCrewItemRatings: noteReaders,
  rateCrewItems: noteSigners,

  // Everybody at a desk has a list; a client's holds the own company's.
  listProjects: desks,
  readProject: visitedProject,
  listProjectCrews: visitedProject,
  listProjectItems: visitedProject,
  'readProject#byNumber': visitedProject,
  'readProject#other': [403, 403, 403, 403, 'yes', 404, 'yes', 'yes', 404, 403, 403, 401],
  // The client hands the link on, planning makes it; a visitor never reads it.
  readProjectPassword: [403, 403, 403, 403, 'yes', 'yes', 404, 403, 403, 403, 403, 401],
  renewProjectPassword: planning,
  exportDeliveryNotes: projectReaders,

  listCompanies: desks,
  readCompany: projectReaders,
  readCompanySettings: projectReaders,

  listPlusCrews: desks,
  readPlusCrew: plusCrewReaders,
  'readPlusCrew#byNumber': plusCrewReaders,
  'readPlusCrew#other': [403, 403, 403, 403, 'yes', 404, 'yes', 'yes', 403, 404, 403, 401],
  readPlusCrewProgress: plusCrewReaders,
  listPlusCrewTypes: desks,
  listPlusCrewValueTypes: figureReaders,
  listPlusCrewValueDataSourceTypes: figureReaders,
  listPlusCrewValues: figureReaders,
  listPlusCrewValueDatas: figureReaders,
  // Planning enters figures and hands the wall's link on; a desk without the right to change only reads.
  readPlusCrewPassword: planning,
  renewPlusCrewPassword: planning,
  changePlusCrewValue: planning,
  createPlusCrewValueData: planning,
  changePlusCrewValueData: planning,
  deletePlusCrewValueData: planning,

  listKiosks: leaders,
  startKiosk: leaders,
  revokeKiosk: leaders,
  'revokeKiosk#other': [404, 404, 404, 403, 'yes', 404, 403, 403, 403, 403, 403, 401],
  readRoster: [403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 'yes', 401],
  'readRoster#other': [403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 404, 401],
  // Whether an entry is done is answered beside it; the batch itself is everybody's who may punch at all.
  sendPunches: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 403, 403, 'yes', 401],
  readKioskPin: everyUser,
  setKioskPin: everyUser,
  resetKioskPin: leaders,

  listCrewInfo: ['yes', 'yes', 'yes', 'yes', 'yes', 403, 403, 403, 403, 403, 403, 401],
  readPersonPicture: ['yes', 'yes', 'yes', 404, 'yes', 'yes', 404, 'yes', 'yes', 403, 'yes', 401],
  'readPersonPicture#stranger': [404, 404, 404, 'yes', 'yes', 404, 'yes', 'yes', 404, 403, 404, 401],
  // The office ends what others may open; nobody ends their own.
  endAccess: [403, 403, 403, 403, 403, 403, 403, 'yes', 403, 403, 403, 401],
  listContacts: desks,
}
