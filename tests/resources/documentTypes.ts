import type { TenantWorld } from '../support/world.ts'
import type { UnderTest } from './under-test.ts'
import { ownDesks, officeOnly } from './verdicts.ts'

const said = {
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
    createDocumentType: { body: { caption: 'Three-party agreement', ...settled(w) } },
    changeDocumentType: { id: w.documentTypes.made, body: { caption: 'Made otherwise', ...settled(w), revision: 0 } },
    deleteDocumentType: { id: w.documentTypes.gone },
    restoreDocumentType: { id: w.documentTypes.gone },
  }),
  verdicts: {
    listDocumentTypeRules: ownDesks,
    readDocumentType: ownDesks,
    createDocumentType: officeOnly,
    changeDocumentType: officeOnly,
    deleteDocumentType: officeOnly,
    restoreDocumentType: officeOnly,
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
