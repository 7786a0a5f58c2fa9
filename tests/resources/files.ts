import type { TenantWorld } from '../support/world.ts'
import type { UnderTest } from './under-test.ts'
import type { Verdicts } from './verdicts.ts'

/** The paper of a document: who signs it, member and client; and the agency's desks. */
const readers: Verdicts = ['yes', 404, 404, 404, 'yes', 'yes', 404, 'yes', 403, 403, 403, 401]

export const underTest: UnderTest = {
  calls: (w: TenantWorld) => ({ readStoredFile: { id: w.documentFiles.main } }),
  verdicts: { readStoredFile: readers },
  paths: { '/file': { main: w => w.documentFiles.main, other: w => w.documentFiles.other } },
}
