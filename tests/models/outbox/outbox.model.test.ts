import { expect, it } from 'vitest'
import { outboxModel } from './outbox.model.ts'
import { lineOf, walk } from '../walk.ts'

it('outbox: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(outboxModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
