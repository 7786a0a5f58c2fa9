import type { UnderTest } from './under-test.ts'
import { everyUser, leaders, overseers, officeOnly } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({
    listKiosks: { id: w.crews.main },
    listOpenKiosks: { query: 'q=7001' },
    startKiosk: { body: { crewId: w.crews.main, label: 'Gate A' } },
    revokeKiosk: { id: w.kiosks.main, body: {} },
    readRoster: { id: w.crews.main },
    setKioskPin: { body: { pin: '2468' } },
    resetKioskPin: { id: w.jobs.colleague.today, body: {} },
  }),
  verdicts: {
    listKiosks: leaders,
    listOpenKiosks: officeOnly,
    startKiosk: leaders,
    revokeKiosk: overseers,
    'revokeKiosk#other': [404, 404, 404, 403, 'yes', 404, 403, 'yes', 403, 403, 403, 401],
    readRoster: [403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 'yes', 401],
    'readRoster#other': [403, 403, 403, 403, 403, 403, 403, 403, 403, 403, 404, 401],
    readKioskPin: everyUser,
    setKioskPin: everyUser,
    resetKioskPin: leaders,
  },
  about: w => ({
    // Of another crew: a kiosk that is closed reads nothing any more.
    'revokeKiosk#other': { id: w.kiosks.other, body: {} },
    'readRoster#other': { id: w.crews.other },
  }),
  paths: {
    '/kiosks': { main: w => w.kiosks.main, other: w => w.kiosks.other },
  },
  bodies: {
    'startKiosk crewId': { main: w => w.crews.main, other: w => w.crews.other },
  },
}
