import { describe, expect, it } from 'vitest'
import { bankHolidays, countryOfZone, publicHoliday } from '../../../server/locations/holidays.ts'

describe('a public holiday', () => {
  it.each([
    ['DE', 'Hamburg', '2026-05-25', true],
    ['Deutschland', 'hansestadt hamburg', '2026-10-31', true],
    // Corpus Christi is one in Bavaria alone.
    ['Germany', 'Hamburg', '2026-06-04', false],
    ['Germany', 'Bayern', '2026-06-04', true],
    ['DE', '', '2026-12-25', true],
    ['DE', 'Atlantis', '2026-12-25', true],
    ['AT', 'Wien', '2026-10-26', true],
    ['GB', 'Wales', '2026-12-28', true],
    ['NL', 'Zuid-Holland', '2026-04-27', true],
    ['DE', 'Hamburg', '2026-05-26', false],
    // Observed, but nobody is off.
    ['DE', 'Hamburg', '2026-05-10', false],
    ['Atlantis', '', '2026-12-25', false],
    ['', '', '2026-12-25', false],
  ])('%s %s %s: %j', (country, region, date, is) => expect(publicHoliday({ country, region })(date)).toBe(is))
})

describe('the days a whole country rests', () => {
  const of = (country: string, from: string, to: string) =>
    bankHolidays(from, to).filter(day => day.country === country)

  it.each([
    ['DE', '2026', '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26'],
    ['AT', '2026', '01-01 01-06 04-06 05-01 05-14 05-25 06-04 08-15 10-26 11-01 12-08 12-25 12-26'],
    // Boxing Day is a Saturday: it is made up for on the Monday.
    ['GB', '2026', '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28'],
    ['NL', '2026', '01-01 04-05 04-06 04-27 05-14 05-24 05-25 12-25 12-26'],
    // The king's birthday gives way to a Sunday.
    ['NL', '2025', '01-01 04-20 04-21 04-26 05-29 06-08 06-09 12-25 12-26'],
    ['FR', '2026', '01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25'],
    // Ascension Day and Labour Day at once.
    ['FR', '2008', '01-01 03-24 05-01 05-08 05-12 07-14 08-15 11-01 11-11 12-25'],
    ['ES', '2026', '01-01 01-06 04-03 05-01 08-15 10-12 11-01 12-06 12-08 12-25'],
  ])('of %s in %s', (country, year, days) => {
    const found = of(country, `${year}-01-01`, `${year}-12-31`)
    expect(found.map(({ date }) => date.slice(5)).join(' ')).toBe(days)
  })

  it('all have a name of their own for years to come, those made up for that of their day', () => {
    const found = bankHolidays('2024-01-01', '2040-12-31')
    expect(found.filter(({ code }) => code === 'other')).toEqual([])
    expect(found).toContainEqual({ date: '2026-12-28', code: 'boxingDay', country: 'GB' })
    expect(found).toContainEqual({ date: '2025-04-26', code: 'kingsDay', country: 'NL' })
    // What is kept once has none.
    expect(of('GB', '2022-09-19', '2022-09-19')).toEqual([{ date: '2022-09-19', code: 'other', country: 'GB' }])
  })

  it('are those that rates count, wherever in the country', () => {
    for (const { date, country } of bankHolidays('2024-01-01', '2034-12-31')) {
      const region = country === 'GB' ? 'Wales' : ''
      expect([date, country, publicHoliday({ country, region })(date)]).toEqual([date, country, true])
    }
  })

  it('go over the turn of the year, the soonest first', () => {
    const found = bankHolidays('2026-12-26', '2027-01-06').filter(({ country }) => country === 'DE' || country === 'AT')
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
