/** Which rows an operation may touch: the subject an id names, where the id stands, and what the caller is to it. */

/** What the caller must be to a subject. Whatever lies outside answers exactly what an absent id answers. */
export const subjects = {
  crew: {
    reads: 'one is on it, leads, plans, ordered or visits it, or does the books',
    orders: 'of a project of the own company',
    works: 'one is on it or leads it; any for planning',
    leads: 'one leads it; any for planning',
    oversees: 'one leads it; any for planning and office',
    readsNote: 'its delivery note: one leads, plans or does the books for it; once released, of the own company',
    standsFor: 'the kiosk that stands for it',
  },
  position: {
    reads: 'of a readable crew, or open for applications',
    leads: 'of a led crew',
    appliesFor: 'open for applications, or the person applied for it',
    punches: 'one is on it, or for somebody else it is of a led crew',
  },
  line: { leads: 'a person on a position of a led crew' },
  crewItemRating: { gave: 'of a crew of the own company whose delivery note is released' },
  kiosk: { oversees: 'of a crew one leads; any for planning and office' },
  securityCheck: { oversees: 'of a crew one leads; any for planning and office' },
  job: { owns: 'of the person who is logged in' },
  crewMessage: { receives: 'sent to the person who is logged in' },
  calendarEntry: { owns: 'of the person who is logged in' },
  document: {
    reads:
      'one signs it, oneself or as a contact, or it is there to be read by one, or to be uploaded by one; with the right to see people: any for planning and office',
    signs: 'one signs it, oneself or as a contact',
    owns: 'to be uploaded, and about oneself; any of these for the office',
  },
  documentUpload: {
    owns: 'of a document about oneself; any for the office',
    reads: 'of a document about oneself; with the right to see people: any for planning and office',
  },
  profilePicture: {
    owns: 'of oneself; any for the office',
    reads: 'of oneself; with the right to see people: any for planning and office',
  },
  file: { reads: 'of something one may read by the operation that answers it there' },
  documentSignatory: { owns: 'oneself, or the contact one is' },
  upload: { owns: 'of the person who is logged in' },
  form: {
    fills: 'handed to the person who is logged in',
    holds: 'the same, looked at only',
    reads: 'with the right to see people: any for planning and office',
    keeps: 'handed to the person who is logged in; with the right to see people: any for planning and office',
  },
  formQuestion: {
    reads:
      'asked in a form that was handed to the person who is logged in; any for planning and office with the right to trainings',
  },
  formAnswerFile: {
    keeps:
      'of a form that was handed to the person who is logged in; with the right to see people: any for planning and office',
  },
  staffContract: { owns: 'of the person who is logged in; any for the office' },
  payroll: { owns: 'of the person who is logged in; any for the office' },
  payrollItem: {
    owns: 'of a payroll of the person who is logged in; any for the office',
    confirms: 'of a payroll of the person who is logged in',
  },
  dateQuestion: { answers: 'put to the person who is logged in' },
  passkey: { owns: 'of the own login' },
  calendarSubscription: { owns: 'of the person who is logged in' },
  project: {
    reads: 'one plans, ordered or visits it, or does the books',
    handles: 'the same without visitors',
    shares:
      'one does the books, is on a crew of it or leads one; with the right to its documents: plans it or ordered it',
    proves: 'one does the books; with the right to its documents: plans it or ordered it',
  },
  projectDocument: {
    reads:
      'of a project one does the books for, or of a crew one is on or leads; with the right to documents: of one that one plans, and approved ones for the client',
    owns: 'sent by the person who is logged in; any for the office, and for planning with the right to documents',
  },
  positionRequest: { owns: 'of a project of the own company' },
  quotation: { reads: 'of a project of the own company; all for planning and office' },
  invoice: {
    reads: 'of the own company, once it is released; all for planning and office',
    keeps: 'any for planning and office',
  },
  invoiceDocument: {
    reads: 'of a readable invoice, and meant for the client; any for planning and office',
    keeps: 'any for planning and office',
  },
  receipt: {
    reads: 'of the person who is logged in; approved, for a project of the own company; any for the office',
    keeps: 'of the person who is logged in; any for the office',
  },
  receiptItem: { keeps: 'of a receipt of the person who is logged in; any for the office' },
  receiptDocument: { reads: 'of a readable receipt' },
  emailMessage: { reads: 'sent to oneself or to the own company; any for the office' },
  emailMessageAttachment: { reads: 'of a readable e-mail' },
  company: { reads: 'the own one; all for planning and office' },
  contact: { reads: 'of the own company; all for planning and office' },
  plannerCrew: { reads: 'kept for the own company; all for planning' },
  plannerCrewMembership: { reads: 'in a crew kept for the own company; all for planning' },
  rateCard: { reads: 'of the own company; all for planning and office' },
  rateCardItem: { reads: 'of a readable rate card' },
  plusCrew: { reads: 'of the own company, or the one that is visited; all for planning and office' },
  plusCrewValue: { reads: 'of a readable plus crew' },
  plusCrewValueData: { reads: 'of a readable plus crew' },
  location: { reads: 'of a readable crew; any for planning, office and clients' },
  person: {
    sees: 'a face on a readable crew; any for planning and office',
    owns: 'oneself; any for the office',
    opens:
      'oneself; with the right to see people: any of the crew, or whom nobody has invited yet, for planning and office',
    isKnown: 'works for the own company, or is in a crew kept for it; any of the crew for planning',
  },
} as const

