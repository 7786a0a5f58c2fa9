import { expect, it } from 'vitest'
import { toastModel, toastsModel } from './toasts.model.ts'
import { lineOf, walk } from '../walk.ts'

it('toast: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(toastModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})

it('toasts: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(toastsModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
