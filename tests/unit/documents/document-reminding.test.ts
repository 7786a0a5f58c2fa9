import { expect, it } from 'vitest'
import { remindedUntil } from '../../../domain/documents/reminding.ts'

const at = '2026-05-26T08:00:00.000Z'
const later = (hours: number) => Date.parse(at) + hours * 3_600_000

it('whoever was never reminded may be', () => expect(remindedUntil(null, later(0))).toBeNull())
it.each([0, 1, 23, 23.999])('after %d hours nobody is reminded again', hours =>
  expect(remindedUntil(at, later(hours))).toBe(later(24)),
)
it.each([24, 25, 300])('after %d hours they may be', hours => expect(remindedUntil(at, later(hours))).toBeNull())
