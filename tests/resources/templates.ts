import type { TenantWorld } from '../support/world.ts'
import type { UnderTest } from './under-test.ts'
import { ownDesks, planning } from './verdicts.ts'

const hours = {
  startDay: 0,
  startTime: '18:00',
  endTime: '02:00',
  endDay: null,
  breakMinutes: 30,
  crewChiefOnly: false,
}
const places = [
  { day: 0, crewName: 'Show 1', amountOfRows: 4 },
  { day: 1, crewName: 'Show 2', amountOfRows: 6 },
]
const items = (w: TenantWorld) => [
  { functionId: w.functions.stagehand, ...hours, places },
  { functionId: w.functions.rigger, cateringId: w.catering, task: 'Truss', ...hours, places },
]

export const underTest: UnderTest = {
  calls: w => ({
    readTemplate: { id: w.templates.main },
    createTemplate: {
      // No two of one name.
      body: { name: `Shows ${w.fresh()}`, type: 'POSITIONS', companyId: w.companies.client, items: items(w) },
    },
    changeTemplate: { id: w.templates.other, body: { name: 'Three shows', companyId: null, items: items(w) } },
    deleteTemplate: { id: w.templates.gone },
  }),
  verdicts: {
    listTemplates: ownDesks,
    readTemplate: ownDesks,
    createTemplate: planning,
    changeTemplate: planning,
    deleteTemplate: planning,
  },
  heavier: w => ({
    listTemplates: { query: `company=${w.companies.client}&type=POSITIONS&q=sh` },
  }),
  paths: {
    '/templates': { main: w => w.templates.main, other: w => w.templates.other },
  },
  bodies: {
    'createTemplate companyId': { main: w => w.companies.client, other: w => w.companies.own },
    'changeTemplate companyId': { main: w => w.companies.client, other: w => w.companies.own },
  },
}
