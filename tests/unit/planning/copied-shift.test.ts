import { describe, expect, it } from 'vitest'
import { type WallShift, clockQuestionOf, copiedShift } from '../../../domain/projects/copied-shift.ts'
import { daysLater } from '../../../domain/shift-display.ts'
import { instantsOf } from '../../../domain/shift-time.ts'

const night: WallShift = {
  startDate: '2026-06-10',
  endDate: null,
  startTime: '23:00',
  endTime: '02:30',
  timeZone: 'Europe/Berlin',
}

it('a copied shift stands so many days later, where the copy is', () => {
  expect(copiedShift(night, 364, 'Europe/Lisbon')).toEqual({
    ...night,
    startDate: '2027-06-09',
    timeZone: 'Europe/Lisbon',
  })
  expect(copiedShift({ ...night, endDate: '2026-06-12' }, -11, 'Europe/Berlin')).toMatchObject({
    startDate: '2026-05-30',
    endDate: '2026-06-01',
  })
})

describe('a time that clocks leave out or have twice', () => {
  it.each([
    ['starts in the gap', { startDate: '2027-03-28', startTime: '02:30', endTime: '09:00' }, 'start', 'timeInGap'],
    ['starts where the gap ends', { startDate: '2027-03-28', startTime: '03:00', endTime: '09:00' }, null, null],
    ['ends in the gap, a day later', { startDate: '2027-03-27' }, 'end', 'timeInGap'],
    ['ends in the hour that is twice', { startDate: '2026-10-24' }, 'end', 'timeIsDoubled'],
    ['ends on a day that is said', { startDate: '2027-03-26', endDate: '2027-03-28' }, 'end', 'timeInGap'],
    ['is over before that night', { startDate: '2027-03-27', startTime: '00:30' }, null, null],
    ['lasts a whole day into the gap', { startDate: '2027-03-27', startTime: '02:30' }, 'end', 'timeInGap'],
    ['is an ordinary night', {}, null, null],
  ])('%s', (_, change, which, problem) => {
    const question = clockQuestionOf({ ...night, ...change })
    expect([question?.which ?? null, question?.problem ?? null]).toEqual([which, problem])
  })

  it('is found wherever the server finds it, whatever the clocks do there', () => {
    const zones = ['Europe/Berlin', 'Europe/Lisbon', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo', 'UTC']
    const times = ['00:00', '00:30', '01:15', '01:45', '02:00', '02:30', '03:00', '12:00']
    const told: string[] = []
    for (const timeZone of zones)
      for (const first of [
        '2027-03-10',
        '2027-03-25',
        '2027-04-01',
        '2027-04-20',
        '2026-10-01',
        '2026-10-22',
        '2026-10-29',
      ])
        for (let days = 0; days < 8; days++)
          for (const startTime of times) {
            const shift = { startDate: daysLater(first, days), endDate: null, startTime, endTime: '13:00', timeZone }
            const server = instantsOf({ ...shift, zone: timeZone })
            const problem = 'problem' in server ? server.problem : null
            if (problem) told.push(problem)
            expect(clockQuestionOf(shift)?.problem ?? null, JSON.stringify(shift)).toBe(problem)
          }
    expect(new Set(told)).toEqual(new Set(['timeInGap', 'timeIsDoubled']))
  })
})
