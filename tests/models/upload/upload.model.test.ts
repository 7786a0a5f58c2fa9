import { expect, it } from 'vitest'
import { uploadModel } from './upload.model.ts'
import { lineOf, walk } from '../walk.ts'

it('upload: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(uploadModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
