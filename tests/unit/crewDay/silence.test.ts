import { describe, expect, it } from 'vitest'
import { isSilent } from '../../../domain/kiosks/silence.ts'
import { said } from '../../../domain/said.ts'

describe('a kiosk', () => {
  it('is silent once it has not been heard for a quarter of an hour', () => {
    const now = Date.parse('2026-06-10T08:00:00Z')
    expect(isSilent('2026-06-10T07:45:00.001Z', now)).toBe(false)
    expect(isSilent('2026-06-10T07:45:00Z', now)).toBe(true)
    expect(isSilent('2026-06-09T08:00:00Z', now)).toBe(true)
  })
})

describe('a change', () => {
  it('says the fields that were given, also those that are emptied', () => {
    expect(said({ name: 'Dock C', note: null, place: undefined, empty: '' })).toStrictEqual({
      name: 'Dock C',
      note: null,
      empty: '',
    })
  })
})
