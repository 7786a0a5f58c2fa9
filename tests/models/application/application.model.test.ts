import { expect, it } from 'vitest'
import { applicationModel } from './application.model.ts'
import { lineOf, walk } from '../walk.ts'

it('application: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(applicationModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
