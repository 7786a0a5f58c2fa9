import type { UnderTest } from './under-test.ts'
import { ownDesks } from './verdicts.ts'

export const underTest: UnderTest = { verdicts: { listApprovals: ownDesks } }
