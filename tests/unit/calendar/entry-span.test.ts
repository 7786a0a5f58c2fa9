import { describe, expect, it } from 'vitest'
import { type EntryDays, entrySpan } from '../../../domain/personalCalendar/entry-span.ts'

const days = (change: Partial<EntryDays>): EntryDays => ({
  startDate: '2026-06-10',
  endDate: null,
  begin: null,
  end: null,
  zone: 'Europe/Berlin',
  ...change,
})

describe('days of an entry', () => {
  it.each<[string, Partial<EntryDays>, string, string]>([
    ['a day', {}, '2026-06-09T22:00Z', '2026-06-10T22:00Z'],
    ['several', { endDate: '2026-06-12' }, '2026-06-09T22:00Z', '2026-06-12T22:00Z'],
    ['a day of 23 hours', { startDate: '2026-03-29' }, '2026-03-28T23:00Z', '2026-03-29T22:00Z'],
    ['a day of 25 hours', { startDate: '2026-10-25' }, '2026-10-24T22:00Z', '2026-10-25T23:00Z'],
    [
      'a day whose midnight a clock skips',
      { startDate: '2024-03-31', zone: 'Asia/Beirut' },
      '2024-03-30T22:00Z',
      '2024-03-31T21:00Z',
    ],
    ['366 days', { startDate: '2027-01-01', endDate: '2028-01-01' }, '2026-12-31T23:00Z', '2028-01-01T23:00Z'],
    ['hours', { begin: '08:00', end: '12:30' }, '2026-06-10T06:00Z', '2026-06-10T10:30Z'],
    ['a night', { begin: '22:00', end: '06:00' }, '2026-06-10T20:00Z', '2026-06-11T04:00Z'],
    [
      'hours over days',
      { endDate: '2026-06-12', begin: '18:00', end: '09:00' },
      '2026-06-10T16:00Z',
      '2026-06-12T07:00Z',
    ],
    [
      'the second of two hours',
      { startDate: '2026-10-25', begin: '02:30', end: '04:00', startChoice: 'later' },
      '2026-10-25T01:30Z',
      '2026-10-25T03:00Z',
    ],
    [
      'until the first of two hours',
      { startDate: '2026-10-24', begin: '20:00', end: '02:15', endChoice: 'earlier' },
      '2026-10-24T18:00Z',
      '2026-10-25T00:15Z',
    ],
    [
      'until the second of two hours',
      { startDate: '2026-10-24', begin: '20:00', end: '02:15', endChoice: 'later' },
      '2026-10-24T18:00Z',
      '2026-10-25T01:15Z',
    ],
  ])('%s', (_name, change, starts, ends) => {
    expect(entrySpan(days(change))).toEqual({ starts: Date.parse(starts), ends: Date.parse(ends) })
  })

  it.each<[Partial<EntryDays>, string]>([
    [{ begin: '08:00' }, 'timesBelongTogether'],
    [{ end: '08:00' }, 'timesBelongTogether'],
    [{ endDate: '2026-06-09' }, 'endsBeforeStart'],
    [{ endDate: '2026-06-10', begin: '08:00', end: '07:00' }, 'endsBeforeStart'],
    [{ endDate: '2027-06-11' }, 'tooLong'],
    [{ zone: 'Europe/Atlantis' }, 'unknownZone'],
    [{ startDate: '2026-03-29', begin: '02:30', end: '05:00' }, 'timeInGap'],
    [{ startDate: '2026-10-24', begin: '20:00', end: '02:15' }, 'timeIsDoubled'],
  ])('%o is %s', (change, problem) => {
    expect(entrySpan(days(change))).toMatchObject({ problem })
  })
})
