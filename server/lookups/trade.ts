import { lookupKinds, type LookupKind } from '../../openapi/lookups.ts'
import type { lookup } from '../database/tables/tenants.ts'
import type { documentProof } from '../database/tables/uploads.ts'

/** Codes are what clients translate by; captions are English. */
export const functionCaptions = {
  crewChief: 'Crew chief',
  stagehand: 'Stagehand',
  rigger: 'Rigger',
  loader: 'Loader',
  forkliftDriver: 'Forklift driver',
  followSpot: 'Follow spot operator',
  lightingTechnician: 'Lighting technician',
  soundTechnician: 'Sound technician',
  videoTechnician: 'Video technician',
  climber: 'Climber',
  carpenter: 'Carpenter',
  runner: 'Runner',
  driver: 'Driver',
  wardrobe: 'Wardrobe assistant',
  steward: 'Steward',
  cateringHelper: 'Catering helper',
  /** On call, to stand in for whoever drops out. */
  spare: 'Spare',
} as const
export type FunctionCode = keyof typeof functionCaptions

type Choices = Readonly<Record<string, string>>

const choices: Record<LookupKind, Choices> = {
  activityTypes: {
    approvePicture: 'Approve picture',
    approveDocument: 'Approve document',
    vacationRequest: 'Vacation request',
    payrollFeedback: 'Payroll feedback',
    clientAsks: 'Client asks for positions',
    certificateEnds: 'Certificate ends',
    callBack: 'Call back',
    other: 'Other',
  },
  functions: functionCaptions,
  cateringAgreementTypes: {
    none: 'No catering',
    fullCatering: 'Full catering',
    warmMeal: 'One warm meal',
    buyOut: 'Buy-out',
    drinksOnly: 'Drinks only',
  },
  chargeTypes: {
    hourly: 'By the hour',
    daily: 'By the day',
    flat: 'Flat rate',
    overtime: 'Overtime',
    night: 'Night work',
    holiday: 'Sundays and holidays',
    travel: 'Travel',
  },
  branches: {
    concerts: 'Concerts',
    fairs: 'Fairs',
    theatre: 'Theatre',
    television: 'Television',
    corporate: 'Corporate',
    sport: 'Sport',
  },
  // Topics of the help centre.
  categories: {
    checkIn: 'Check-in and hours',
    jobs: 'Jobs and requests',
    calendar: 'Calendar and vacation',
    documents: 'Documents',
    payroll: 'Payroll',
    planning: 'Planning',
    invoices: 'Invoices',
    app: 'App and messages',
  },
  countries: {
    DE: 'Germany',
    AT: 'Austria',
    GB: 'United Kingdom',
    NL: 'Netherlands',
    BE: 'Belgium',
    CH: 'Switzerland',
    DK: 'Denmark',
    FR: 'France',
    PL: 'Poland',
    ES: 'Spain',
    IE: 'Ireland',
  },
  nationalities: {
    DE: 'German',
    AT: 'Austrian',
    GB: 'British',
    NL: 'Dutch',
    TR: 'Turkish',
    PL: 'Polish',
    SY: 'Syrian',
    GH: 'Ghanaian',
    HR: 'Croatian',
    RS: 'Serbian',
    IT: 'Italian',
    ES: 'Spanish',
    PT: 'Portuguese',
    VN: 'Vietnamese',
    IN: 'Indian',
    NG: 'Nigerian',
  },
  regions: { hamburg: 'Hamburg', wien: 'Wien', wales: 'Wales', zuidHolland: 'Zuid-Holland' },
  insurance: {
    statutory: 'Statutory',
    private: 'Private',
    family: 'Through the family',
    student: 'Student',
    none: 'None',
  },
  loginTypes: { clients: 'Clients', crew: 'Crew', planners: 'Planners', office: 'Office' },
  messageTypes: { email: 'E-mail', push: 'Push message', sms: 'Text message', inApp: 'In the app' },
  qualityCheckTypes: {
    punctuality: 'Punctuality',
    skill: 'Skill',
    teamwork: 'Teamwork',
    appearance: 'Appearance',
    safety: 'Safety',
  },
  statuses: { draft: 'Draft', active: 'Active', paused: 'Paused', archived: 'Archived' },
  taxTypes: {
    standard: 'Standard rate',
    reduced: 'Reduced rate',
    zero: 'Zero rate',
    reverseCharge: 'Reverse charge',
    exempt: 'Exempt',
  },
  documentTypes: {
    staffContract: 'Staff contract',
    fixedTermContract: 'Fixed-term contract',
    safetyBriefing: 'Safety briefing',
    certificate: 'Certificate',
    rateAgreement: 'Rate agreement',
    deliveryNote: 'Delivery note',
    payslip: 'Payslip',
    idCard: 'Identity card',
    drivingLicence: 'Driving licence',
    forkliftLicence: 'Fork-lift licence',
    riggingCertificate: 'Rigging certificate',
    workAtHeight: 'Work at height',
    firstAid: 'First aid',
    healthInsurance: 'Health insurance card',
  },
  documentsStatus: { onGoing: 'On Going', readyToSign: 'Ready to sign', signed: 'Signed', expired: 'Expired' },
  permissionTypes: { ALL: 'All', OWN: 'Own' },
  plannerCrewTypes: {
    loadIn: 'Load-in',
    rehearsal: 'Rehearsal',
    show: 'Show',
    loadOut: 'Load-out',
    build: 'Build-up',
    dismantle: 'Dismantle',
  },
  projectTypes: {
    concert: 'Concert',
    arenaTour: 'Arena tour',
    festival: 'Festival',
    fair: 'Fair',
    conference: 'Conference',
    theatre: 'Theatre',
    internalSickness: 'Internal: sickness',
    internalVacation: 'Internal: vacation',
  },
  receiptTypes: {
    fuel: 'Fuel',
    parking: 'Parking',
    hotel: 'Hotel',
    publicTransport: 'Public transport',
    material: 'Material',
    meal: 'Meal',
  },
  crewRatingTypes: { excellent: 'Excellent', good: 'Good', fair: 'Fair', poor: 'Poor' },
  findBestMethods: {
    bestMatch: 'Best match',
    nearest: 'Nearest first',
    experience: 'Knows the venue',
    fewestHours: 'Fewest hours this week',
    clientFavourite: 'Client’s favourites',
  },
  status: {
    applied: 'Applied',
    invited: 'To confirm',
    confirmed: 'Confirmed',
    checkedIn: 'Checked in',
    checkedOut: 'Checked out',
    signedOff: 'Signed off',
    notNeeded: 'Not needed',
    noShow: 'No show',
    cancelled: 'Cancelled',
    declined: 'Declined',
  },
}

