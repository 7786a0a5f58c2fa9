import type { TenantWorld } from './world.ts'

/** What is filled into an operation's path and body so that it makes sense in the world. */
export interface Call {
  id?: string
  query?: string
  body?: unknown
}

/** A line across the pad. */
export const drawn = {
  ratio: 3,
  strokes: [
    [
      [100, 200],
      [400, 120],
      [800, 240],
    ],
  ],
}

/** One entry of an outbox: the colleague says to be on the way. */
export const punchEntry = (w: TenantWorld, more: object = {}) => ({
  key: crypto.randomUUID(),
  projectCrewItem: w.items.today,
  caption: 'Pre-call',
  type: 'LOG',
  person: w.persons.colleague,
  replayed: true,
  ...more,
})

/** Nobody of the client is there: hours of everybody who worked on the main crew. */
const signOffIn = (w: TenantWorld) => ({
  lines: [
    { id: w.jobs.member.today, chargeable: 420, startTime: '10:30', endTime: '18:00' },
    { id: w.jobs.chief.today, chargeable: 420, startTime: '10:30', endTime: '18:00' },
    { id: w.jobs.member.past, chargeable: 450 },
  ],
})

/** One sensible call of each operation that takes an id, a query or a body; bare ones need none. */
export function callsIn(w: TenantWorld, now: Date): Record<string, Call> {
  const item = { id: w.items.today }
  const crew = { id: w.crews.main }
  const tomorrow = { id: w.jobs.member.tomorrow }
  const line = { id: w.jobs.colleague.tomorrow, body: {} }
  return {
    createToken: { body: { login: `nobody@${w.host}`, password: 'wrong' } },
    requestPasswordLink: { body: { login: `member@${w.host}` } },
    readPasswordLink: { id: w.links.welcome },
    setPassword: { id: w.links.welcome, body: { password: 'a password of one’s own' } },
    createLocation: {
      body: {
        name: 'Dock',
        street: 'Kai 1',
        zipcode: '20457',
        city: 'Hamburg',
        country: 'DE',
        timeZone: 'Europe/Berlin',
      },
    },
    readLocation: { id: w.locations.venue },
    readJob: tomorrow,
    confirmJob: { ...tomorrow, body: {} },
    undoConfirmation: tomorrow,
    declineJob: tomorrow,
    undoDecline: tomorrow,
    cancelJob: { ...tomorrow, body: { reason: 'Fever' } },
    acknowledgeChange: { ...tomorrow, body: { seen: 'as it was' } },
    readProjectCrew: { id: w.crews.main },
    listCrewItems: { id: w.crews.main },
    listCrewStatuses: { id: w.crews.main },
    listLiveLocations: { id: w.crews.main },
    streamLiveLocations: { id: w.crews.main },
    shareLiveLocation: {
      id: w.crews.main,
      body: { latitude: 52.5, longitude: 13.4, accuracy: 5, timestamp: now.toISOString() },
    },
    readCrewItem: item,
    listItemStatuses: item,
    changeCrewItem: { id: w.items.tomorrow, body: { task: 'Load in' } },
    applyVacancy: { id: w.items.open },
    applyVacancyByPost: { id: w.items.open },
    unapplyVacancy: { id: w.items.open },
    unapplyVacancyByPost: { id: w.items.open },
    logActivity: { ...item, body: { type: 'LOG', caption: 'Pre-call' } },
    createStatus: { body: { projectCrewItem: w.items.open, person: w.persons.office } },
    changeStatus: { ...line, body: { remark: 'Has the keys' } },
    activateStatus: line,
    notNeeded: line,
    reactivateStatus: line,
    noShow: { id: w.jobs.colleague.today, body: {} },
    setProposedPaidChargedHours: crew,
    setProposedPaidChargedHoursByPost: crew,
    digitalConfirm: { ...crew, body: signOffIn(w) },
    readDeliveryNote: crew,
    readDeliveryNoteDetails: crew,
    releaseDeliveryNote: crew,
    signDeliveryNote: { ...crew, body: { client: { name: 'Carla Client', signature: drawn } } },
    sendDeliveryNote: { ...crew, body: { email: 'carla@example.test' } },
    listAmendments: crew,
    amendHours: { id: w.jobs.member.today, body: { chargeable: 435, reason: 'Left half an hour early' } },
    listCrewItemRatings: crew,
    rateCrewItems: {
      ...crew,
      body: { rater: 'Carla Client', ratings: [{ projectCrewItem: w.items.today, rating: 5 }] },
    },
    readProject: { id: w.projects.main },
    listProjectCrews: { id: w.projects.main },
    listProjectItems: { id: w.projects.main },
    readProjectPassword: { id: w.projects.main },
    renewProjectPassword: { id: w.projects.main, body: {} },
    exportDeliveryNotes: { id: w.projects.main },
    readCompany: { id: w.companies.client },
    readCompanySettings: { id: w.companies.client },
    readPlusCrew: { id: w.plusCrews.main },
    readPlusCrewProgress: { id: w.plusCrews.main, query: 'date=2026-06-10' },
    readPlusCrewPassword: { id: w.plusCrews.main },
    renewPlusCrewPassword: { id: w.plusCrews.main, body: {} },
    changePlusCrewValue: { id: w.values.main, body: { perDay: 4000 } },
    listPlusCrewValueDatas: { query: 'dateFrom=2026-06-01&dateTo=2026-06-30' },
    createPlusCrewValueData: {
      body: {
        plusCrew: w.plusCrews.main,
        plusCrewValueType: w.valueTypes.turnover,
        date: '2026-06-02',
        amount: 1200.5,
        source: w.sourceTypes.byHand,
      },
    },
    changePlusCrewValueData: {
      id: w.figures.main,
      body: { amount: 1100, source: w.sourceTypes.pasted, version: 1 },
    },
    deletePlusCrewValueData: { id: w.figures.main },
    readPersonPicture: { id: w.persons.member },
    endAccess: { id: w.persons.office },
    listKiosks: { id: w.crews.main },
    startKiosk: { body: { crew: w.crews.main, label: 'Gate A' } },
    revokeKiosk: { id: w.kiosks.main, body: {} },
    readRoster: { id: w.crews.main },
    sendPunches: { body: { entries: [punchEntry(w)] } },
    setKioskPin: { body: { pin: '2468' } },
    resetKioskPin: { id: w.jobs.colleague.today, body: {} },
  }
}

/** The address of an operation's path template under /api/v1, with an id and a query filled in. */
export const addressOf = (template: string, { id, query }: Call): string =>
  `/api/v1${template.replace(/\{\w+\}/, id ?? '')}${query ? `?${query}` : ''}`
