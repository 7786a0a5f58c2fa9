import type { UnderTest } from './under-test.ts'
import { everybody, everyUser } from './verdicts.ts'

export const underTest: UnderTest = {
  verdicts: {
    readTenant: everybody,
    listTenantCompanies: everyUser,
  },
}
