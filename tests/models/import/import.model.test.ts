import { expect, it } from 'vitest'
import { importModel } from './import.model.ts'
import { lineOf, walk } from '../walk.ts'

it('import: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(importModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
