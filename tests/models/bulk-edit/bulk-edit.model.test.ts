import { expect, it } from 'vitest'
import { bulkEditModel } from './bulk-edit.model.ts'
import { lineOf, walk } from '../walk.ts'

it('bulkEdit: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(bulkEditModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
