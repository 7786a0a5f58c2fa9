import { expect, it } from 'vitest'
import { plusCrewDashboardModel } from './plus-crew-dashboard.model.ts'
import { lineOf, walk } from '../walk.ts'

it('plus crew dashboard: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(plusCrewDashboardModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
