import { expect, it } from 'vitest'
import { leavingModel } from './leaving.model.ts'
import { lineOf, walk } from '../walk.ts'

it('leaving: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(leavingModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
