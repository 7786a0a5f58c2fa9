import { expect, it } from 'vitest'
import { appUpdateModel } from './app-update.model.ts'
import { lineOf, walk } from '../walk.ts'

it('app-update: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(appUpdateModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
