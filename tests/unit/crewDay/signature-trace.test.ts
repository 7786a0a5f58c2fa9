import { describe, expect, it } from 'vitest'
import { strokesOf } from '../../../domain/deliveryNotes/signature-trace.ts'

const bitmap = (rows: readonly string[]) => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  ink: rows.flatMap(row => [...row].map(pixel => pixel === '#')),
})

describe('the strokes of a picture', () => {
  it('are none where there is no ink', () => {
    expect(strokesOf(bitmap(['....', '....']))).toEqual([])
  })

  it('follow a thick line in its middle, once', () => {
    const [blank, pen] = ['.'.repeat(40), `.${'#'.repeat(38)}.`]
    const thick = bitmap([blank, pen, pen, pen, blank])
    const strokes = strokesOf(thick)
    expect(strokes).toHaveLength(1)
    const [line] = strokes
    expect(line?.every(([, y]) => y === 63)).toBe(true)
    const along = line?.map(([x]) => x) ?? []
    expect(Math.max(...along) - Math.min(...along)).toBeGreaterThanOrEqual(850)
  })

  it('are as many as there are lines, the longest first', () => {
    const two = bitmap(['..........', '.########.', '..........', '.###......', '..........'])
    expect(strokesOf(two).map(points => points.length)).toEqual([8, 3])
  })

  it('turn corners without cutting them, and go round a loop', () => {
    const corner = bitmap(['......', '.#....', '.#....', '.#....', '.####.', '......'])
    expect(strokesOf(corner)).toHaveLength(1)
    const ring = bitmap(['.......', '.#####.', '.#...#.', '.#...#.', '.#####.', '.......'])
    const strokes = strokesOf(ring)
    expect(strokes[0]?.length).toBeGreaterThan(8)
  })

  it('keep a dot', () => {
    expect(strokesOf(bitmap(['...', '.#.', '...']))).toEqual([[[500, 500]]])
  })
})
