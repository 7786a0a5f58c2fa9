import { afterEach, describe, expect, it, vi } from 'vitest'
import { dateFormat } from '../../../src/i18n/dates.ts'

const at = Date.UTC(2026, 10, 26, 12)
const short = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

describe('dates', () => {
  afterEach(() => vi.restoreAllMocks())

  it('are written as the locale has them', () => {
    expect(dateFormat('de-DE', short)(at)).toBe('Do., 26. Nov.')
  })

  it.each([
    [short, 'Iau 26 Tach'],
    [long, 'Dydd Iau 26 Tachwedd 2026'],
    [{ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const, '26/11/2026'],
    [{ hour: '2-digit', minute: '2-digit', timeZone: 'UTC' } as const, '12:00'],
  ])('are Welsh where the browser does not know Welsh', (options, expected) => {
    vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([])
    expect(dateFormat('cy-GB', options)(at).replace(', ', ' ')).toBe(expected)
  })

  it('keeps long names long where English is short by nature', () => {
    vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([])
    const june = Date.UTC(2026, 5, 3, 12)
    expect(dateFormat('cy-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })(june)).toBe('3 Mehefin')
    expect(dateFormat('cy-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })(june)).toBe('3 Meh')
  })
})
