import { expect, it } from 'vitest'
import { signOffModel } from './sign-off.model.ts'
import { lineOf, walk } from '../walk.ts'

it('sign-off: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(signOffModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
