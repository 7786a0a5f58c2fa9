import { expect, it } from 'vitest'
import { lineOf, walk } from './walk.ts'
import { sessionModel } from './session.model.ts'

it('session: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(sessionModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
