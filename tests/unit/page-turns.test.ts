import { expect, it } from 'vitest'
import { noTurns, turned } from '../../src/screens/shared/list/page-turns.ts'

const came = (...pages: [number, string | null][]) => new Map(pages)
const opened = turned(noTurns, 'all', [], came([0, 'a']))

it('goes on where the page before ended, also once that one is out of sight', () => {
  const second = turned(opened, 'all', [1], came())
  expect(second.after.get(1)).toBe('a')
  const third = turned(turned(second, 'all', [1], came([1, 'b'])), 'all', [2], came())
  expect(third.after.get(2)).toBe('b')
})

it('moves where a page begins with the end of the one before', () => {
  const second = turned(opened, 'all', [1], came([1, 'b']))
  expect(turned(second, 'all', [1], came([0, 'A'])).after.get(1)).toBe('A')
})

it('asks by number for what is jumped to, and does not ask again when the page before it comes', () => {
  const jumped = turned(opened, 'all', [7, 8], came())
  expect([jumped.after.get(7), jumped.after.get(8)]).toEqual([null, null])
  const both = turned(jumped, 'all', [7, 8], came([7, 'h'], [8, 'i']))
  expect([both.after.get(7), both.after.get(8)]).toEqual([null, null])
  expect(turned(both, 'all', [9], came()).after.get(9)).toBe('i')
})

it('knows nothing of a list that was counted anew, or of another', () => {
  const second = turned(opened, 'all', [1], came([1, 'b']))
  const anew = turned(second, 'some', [1, 2], came())
  expect([anew.after.get(1), anew.after.get(2)]).toEqual([null, null])
})

it('is the same while nothing is new', () => {
  const second = turned(opened, 'all', [1], came([1, 'b']))
  expect(turned(second, 'all', [1], came([0, 'a'], [1, 'b']))).toBe(second)
})
