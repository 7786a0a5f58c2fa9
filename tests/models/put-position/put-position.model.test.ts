import { expect, it } from 'vitest'
import { putPositionModel } from './put-position.model.ts'
import { lineOf, walk } from '../walk.ts'

it('put position: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(putPositionModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