export type Subject = keyof typeof subjects
export type RoleOf<S extends Subject> = S extends Subject ? keyof (typeof subjects)[S] & string : never

/** The rows a list is of. The server reads them through a condition of its own; a handler that leaves it out fails. */
export const lists = {
  activities: 'all for planning and office',
  projects: 'of the own company; all for planning and office',
  rateCards: 'of the own company; all for planning and office',
  invoices: 'released ones of the own company; all for planning and office',
  emailMessages: 'sent to oneself or to the own company; all for the office',
  receipts: 'of the person who is logged in; approved ones for projects of the own company; all for the office',
  planningCalendar: 'whoever works on projects of the own company; all for planning and office',
  companies: 'the own one; all for planning and office',
  contacts: 'of the own company; all for planning and office',
  plannerCrews: 'kept for the own company; all for planning',
  plusCrews: 'of the own company, or the one that is visited; all for planning and office',
  latePeople: 'of projects of the own company; all for planning',
  openNotes: 'of crews one leads; released ones of the own company; all for planning and office',
  jobs: 'of the person who is logged in',
  crewMessages: 'sent to the person who is logged in',
  calendarEntries: 'of the person who is logged in',
  askedDates: 'put to the person who is logged in',
  calendarSubscriptions: 'of the person who is logged in',
  documentsToSign: 'to be signed by the person who is logged in, or the contact they are',
  mobileDocuments:
    'meant to be read by the person who is logged in, or rate agreements they sign; what the crew reads for planning and office',
  bankTransfers: 'of the person who is logged in; all for the office',
  vacationRequests: 'of the person who is logged in; all for planning and office',
} as const
export type List = keyof typeof lists

export interface Row<S extends Subject = Subject, At extends string = string> {
  subject: S
  /** Where the id stands: `params.id`, `body.crewId`. */
  at: At
  role: RoleOf<S>
}

export type Scope =
  /** No row of a tenant is read. */
  | 'none'
  /** Every row of the tenant. */
  | 'tenant'
  /** Rows of the person who is logged in. */
  | 'own'
  /** Several entries, each judged by itself: one that may not be done holds up no other. */
  | 'each'
  | { list: List }
  | { [S in Subject]: Row<S> }[Subject]

/** The row an id of the address or the body names: that in `params.id`, unless said otherwise. */
export function row<const S extends Subject, const R extends RoleOf<S>>(subject: S, role: R): Named<S, R, 'params.id'>
export function row<const S extends Subject, const R extends RoleOf<S>, const At extends string>(
  subject: S,
  role: R,
  at: At,
): Named<S, R, At>
export function row(subject: Subject, role: string, at = 'params.id') {
  return { subject, role, at }
}
interface Named<S extends Subject, R extends RoleOf<S>, At extends string> extends Row<S, At> {
  role: R
}

export const list = <const L extends List>(rows: L) => ({ list: rows })
