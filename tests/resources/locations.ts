import type { UnderTest } from './under-test.ts'
import { desks } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({
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
  }),
  verdicts: {
    listLocations: desks,
    // The stranger sees the place because a position there is open for applications.
    readLocation: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 403, 403, 401],
    'readLocation#elsewhere': [404, 404, 404, 'yes', 'yes', 'yes', 'yes', 'yes', 404, 403, 403, 401],
    createLocation: [403, 403, 403, 403, 'yes', 'yes', 'yes', 403, 403, 403, 403, 401],
  },
  about: w => ({
    'readLocation#elsewhere': { id: w.locations.elsewhere },
  }),
  heavier: () => ({
    listLocations: { query: 'q=m%C3%BCl%20ber' },
  }),
  paths: {
    '/locations': { main: w => w.locations.venue, other: w => w.locations.unused },
  },
}
