import type { UnderTest } from './under-test.ts'
import { officeOnly } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: () => ({
    addHost: { body: { host: 'crew.example.com' } },
    checkHost: { body: { host: 'a.test' } },
    removeHost: { body: { host: 'gone.example.com' } },
  }),
  verdicts: { readHosts: officeOnly, addHost: officeOnly, checkHost: officeOnly, removeHost: officeOnly },
}
