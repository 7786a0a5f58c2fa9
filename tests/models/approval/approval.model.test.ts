import { expect, it } from 'vitest'
import { approvalModel } from './approval.model.ts'
import { lineOf, walk } from '../walk.ts'

it('approval: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(approvalModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
