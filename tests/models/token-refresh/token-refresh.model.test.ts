import { expect, it } from 'vitest'
import { tokenRefreshModel } from './token-refresh.model.ts'
import { lineOf, walk } from '../walk.ts'

it('token-refresh: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(tokenRefreshModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
