import { expect, it } from 'vitest'
import { calendarEntryModel } from './calendar-entry.model.ts'
import { lineOf, walk } from '../walk.ts'

it('calendar entry: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(calendarEntryModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
