import { expect, it } from 'vitest'
import { documentSigningModel } from './document-signing.model.ts'
import { lineOf, walk } from '../walk.ts'

it('document signing: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(documentSigningModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
