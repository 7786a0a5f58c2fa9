import { describe, expect, it } from 'vitest'
import { publicHoliday } from '../../server/costs/holidays.ts'

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
