import type { TenantWorld } from '../support/world.ts'
import type { UnderTest } from './under-test.ts'
import { planning, type Verdicts } from './verdicts.ts'

/** The client whose project it is asks and takes back: nobody does it in its name, no visitor, none of the crew. */
const theClient: Verdicts = [403, 403, 403, 403, 403, 'yes', 404, 403, 403, 403, 403, 401]
/** Both sides of it; the office reads it beside the crews it reads, and answers nothing. */
const bothSides: Verdicts = [403, 403, 403, 403, 'yes', 'yes', 404, 'yes', 403, 403, 403, 401]

export const underTest: UnderTest = {
  calls: (w: TenantWorld) => ({
    listPositionRequests: { id: w.projects.main },
    requestPosition: {
      id: w.crews.main,
      body: {
        functionId: w.functions.stagehand,
        amountOfRows: 2,
        startDate: '2026-06-20',
        startTime: '09:00',
        endTime: '17:00',
        note: 'Two more at the ramp',
      },
    },
    withdrawPositionRequest: { id: w.requests.main },
    acceptPositionRequest: { id: w.requests.main },
    declinePositionRequest: { id: w.requests.main, body: { reason: 'Nobody is free' } },
  }),
  verdicts: {
    listPositionRequests: bothSides,
    requestPosition: theClient,
    withdrawPositionRequest: theClient,
    acceptPositionRequest: planning,
    declinePositionRequest: planning,
  },
  paths: {
    '/positionRequests': { main: w => w.requests.main, other: w => w.requests.other },
  },
  bodies: {
    'requestPosition functionId': { main: w => w.functions.stagehand, other: w => w.functions.rigger },
  },
}
