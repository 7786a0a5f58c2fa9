import { expect, it } from 'vitest'
import { moved, squareOf, whole } from '../../../src/screens/profile/picture/cut.ts'

it.each([
  ['as much as fits, a little above the middle', whole, 900, 600, { x: 150, y: 0, side: 600 }],
  ['upright', whole, 600, 900, { x: 0, y: 60, side: 600 }],
  ['nearer', { ...whole, near: 2 }, 600, 900, { x: 150, y: 210, side: 300 }],
  ['never beyond an edge', { x: 1, y: 1, near: 4 }, 600, 900, { x: 450, y: 750, side: 150 }],
  ['nor nearer than it may be', { x: 0, y: 0, near: 99 }, 600, 900, { x: 0, y: 0, side: 150 }],
])('a square %s', (_, cut, width, height, square) => expect(squareOf(cut, width, height)).toEqual(square))

it('is moved by shares of itself, and at an edge the next move back counts at once', () => {
  const near = { x: 0.5, y: 0.5, near: 2 }
  expect(squareOf(moved(near, 800, 800, { x: 0.25 }), 800, 800)).toEqual({ x: 300, y: 200, side: 400 })
  const edge = moved(near, 800, 800, { x: 9 })
  expect(squareOf(moved(edge, 800, 800, { x: -0.25 }), 800, 800)).toEqual({ x: 300, y: 200, side: 400 })
})

it('keeps its middle while it comes nearer', () => {
  expect(squareOf(moved({ x: 0.5, y: 0.5, near: 1 }, 800, 800, { near: 4 }), 800, 800)).toEqual({
    ...{ x: 300, y: 300, side: 200 },
  })
})
