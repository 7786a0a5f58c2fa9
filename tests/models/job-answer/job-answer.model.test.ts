import { expect, it } from 'vitest'
import { jobAnswerModel } from './job-answer.model.ts'
import { lineOf, walk } from '../walk.ts'

it('job answer: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(jobAnswerModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
