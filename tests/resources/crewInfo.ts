import type { UnderTest } from './under-test.ts'
import type { Verdicts } from './verdicts.ts'

/** What the crew is told is planning's to say. */
const tells: Verdicts = [403, 403, 403, 403, 'yes', 403, 403, 403, 403, 403, 403, 401]
const entry = {
  kind: 'topic',
  title: 'Sick before a shift',
  body: 'Call us.',
  icon: 'sick',
  phone: null,
  important: false,
}

export const underTest: UnderTest = {
  calls: w => ({
    createCrewInfo: { body: entry },
    changeCrewInfo: { id: w.crewInfos.first, body: entry },
    placeCrewInfo: { id: w.crewInfos.topic, body: { beforeId: null } },
    deleteCrewInfo: { id: w.crewInfos.second },
  }),
  verdicts: {
    listCrewInfo: ['yes', 'yes', 'yes', 'yes', 'yes', 403, 403, 403, 403, 403, 403, 401],
    createCrewInfo: tells,
    changeCrewInfo: tells,
    placeCrewInfo: tells,
    deleteCrewInfo: tells,
  },
  paths: {
    '/crewInfo': { main: w => w.crewInfos.topic, other: w => w.crewInfos.otherTopic },
  },
  bodies: {
    'placeCrewInfo beforeId': { main: w => w.crewInfos.otherTopic, other: w => w.crewInfos.first },
  },
}
