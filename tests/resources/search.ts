import type { UnderTest } from './under-test.ts'
import { desks } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: () => ({ search: { query: 'q=ma' } }),
  verdicts: { search: desks },
  heavier: () => ({ search: { query: 'q=m%C3%BCl%20ber' } }),
}
