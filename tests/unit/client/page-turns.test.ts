import { expect, it } from 'vitest'
import { noTurns, turned } from '../../../src/screens/shared/list/page-turns.ts'

const opened = turned(noTurns, 'all', [[0, 'a']], [])

it('goes on where the page before ended, also once that one is out of sight', () => {
  const second = turned(opened, 'all', [], [1])
  expect(second.after[1]).toBe('a')
  const third = turned(turned(second, 'all', [[1, 'b']], [1]), 'all', [], [2])
  expect(third.after[2]).toBe('b')
})

it('moves where a page begins with the end of the one before', () => {
  const second = turned(opened, 'all', [[1, 'b']], [1])
  expect(turned(second, 'all', [[0, 'A']], [1]).after[1]).toBe('A')
})

it('asks by number for what is jumped to, and does not ask again when the page before it comes', () => {
  const jumped = turned(opened, 'all', [], [7, 8])
  expect([jumped.after[7], jumped.after[8]]).toEqual([null, null])
  const both = turned(
    jumped,
    'all',
    [
      [7, 'h'],
      [8, 'i'],
    ],
    [7, 8],
  )
  expect([both.after[7], both.after[8]]).toEqual([null, null])
  expect(turned(both, 'all', [], [9]).after[9]).toBe('i')
})

it('knows nothing of a list that was counted anew, or of another', () => {
  const second = turned(opened, 'all', [[1, 'b']], [1])
  const anew = turned(second, 'some', [], [1, 2])
  expect([anew.after[1], anew.after[2]]).toEqual([null, null])
})

it('is the same while nothing is new', () => {
  const second = turned(opened, 'all', [[1, 'b']], [1])
  const again = turned(
    second,
    'all',
    [
      [0, 'a'],
      [1, 'b'],
      [2, undefined],
    ],
    [1],
  )
  expect(again).toBe(second)
})
