import { describe, expect, it } from 'vitest'
import { readDate, typedDate } from '../../../src/ui/forms/Calendar/typed-date.ts'

const today = '2026-05-27'

describe('a date that is typed', () => {
  it.each([
    ['de-DE', '3.11.', '2026-11-03'],
    ['de-DE', '3.11.27', '2027-11-03'],
    ['de-AT', '03.11.2026', '2026-11-03'],
    ['en-GB', '03/11/2026', '2026-11-03'],
    ['en-US', '11/3/2026', '2026-11-03'],
    ['en-US', '1103', '2026-11-03'],
    ['fr-FR', '03112026', '2026-11-03'],
    ['es-ES', '031126', '2026-11-03'],
    ['nl-NL', '3-11', '2026-11-03'],
    ['cy-GB', '3/11', '2026-11-03'],
    ['de-DE', '2026-11-03', '2026-11-03'],
    ['en-GB', '5', '2026-05-05'],
    ['en-GB', ' 29/2/2028 ', '2028-02-29'],
  ])('in %s, %s', (locale, text, date) => {
    expect(readDate(text, locale, today)).toBe(date)
  })

  it('without a year is the nearest one, over the end of a year too', () => {
    expect(readDate('31.12.', 'de-DE', '2026-01-10')).toBe('2025-12-31')
    expect(readDate('10.1.', 'de-DE', '2026-12-20')).toBe('2027-01-10')
    expect(readDate('29.2.', 'de-DE', '2027-12-20')).toBe('2028-02-29')
  })

  it.each(['', 'tomorrow', '31.2.2026', '3.13.', '1.2.3.4', '12345', '3.11.026', '123.1.', '3:11'])(
    'is none: %s',
    text => {
      expect(readDate(text, 'de-DE', today)).toBeNull()
    },
  )

  it.each(['en-GB', 'en-US', 'de-DE', 'de-AT', 'es-ES', 'fr-FR', 'nl-NL', 'cy-GB'])(
    'reads back what is written in %s',
    locale => {
      expect(readDate(typedDate('2026-11-03', locale), locale, today)).toBe('2026-11-03')
    },
  )

  it('is empty where there is none', () => {
    expect(typedDate('', 'de-DE')).toBe('')
  })
})
