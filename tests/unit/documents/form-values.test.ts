import { describe, expect, it } from 'vitest'
import { type FormField, isFilled, missing, takes } from '../../../domain/documents/form-values.ts'

describe('a field on paper', () => {
  it.each([
    ['text', 'anything', true],
    ['date', '2026-02-28', true],
    ['date', '2026-02-30', false],
    ['date', '28.2.2026', false],
    ['date', '1999-01-01', false],
    ['number', '-12,50', true],
    ['number', '12.5', true],
    ['number', '1 000', false],
    ['number', 'ten', false],
    ['tick', 'true', true],
    ['tick', 'false', true],
    ['tick', 'yes', false],
    ['date', '', true],
  ] as const)('of the kind %s takes %s: %s', (kind, value, wanted) => {
    expect(takes({ kind }, value)).toBe(wanted)
  })

  it('is filled by something, a tick by yes', () => {
    expect(isFilled({ kind: 'text' }, '')).toBe(false)
    expect(isFilled({ kind: 'text' }, null)).toBe(false)
    expect(isFilled({ kind: 'text' }, 'x')).toBe(true)
    expect(isFilled({ kind: 'tick' }, 'false')).toBe(false)
    expect(isFilled({ kind: 'tick' }, 'true')).toBe(true)
  })

  it('is missing where it is required and empty, in the order of the paper', () => {
    const fields: FormField[] = [
      { id: 'a', kind: 'text', required: true },
      { id: 'b', kind: 'text', required: false },
      { id: 'c', kind: 'tick', required: true },
      { id: 'd', kind: 'date', required: true },
    ]
    const values: Record<string, string> = { c: 'false', d: '2026-06-10' }
    expect(missing(fields, ({ id }) => values[id]).map(({ id }) => id)).toEqual(['a', 'c'])
  })
})
