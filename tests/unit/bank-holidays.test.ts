import { describe, expect, it } from 'vitest'
import { bankHolidays, countryOfZone, easterOf } from '../../domain/planningCalendar/bank-holidays.ts'

describe('bank holidays', () => {
  it('reckon Easter, from the earliest to the latest day it can be', () => {
    // As the churches publish them.
    const known = ['2008-03-23', '2018-04-01', '2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25']
    expect(known.map(day => easterOf(Number(day.slice(0, 4))))).toEqual(known)
  })

  it.each([
    ['DE', '2026', '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26'],
    ['AT', '2026', '01-01 01-06 04-06 05-01 05-14 05-25 06-04 08-15 10-26 11-01 12-08 12-25 12-26'],
    // Boxing Day is a Saturday: made up for on the Monday.
    ['GB', '2026', '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
    // Christmas on a Saturday, Boxing Day on a Sunday.
    ['GB', '2027', '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
    ['GB', '2022', '01-03 04-15 04-18 05-02 05-30 08-29 12-26 12-27'],
    ['NL', '2026', '01-01 04-06 04-27 05-14 05-25 12-25 12-26'],
    // The king's birthday gives way to a Sunday.
    ['NL', '2025', '01-01 04-21 04-26 05-29 06-09 12-25 12-26'],
    ['FR', '2026', '01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25'],
    ['ES', '2026', '01-01 01-06 04-03 05-01 08-15 10-12 11-01 12-06 12-08 12-25'],
  ] as const)('of %s in %s', (country, year, days) => {
    const found = bankHolidays([country], `${year}-01-01`, `${year}-12-31`)
    expect(found.map(({ date }) => date.slice(5)).join(' ')).toBe(days)
  })

  it('go over the turn of the year, several countries by day, each once', () => {
    const found = bankHolidays(['DE', 'AT', 'DE'], '2026-12-26', '2027-01-06')
    expect(found.map(({ date, country, code }) => `${date} ${country} ${code}`)).toEqual([
      '2026-12-26 AT boxingDay',
      '2026-12-26 DE boxingDay',
      '2027-01-01 AT newYear',
      '2027-01-01 DE newYear',
      '2027-01-06 AT epiphany',
    ])
  })

  it('are of the country somebody’s clock is in, where that is known', () => {
    expect(['Europe/Berlin', 'Europe/Vienna', 'Asia/Tokyo', ''].map(countryOfZone)).toEqual(['DE', 'AT', null, null])
  })
})
