import { describe, expect, it } from 'vitest'
import { strokesOf } from '../../../domain/deliveryNotes/signature-trace.ts'

const bitmap = (rows: readonly string[]) => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  ink: rows.flatMap(row => [...row].map(pixel => pixel === '#')),
})
/** The strokes as a drawing again, the longest in a, the next in b. */
const drawn = (...rows: string[]) => {
  const width = rows[0]?.length ?? 0
  const back = rows.map(row => [...row].map(() => '.'))
  for (const [at, points] of strokesOf(bitmap(rows)).entries())
    for (const [x, y] of points) {
      const row = back[Math.floor((y * width) / 1000)]
      if (row) row[Math.floor((x * width) / 1000)] = 'abcd'.charAt(at)
    }
  return back.map(row => row.join(''))
}

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

  it('are thin along each edge of the picture too', () => {
    expect(drawn('#######', '#######', '#######', '.......')).toEqual(['.......', '.aaaa..', '.......', '.......'])
    expect(drawn('.......', '#######', '#######', '#######')).toEqual(['.......', '.......', '.aaaa..', '.......'])
    expect(drawn('###.', '###.', '###.', '###.', '###.')).toEqual(['....', '.a..', '.a..', '....', '....'])
    expect(drawn('.###', '.###', '.###', '.###', '.###')).toEqual(['....', '..a.', '..a.', '....', '....'])
  })

  it('are thin askew, whichever way', () => {
    expect(drawn('##....', '###...', '.###..', '..###.', '...###', '....##')).toEqual([
      '......',
      '.a....',
      '..a...',
      '...a..',
      '....a.',
      '......',
    ])
    expect(drawn('....##', '...###', '..###.', '.###..', '###...', '##....')).toEqual([
      '......',
      '....a.',
      '...a..',
      '..a...',
      '.a....',
      '......',
    ])
  })

  it('are as many as there are lines, the longest first', () => {
    const two = bitmap(['..........', '.########.', '..........', '.###......', '..........'])
    expect(strokesOf(two).map(points => points.length)).toEqual([8, 3])
    expect(drawn('###.......', '..........', '.########.')).toEqual(['bbb.......', '..........', '.aaaaaaaa.'])
    // A loop is found last, and is the longest.
    expect(drawn('##.....', '...###.', '...#.#.', '...###.')).toEqual(['bb.....', '...aaa.', '...a.a.', '...aaa.'])
  })

  it('begin where a line does, though its middle lies higher', () => {
    expect(strokesOf(bitmap(['..#..', '.#.#.', '#...#']))).toEqual([
      [
        [100, 500],
        [300, 300],
        [500, 100],
        [700, 300],
        [900, 500],
      ],
    ])
  })

  it('do not leave the picture on the right to enter it on the left', () => {
    expect(drawn('...##', '##...', '.....')).toEqual(['...aa', 'bb...', '.....'])
    expect(drawn('...##', '.....', '##...')).toEqual(['...aa', '.....', 'bb...'])
  })

  it('turn corners without cutting them, and go round a loop', () => {
    const corner = bitmap(['......', '.#....', '.#....', '.#....', '.####.', '......'])
    expect(strokesOf(corner)).toHaveLength(1)
    const ring = bitmap(['.......', '.#####.', '.#...#.', '.#...#.', '.#####.', '.......'])
    const strokes = strokesOf(ring)
    expect(strokes[0]?.length).toBeGreaterThan(8)
  })

  it('leave nothing of a cross out', () => {
    expect(drawn('..#..', '..#..', '#####', '..#..', '..#..')).toEqual(['..a..', '..a..', 'bbaaa', '..b..', '..b..'])
  })

  it('go all the way round a thick ring', () => {
    expect(drawn('.######.', '########', '##....##', '##....##', '########', '.######.')).toEqual([
      '..aaaa..',
      '.a....a.',
      'a.....a.',
      'a.....a.',
      '.aaaaaa.',
      '........',
    ])
  })

  it('are thin to the last pixel, also of a blot and of one with a notch', () => {
    expect(drawn('.....#', '..###.', '.#####', '.#####', '.#####')).toEqual([
      '.....a',
      '....a.',
      '....a.',
      '......',
      '......',
    ])
    expect(drawn('###.#', '#####', '#.##.', '..###', '###..')).toEqual(['.....', '.aaa.', '...a.', '..a..', 'aaa..'])
  })

  it('keep a dot', () => {
    expect(strokesOf(bitmap(['...', '.#.', '...']))).toEqual([[[500, 500]]])
  })
})
