import type { TenantWorld } from '../support/world.ts'
import type { UnderTest } from './under-test.ts'
import { planning } from './verdicts.ts'

const hours = { startDate: '2026-06-20', startTime: '09:00', endTime: '17:00' }
const position = (w: TenantWorld) => ({ functionId: w.functions.stagehand, amountOfRows: 2 })

export const underTest: UnderTest = {
  calls: w => ({
    createProjectCrew: { id: w.projects.main, body: { name: 'Load-out', ...hours, positions: [position(w)] } },
    createProjectItem: { id: w.projects.main, body: { projectCrewId: w.crews.main, ...position(w), ...hours } },
    changeProjectPlan: {
      id: w.projects.main,
      body: {
        changes: [{ id: w.items.tomorrow, amountOfRows: 9, startTime: '08:30' }],
        templateId: w.templates.main,
        acceptDoubleBooking: true,
      },
    },
    listProjectHolidays: { id: w.projects.main, query: 'dateFrom=2026-06-01&dateTo=2026-06-30' },
  }),
  verdicts: {
    createProjectCrew: planning,
    createProjectItem: planning,
    changeProjectPlan: planning,
    listProjectHolidays: planning,
  },
  bodies: {
    'createProjectCrew locationId': { main: w => w.locations.venue, other: w => w.locations.elsewhere },
    'createProjectCrew crewChiefId': { main: w => w.persons.chief, other: w => w.persons.stranger },
    'createProjectItem projectCrewId': { main: w => w.crews.main, other: w => w.crews.other },
    'createProjectItem functionId': { main: w => w.functions.stagehand, other: w => w.functions.rigger },
    'createProjectItem cateringId': { main: w => w.functions.stagehand, other: w => w.functions.rigger },
    'changeProjectPlan templateId': { main: w => w.templates.main, other: w => w.templates.other },
    'changeCrewItem cateringId': { main: w => w.functions.stagehand, other: w => w.functions.rigger },
  },
}
