import { expect, it } from 'vitest'
import { passkeyModel } from './passkey.model.ts'
import { lineOf, walk } from '../walk.ts'

it('passkey: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(passkeyModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
