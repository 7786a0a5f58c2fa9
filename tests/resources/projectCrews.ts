import type { UnderTest } from './under-test.ts'
import { everyUser, readers, onTheCrew, leaders } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: (w, now) => ({
    readProjectCrew: { id: w.crews.main },
    listCrewItems: { id: w.crews.main },
    listCrewStatuses: { id: w.crews.main },
    listLiveLocations: { id: w.crews.main },
    streamLiveLocations: { id: w.crews.main },
    shareLiveLocation: {
      id: w.crews.main,
      body: { latitude: 52.5, longitude: 13.4, accuracy: 5, timestamp: now.toISOString() },
    },
  }),
  verdicts: {
    readProjectCrew: readers,
    listCrewItems: readers,
    listCrewStatuses: onTheCrew,
    listLiveLocations: leaders,
    shareLiveLocation: onTheCrew,
    streamLiveLocations: onTheCrew,
    // So does whoever is late: of what one plans or ordered.
    listLatePeople: everyUser,
  },
  paths: {
    '/projectCrews': { main: w => w.crews.main, other: w => w.crews.other },
  },
}
