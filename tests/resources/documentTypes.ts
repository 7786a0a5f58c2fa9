import type { TenantWorld } from '../support/world.ts'
import type { UnderTest } from './under-test.ts'
import { ownDesks } from './verdicts.ts'

/** The office alone makes them. */
const makers = [403, 403, 403, 403, 403, 403, 403, 'yes', 403, 403, 403, 401] as const
const said = {
  caption: 'Three-party agreement',
  ...{ wants: 'signatures', subject: 'person', signedBy: 'drawing', signatoriesOrder: 'one by one', asksRating: false },
  dueDays: 14,
}
const signatories = (w: TenantWorld) => [
  { role: 'Crew', who: 'person', personId: null },
  { role: 'Client', who: 'contact', personId: null },
  { role: 'Agency', who: 'agency', personId: w.persons.office },
]
const settled = (w: TenantWorld) => ({
  ...{ ...said, signatories: signatories(w), functionIds: [w.functions.stagehand] },
})

export const underTest: UnderTest = {
  calls: (w: TenantWorld) => ({
    readDocumentType: { id: w.documentTypes.licence },
    createDocumentType: { body: settled(w) },
    changeDocumentType: { id: w.documentTypes.licence, body: { ...settled(w), revision: 0 } },
    deleteDocumentType: { id: w.documentTypes.licence },
    restoreDocumentType: { id: w.documentTypes.licence },
  }),
  verdicts: {
    listDocumentTypeRules: ownDesks,
    readDocumentType: ownDesks,
    createDocumentType: makers,
    changeDocumentType: makers,
    deleteDocumentType: makers,
    restoreDocumentType: makers,
  },
  paths: {
    '/documentTypes': { main: w => w.documentTypes.licence, other: w => w.documentTypes.agreement },
  },
  bodies: {
    'createDocumentType functionIds': { main: w => w.functions.stagehand, other: w => w.functions.rigger },
    'createDocumentType personId': { main: w => w.persons.office, other: w => w.persons.planner },
    'changeDocumentType functionIds': { main: w => w.functions.stagehand, other: w => w.functions.rigger },
    'changeDocumentType personId': { main: w => w.persons.office, other: w => w.persons.planner },
  },
}
