import type { UnderTest } from './under-test.ts'
import type { Verdicts } from './verdicts.ts'

const office: Verdicts = [403, 403, 403, 403, 403, 403, 403, 'yes', 403, 403, 403, 401]
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
  verdicts: { listLogins: office, createLogin: office, changeLogin: office },
  paths: { '/logins': { main: w => w.loginIds.client, other: w => w.loginIds.otherClient } },
  bodies: {
    'createLogin companyId': { main: w => w.companies.client, other: w => w.companies.own },
    'changeLogin companyId': { main: w => w.companies.client, other: w => w.companies.own },
  },
}
