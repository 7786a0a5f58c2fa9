import type { TenantWorld } from '../support/world.ts'
import type { UnderTest } from './under-test.ts'
import { projectReaders, type Verdicts } from './verdicts.ts'

/** Planning alone makes and withdraws them. */
const makers: Verdicts = [403, 403, 403, 403, 'yes', 403, 403, 403, 403, 403, 403, 401]
/** The client whose project it is: nobody signs in its name, and no visitor by a link. */
const theClient: Verdicts = [403, 403, 403, 403, 403, 'yes', 404, 403, 403, 403, 403, 401]
const signature = {
  ratio: 2,
  strokes: [
    [
      [100, 100],
      [400, 200],
    ],
  ],
}

export const underTest: UnderTest = {
  calls: (w: TenantWorld) => ({
    readProjectQuotations: { id: w.projects.main },
    releaseQuotation: { id: w.projects.main, body: { validUntil: '2030-12-31', email: 'client@example.test' } },
    readQuotationFile: { id: w.quotations.main },
    acceptQuotation: { id: w.quotations.main, body: { name: 'Henrike Lohmann', signature } },
    declineQuotation: { id: w.quotations.main, body: { name: 'Henrike Lohmann', reason: 'Too late' } },
    withdrawQuotation: { id: w.quotations.main },
  }),
  verdicts: {
    // Each client’s own.
    listWaitingQuotations: [403, 403, 403, 403, 403, 'yes', 'yes', 403, 403, 403, 403, 401],
    readProjectQuotations: projectReaders,
    releaseQuotation: makers,
    readQuotationFile: projectReaders,
    acceptQuotation: theClient,
    declineQuotation: theClient,
    withdrawQuotation: makers,
  },
  paths: {
    '/quotations': { main: w => w.quotations.main, other: w => w.quotations.other },
  },
}
