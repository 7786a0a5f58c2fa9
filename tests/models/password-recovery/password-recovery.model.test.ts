import { expect, it } from 'vitest'
import { passwordRecoveryModel } from './password-recovery.model.ts'
import { lineOf, walk } from '../walk.ts'

it('password recovery: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(passwordRecoveryModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
