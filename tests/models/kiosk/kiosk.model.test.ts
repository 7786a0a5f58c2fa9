import { expect, it } from 'vitest'
import { kioskModel } from './kiosk.model.ts'
import { lineOf, walk } from '../walk.ts'

it('kiosk: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(kioskModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
