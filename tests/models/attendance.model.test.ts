import { expect, it } from 'vitest'
import { attendanceModel } from './attendance.model.ts'
import { lineOf, walk } from './walk.ts'

it('attendance: every transition', { timeout: 120_000 }, async () => {
  const walked = await walk(attendanceModel)
  console.log(lineOf(walked))
  expect(walked.missing).toEqual([])
})
