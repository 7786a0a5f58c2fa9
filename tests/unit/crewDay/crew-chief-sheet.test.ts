import { describe, expect, it } from 'vitest'
import { type OnPosition, lateBy, replacements } from '../../../domain/crewChiefSheets/sheet.ts'

describe('who came late', () => {
  it.each([
    ['in time', '05:58', null],
    ['on the minute', '06:00', null],
    ['within the grace', '06:05', null],
    ['after it', '06:06', 6],
    ['an hour later', '07:00', 60],
  ])('%s', (_, time, minutes) => {
    expect(lateBy('2026-05-27T06:00:00Z', `2026-05-27T${time}:00Z`, 5)).toBe(minutes)
  })
  it('not who never came', () => {
    expect(lateBy('2026-05-27T06:00:00Z', null, 5)).toBeNull()
  })
})

const line = (id: string, status: string, confirmed: string | null, since: string, itemId = 'hands'): OnPosition => ({
  ...{ id, itemId, status, confirmedAt: confirmed && `2026-05-2${confirmed}:00Z` },
  statusSince: `2026-05-2${since}:00Z`,
})
const pairs = (lines: OnPosition[]) => [...replacements(lines)].map(([who, by]) => `${who} by ${by.id}`)

describe('who stands in for whom', () => {
  it.each([
    ['nobody is gone', [line('amira', 'checkedIn', '1T08:00', '7T06:00')], []],
    [
      'whoever said yes afterwards',
      [line('amira', 'cancelled', '1T08:00', '5T08:00'), line('ben', 'checkedIn', '5T09:00', '7T06:00')],
      ['amira by ben'],
    ],
    [
      'not who was there before',
      [line('amira', 'cancelled', '1T08:00', '5T08:00'), line('ben', 'checkedIn', '2T09:00', '7T06:00')],
      [],
    ],
    [
      'whoever said yes at the same moment',
      [line('amira', 'cancelled', '1T08:00', '5T08:00'), line('ben', 'checkedIn', '5T08:00', '7T06:00')],
      ['amira by ben'],
    ],
    [
      'also for who is not needed there, and not by one',
      [
        line('amira', 'notNeeded', '1T08:00', '5T08:00'),
        line('ben', 'notNeeded', '5T09:00', '5T10:00'),
        line('cleo', 'confirmed', '6T10:00', '6T10:00'),
      ],
      ['amira by cleo'],
    ],
    [
      'not by who never said yes',
      [line('amira', 'cancelled', '1T08:00', '5T08:00'), line('ben', 'proposed', null, '7T06:00')],
      [],
    ],
    [
      'not on another position',
      [line('amira', 'cancelled', '1T08:00', '5T08:00'), line('ben', 'checkedIn', '5T09:00', '7T06:00', 'riggers')],
      [],
    ],
    [
      'not who is gone as well',
      [line('amira', 'cancelled', '1T08:00', '5T08:00'), line('ben', 'noShow', '5T09:00', '7T07:00')],
      [],
    ],
    [
      'each for one, in their order',
      [
        line('cleo', 'noShow', '1T08:00', '6T08:00'),
        line('amira', 'cancelled', '1T08:00', '5T08:00'),
        line('dan', 'confirmed', '6T10:00', '6T10:00'),
        line('ben', 'checkedIn', '6T09:00', '7T06:00'),
      ],
      ['amira by ben', 'cleo by dan'],
    ],
  ])('%s', (_, lines, found) => {
    expect(pairs(lines)).toEqual(found)
  })
})
