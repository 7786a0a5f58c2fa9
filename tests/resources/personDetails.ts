import { officeOnly } from './verdicts.ts'
import type { UnderTest } from './under-test.ts'

export const underTest: UnderTest = {
  calls: w => ({
    readPersonDetails: { id: w.persons.member },
    changePersonDetails: {
      id: w.persons.member,
      body: {
        street: 'Bernstorffstraße 112',
        zipcode: '22767',
        city: 'Hamburg',
        country: 'DE',
        birthday: '1996-03-14',
      },
    },
  }),
  verdicts: {
    /** Everybody their own, the office those of everybody. */
    readPersonDetails: ['yes', 404, 404, 404, 404, 404, 404, 'yes', 403, 403, 403, 401],
    changePersonDetails: officeOnly,
  },
}
