import { expect, it } from 'vitest'
import { formModel } from './form.model.ts'
import { lineOf, walk } from '../walk.ts'

it('form: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(formModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
