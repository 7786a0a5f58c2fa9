import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantsOf, type LocalShift, localOf, zoneNamed } from '../../../domain/shift-time.ts'

const shift = (change: Partial<LocalShift>): LocalShift => ({
  startDate: '2024-06-01',
  startTime: '08:00',
  endTime: '17:00',
  zone: 'Europe/Berlin',
  ...change,
})
const at = (iso: string) => Date.parse(iso)

describe('instants of a shift', () => {
  it.each<[string, Partial<LocalShift>, string, string]>([
    ['a day', {}, '2024-06-01T06:00Z', '2024-06-01T15:00Z'],
    ['a night ends the next day', { startTime: '20:00', endTime: '04:00' }, '2024-06-01T18:00Z', '2024-06-02T02:00Z'],
    ['end equal to start is a whole day', { endTime: '08:00' }, '2024-06-01T06:00Z', '2024-06-02T06:00Z'],
    ['an end date counts', { endDate: '2024-06-03' }, '2024-06-01T06:00Z', '2024-06-03T15:00Z'],
    ['an empty end date is none', { endDate: '', endTime: '02:00' }, '2024-06-01T06:00Z', '2024-06-02T00:00Z'],
    [
      'the new year',
      { startDate: '2024-12-31', startTime: '22:00', endTime: '02:00' },
      '2024-12-31T21:00Z',
      '2025-01-01T01:00Z',
    ],
    [
      'a night over the spring change is seven hours',
      { startDate: '2024-03-30', startTime: '22:00', endTime: '06:00' },
      '2024-03-30T21:00Z',
      '2024-03-31T04:00Z',
    ],
    [
      'a night over the autumn change is nine',
      { startDate: '2024-10-26', startTime: '22:00', endTime: '06:00' },
      '2024-10-26T20:00Z',
      '2024-10-27T05:00Z',
    ],
    ['half-hour zones', { zone: 'Asia/Kolkata' }, '2024-06-01T02:30Z', '2024-06-01T11:30Z'],
    [
      'the doubled hour, the first',
      { startDate: '2024-10-27', startTime: '02:30', startChoice: 'earlier' },
      '2024-10-27T00:30Z',
      '2024-10-27T16:00Z',
    ],
    [
      'the doubled hour, the second',
      { startDate: '2024-10-27', startTime: '02:30', startChoice: 'later' },
      '2024-10-27T01:30Z',
      '2024-10-27T16:00Z',
    ],
  ])('%s', (_name, change, starts, ends) => {
    expect(instantsOf(shift(change))).toEqual({ starts: at(starts), ends: at(ends) })
  })

  it('a gap is asked about with the times around it', () => {
    expect(instantsOf(shift({ startDate: '2024-03-31', startTime: '02:30', startChoice: 'earlier' }))).toEqual({
      problem: 'timeInGap',
      which: 'start',
      choices: [
        { choice: 'earlier', localTime: '01:30', utcOffset: '+01:00', at: at('2024-03-31T00:30Z') },
        { choice: 'later', localTime: '03:30', utcOffset: '+02:00', at: at('2024-03-31T01:30Z') },
      ],
    })
  })
  it('a doubled hour is asked about with both', () => {
    expect(instantsOf(shift({ startDate: '2024-10-26', startTime: '20:00', endTime: '02:15' }))).toEqual({
      problem: 'timeIsDoubled',
      which: 'end',
      choices: [
        { choice: 'earlier', localTime: '02:15', utcOffset: '+02:00', at: at('2024-10-27T00:15Z') },
        { choice: 'later', localTime: '02:15', utcOffset: '+01:00', at: at('2024-10-27T01:15Z') },
      ],
    })
  })
  it.each<[string, Partial<LocalShift>, string]>([
    ['end date before start', { endDate: '2024-05-31' }, 'endsBeforeStart'],
    ['same date, end before start', { endDate: '2024-06-01', endTime: '07:00' }, 'endsBeforeStart'],
    ['no such zone', { zone: 'Europe/Atlantis' }, 'unknownZone'],
    ['no such date', { startDate: '2023-02-29' }, 'invalidTime'],
    ['no such time', { startTime: '24:00' }, 'invalidTime'],
    ['not a time', { endTime: '8' }, 'invalidTime'],
    ['no time at all', { startTime: '' }, 'invalidTime'],
    ['not a date', { startDate: '01.06.2024' }, 'invalidTime'],
    ['a day too many', { startDate: '2024-06-31' }, 'invalidTime'],
    ['an end on a day too many', { endDate: '2024-06-31' }, 'invalidTime'],
    ['an end date that is none', { endDate: '20240603' }, 'invalidTime'],
    ['a start that is written otherwise', { startTime: '0800' }, 'invalidTime'],
    ['an end that is written otherwise', { endTime: '17:00:00' }, 'invalidTime'],
    ['an end at the very start', { endDate: '2024-06-01', endTime: '08:00' }, 'endsBeforeStart'],
  ])('%s is refused', (_name, change, problem) => {
    expect(instantsOf(shift(change))).toEqual({ problem })
  })
})

describe('random zones and dates', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const two = (n: number) => String(n).padStart(2, '0')
  const times = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([h, m]) => `${two(h)}:${two(m)}`)
  const dates = fc
    .integer({ min: 0, max: 18 * 365 })
    .map(days => new Date(Date.UTC(2018, 0, 1 + days)).toISOString().slice(0, 10))
  it('start before end, and both read back as written; else it was asked', () => {
    let derived = 0
    fc.assert(
      fc.property(fc.constantFrom(...zones), dates, times, times, (zone, startDate, startTime, endTime) => {
        const result = instantsOf({ startDate, startTime, endTime, zone })
        if ('problem' in result) {
          expect(['timeInGap', 'timeIsDoubled']).toContain(result.problem)
          return
        }
        derived += 1
        expect(result.starts).toBeLessThan(result.ends)
        expect(result.ends - result.starts).toBeLessThanOrEqual(26 * 3_600_000)
        expect(localOf(result.starts, zone)).toEqual({ date: startDate, time: startTime })
        expect(localOf(result.ends, zone).time).toBe(endTime)
      }),
      { numRuns: 400 },
    )
    expect(derived).toBeGreaterThan(300)
  })
})

it.each([
  ['asia/tokyo', 'Asia/Tokyo'],
  ['EUROPE/BERLIN', 'Europe/Berlin'],
  ['America/New_York', 'America/New_York'],
  ['Europe/Atlantis', undefined],
  ['', undefined],
])('a zone called %j is written %j', (zone, written) => {
  expect(zoneNamed(zone)).toBe(written)
})
