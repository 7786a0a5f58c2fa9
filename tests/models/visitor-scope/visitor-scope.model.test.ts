import { expect, it } from 'vitest'
import { visitorScopeModel } from './visitor-scope.model.ts'
import { lineOf, walk } from '../walk.ts'

it('visitor-scope: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(visitorScopeModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
