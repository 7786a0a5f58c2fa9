import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../src/screens/shared/list/lines.ts'

const groups = [
  { key: 'now', total: 2 },
  { key: 'week', total: 1 },
  { key: 'june', total: 3 },
]

describe('the lines of a list in groups', () => {
  it('are its rows, each group under its heading', () => {
    const lines = linesOf(6, groups)
    expect(Array.from({ length: lines.count }, (_, line) => lines.at(line))).toEqual([
      { kind: 'group', group: 0 },
      { kind: 'row', row: 0 },
      { kind: 'row', row: 1 },
      { kind: 'group', group: 1 },
      { kind: 'row', row: 2 },
      { kind: 'group', group: 2 },
      { kind: 'row', row: 3 },
      { kind: 'row', row: 4 },
      { kind: 'row', row: 5 },
    ])
  })

  it('are the rows alone where there are no groups', () => {
    const lines = linesOf(3)
    expect([lines.count, lines.at(2), lines.ofRow(2), lines.groupAt(2)]).toEqual([3, { kind: 'row', row: 2 }, 2, -1])
  })

  it('have no heading of a group that no row is left for, and give the last one what is too many', () => {
    expect(linesOf(2, groups).ofGroup(1)).toBeUndefined()
    expect(linesOf(2, groups).count).toBe(3)
    expect(linesOf(8, groups)).toMatchObject({ count: 11 })
    expect(linesOf(8, groups).at(10)).toEqual({ kind: 'row', row: 7 })
    expect(linesOf(0, groups).count).toBe(0)
  })

  it('find every row and heading where they say it is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 8 }),
        fc.integer({ min: 0, max: 60 }),
        (sizes, total) => {
          const lines = linesOf(
            total,
            sizes.map((size, at) => ({ key: String(at), total: size })),
          )
          for (let row = 0; row < total; row++) expect(lines.at(lines.ofRow(row))).toEqual({ kind: 'row', row })
          for (let group = 0; group < sizes.length; group++) {
            const line = lines.ofGroup(group)
            if (line === undefined) continue
            expect(lines.at(line)).toEqual({ kind: 'group', group })
            expect(lines.groupAt(line)).toBe(group)
            expect(lines.at(line + 1).kind).toBe('row')
          }
        },
      ),
    )
  })
})
