import { officeOnly } from './verdicts.ts'
import type { UnderTest } from './under-test.ts'

export const underTest: UnderTest = {
  calls: w => ({
    readBankAccount: { id: w.persons.member },
    changeBankAccount: {
      id: w.persons.member,
      body: { holder: null, iban: 'DE89 3704 0044 0532 0130 00', bic: null },
    },
  }),
  verdicts: {
    /** Everybody of the crew their own, the office that of everybody. */
    readBankAccount: ['yes', 404, 404, 404, 403, 403, 403, 'yes', 403, 403, 403, 401],
    changeBankAccount: officeOnly,
  },
}
