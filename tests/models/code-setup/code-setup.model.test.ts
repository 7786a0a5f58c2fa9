import { expect, it } from 'vitest'
import { codeSetupModel } from './code-setup.model.ts'
import { lineOf, walk } from '../walk.ts'

it('code setup: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(codeSetupModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
