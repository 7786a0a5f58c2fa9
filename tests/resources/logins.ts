import type { UnderTest } from './under-test.ts'
import { officeOnly } from './verdicts.ts'

const client = { loginTypes: ['clients'] }

export const underTest: UnderTest = {
  calls: w => ({
    listLogins: { query: 'q=member&state=active&type=crew' },
    createLogin: {
      body: {
        ...client,
        firstName: 'Nia',
        lastName: 'Gray',
        login: `${crypto.randomUUID()}@example.com`,
        companyId: w.companies.client,
      },
    },
    changeLogin: {
      id: w.loginIds.client,
      body: { ...client, login: w.logins.client, companyId: w.companies.client },
    },
  }),
  verdicts: { listLogins: officeOnly, createLogin: officeOnly, changeLogin: officeOnly },
  paths: { '/logins': { main: w => w.loginIds.client, other: w => w.loginIds.otherClient } },
  bodies: {
    'createLogin companyId': { main: w => w.companies.client, other: w => w.companies.own },
    'changeLogin companyId': { main: w => w.companies.client, other: w => w.companies.own },
  },
}
