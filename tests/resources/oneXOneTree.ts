import type { UnderTest } from './under-test.ts'
import { everybody } from './verdicts.ts'

export const underTest: UnderTest = {
  verdicts: {
    readOneCrewOneTree: everybody,
    /** Crew and planning plant. */
    assignOneXOneTree: ['yes', 'yes', 'yes', 'yes', 'yes', 403, 403, 403, 403, 403, 403, 401],
  },
}
