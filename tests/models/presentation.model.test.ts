import { expect, it } from 'vitest'
import { presentationModel } from './presentation.model.ts'
import { lineOf, walk } from './walk.ts'

it('presentation: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(presentationModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
