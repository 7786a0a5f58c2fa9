import type { UnderTest } from './under-test.ts'
import { everybody } from './verdicts.ts'

export const underTest: UnderTest = {
  calls: w => ({
    readJobQuestion: { id: w.links.answer },
    answerJob: { id: w.links.answer, body: { answer: 'no' } },
  }),
  // Whoever holds a mailed link may use it, logged in or not.
  verdicts: { readJobQuestion: everybody, answerJob: everybody },
}
