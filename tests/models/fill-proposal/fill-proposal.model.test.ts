import { expect, it } from 'vitest'
import { fillProposalModel } from './fill-proposal.model.ts'
import { lineOf, walk } from '../walk.ts'

it('fill proposal: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(fillProposalModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
