import { expect, it } from 'vitest'
import { receiptCaptureModel } from './receipt-capture.model.ts'
import { lineOf, walk } from '../walk.ts'

it('receipt-capture: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(receiptCaptureModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
