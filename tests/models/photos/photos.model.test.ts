import { expect, it } from 'vitest'
import { photosModel } from './photos.model.ts'
import { lineOf, walk } from '../walk.ts'

it('photos: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(photosModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
