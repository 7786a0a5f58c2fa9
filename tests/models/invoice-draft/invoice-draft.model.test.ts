import { expect, it } from 'vitest'
import { invoiceDraftModel } from './invoice-draft.model.ts'
import { lineOf, walk } from '../walk.ts'

it('invoice-draft: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(invoiceDraftModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
