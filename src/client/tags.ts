import type { paths } from './schema.d.ts'

type Segments<Path extends string> = Path extends `${infer First}/${infer Rest}` ? First | Segments<Rest> : Path
/** A noun of the contract, as its addresses spell it: `projectCrews`, `deliveryNote`. */
export type Tag = Exclude<Segments<keyof paths>, '' | 'api' | 'v1' | `{${string}}`>

/** What an answer from this address is made of, and what an act at it changes: the nouns of the address. */
export const nounsOf = (path: string): readonly Tag[] => path.split('/').filter(isNoun)

const isNoun = (part: string): part is Tag => !['', 'api', 'v1'].includes(part) && !part.startsWith('{')

/** What shows in each other's answers: one that has changed has changed them all. */
const together: readonly (readonly Tag[])[] = [
  [
    'jobs',
    'crewInfo',
    'contacts',
    'projectCrews',
    'projectCrewItems',
    'projectCrewItemStatus',
    'latePeople',
    'warnings',
    'deliveryNotes',
    'projects',
    'projectsOverview',
    'projectsCalendar',
    'quotations',
    'positionRequests',
    'personalCalendar',
    'planningCalendarItems',
    'plannerCrews',
    'activities',
    'vacancies',
    'vacanciesOverview',
    'projectsVacancyOverview',
  ],
  ['rateCards', 'rateCardItems', 'projects'],
  ['receipts', 'receiptsOverview', 'receiptItems', 'receiptTemplates', 'approvals'],
  ['invoices', 'invoicesOverview', 'invoicePositions'],
  ['askedDates', 'dateQuestions', 'availabilities'],
  ['personalCalendar', 'planningCalendarItems', 'blockDates', 'vacationRequests', 'availabilities'],
  ['crewMember', 'crewFunctions', 'crewTags', 'crewPreferences', 'staffContracts', 'persons', 'bestPersons'],
  ['plannerCrews', 'pCrews', 'plannerCrewMemberships', 'crewPreferences', 'crewMember', 'bestPersons'],
  ['activities', 'toDosOverview'],
  [
    'forms',
    'formsPerform',
    'formsTrainingPerform',
    'formResults',
    'questionnaires',
    'handedForms',
    'securityChecksDue',
  ],
  // Files of projects are asked for at `/projects/{id}/documents`.
  [
    'projectDocuments',
    'documents',
    'documentsToSign',
    'documentSignatories',
    'documentUploads',
    'mobileDocuments',
    'approvals',
    'profilePictures',
  ],
  ['plusCrews', 'plusCrewValues', 'plusCrewValueDatas'],
  ['pushNotificationSubscriptions', 'setPushNotificationSubscription', 'deletePushNotificationSubscription'],
]

/** These, and whatever they show in. */
export const reaching = (tags: readonly Tag[]): ReadonlySet<string> =>
  new Set([...tags, ...together.filter(group => group.some(tag => tags.includes(tag))).flat()])
