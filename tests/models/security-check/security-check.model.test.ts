import { expect, it } from 'vitest'
import { securityCheckModel } from './security-check.model.ts'
import { lineOf, walk } from '../walk.ts'

it('securityCheck: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(securityCheckModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
