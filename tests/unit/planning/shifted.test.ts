import { describe, expect, it } from 'vitest'
import { daysLater } from '../../../domain/shift-display.ts'
import { nextTime } from '../../../src/screens/projects/adding/shifted.ts'

describe('the days of a copy', () => {
  it('are counted by the calendar, over months, years and leap days', () => {
    expect(daysLater('2026-02-28', 1)).toBe('2026-03-01')
    expect(daysLater('2028-02-28', 1)).toBe('2028-02-29')
    expect(daysLater('2026-12-31', 1)).toBe('2027-01-01')
    expect(daysLater('2026-03-30', -7)).toBe('2026-03-23')
  })

  it('begin a week later where the project is still to come, else the next time that 52 weeks are over', () => {
    expect(nextTime('2026-06-20', '2026-06-10')).toBe('2026-06-27')
    expect(nextTime('2026-06-10', '2026-06-10')).toBe('2026-06-17')
    expect(nextTime('2026-06-09', '2026-06-10')).toBe('2027-06-08')
    expect(nextTime('2024-06-09', '2026-06-10')).toBe('2027-06-06')
    for (const begin of ['2019-01-01', '2025-12-31', '2026-06-09']) {
      const next = nextTime(begin, '2026-06-10')
      expect(next > '2026-06-10').toBe(true)
      expect(new Date(next).getUTCDay()).toBe(new Date(begin).getUTCDay())
    }
  })
})
