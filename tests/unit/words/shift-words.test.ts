import { expect, it } from 'vitest'
import { dayNote } from '../../../src/screens/shared/words/shift-words.ts'

it.each([
  ['on the same day', '2026-11-18T22:59:00Z', undefined],
  ['after midnight at the venue', '2026-11-18T23:00:00Z', '+1'],
  ['two days later', '2026-11-20T06:00:00Z', '+2'],
  ['before the midnight the shift begins after', '2026-11-17T22:59:00Z', '−1'],
])('a time %s says its day', (_, at, note) => {
  expect(dayNote(at, '2026-11-18T21:30:00Z', 'Europe/Berlin')).toBe(note)
})