/** The tenant's choices of every kind. */
export const tradeLookups = (tenantId: string, newId: () => string): (typeof lookup.$inferInsert)[] =>
  lookupKinds.flatMap(kind =>
    Object.entries(choices[kind]).map(([code, caption], sort) => ({
      tenantId,
      id: newId(),
      kind,
      code,
      caption,
      sort,
    })),
  )

/** What papers of a type prove that somebody can do, by code. */
const proves: Readonly<Record<string, FunctionCode>> = {
  drivingLicence: 'driver',
  forkliftLicence: 'forkliftDriver',
  riggingCertificate: 'rigger',
  workAtHeight: 'climber',
}

/** The same by the tenant's choices, as far as there are some. */
export function proving(
  tenantId: string,
  rows: readonly Pick<typeof lookup.$inferInsert, 'id' | 'kind' | 'code'>[],
  newId: () => string,
): (typeof documentProof.$inferInsert)[] {
  const idOf = (kind: LookupKind, code: string) => rows.find(row => row.kind === kind && row.code === code)?.id
  return Object.entries(proves).flatMap(([type, code]) => {
    const typeId = idOf('documentTypes', type)
    const functionId = idOf('functions', code)
    return typeId && functionId ? [{ tenantId, id: newId(), typeId, functionId }] : []
  })
}

/** Functions and the kinds of catering, by code, to their ids. */
export interface TradeIds {
  functions: ReadonlyMap<string, string>
  catering: ReadonlyMap<string, string>
}
export const tradeIds = (rows: readonly { id: string; kind: string; code: string }[]): TradeIds => {
  const of = (kind: LookupKind) => new Map(rows.filter(row => row.kind === kind).map(({ code, id }) => [code, id]))
  return { functions: of('functions'), catering: of('cateringAgreementTypes') }
}
