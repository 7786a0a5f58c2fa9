import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CellRow, cellChanges, cellValue } from '../../../domain/plusCrews/cell-changes.ts'

const row = (id: string, value: number, version = 1): CellRow => ({ id, version, value })
const change = (id: string, value: number, version = 1) => ({ kind: 'change', id, version, value })

describe('what a cell shows', () => {
  it.each([
    [[], null],
    [[row('a', 0)], 0],
    [[row('a', 0.1), row('b', 0.2)], 0.3],
    [[row('a', -20), row('b', 20)], 0],
    [[row('a', -0.001)], 0],
  ])('%j: %s', (rows, value) => expect(cellValue(rows)).toBe(value))
})

describe('what makes a cell show a value', () => {
  const two = [row('a', 5, 3), row('b', 3, 7)]
  it.each<[what: string, rows: CellRow[], value: number | null, least: number | undefined, changes: object[]]>([
    ['a first figure', [], 12.5, undefined, [{ kind: 'create', value: 12.5 }]],
    ['a first nothing', [], 0, undefined, [{ kind: 'create', value: 0 }]],
    ['another figure', [row('a', 5, 3)], 7, undefined, [change('a', 7, 3)]],
    ['the same', [row('a', 5)], 5, undefined, []],
    [
      'cleared',
      two,
      null,
      undefined,
      [
        { kind: 'delete', id: 'a' },
        { kind: 'delete', id: 'b' },
      ],
    ],
    ['a cent more', two, 8.01, undefined, [change('b', 3.01, 7)]],
    ['a cent less', two, 7.99, undefined, [change('b', 2.99, 7)]],
    ['cleared when empty', [], null, undefined, []],
    ['the last row takes the difference', two, 10, undefined, [change('b', 5, 7)]],
    ['below what the others are', two, 4, undefined, [change('b', -1, 7)]],
    ['hours are never below 0: those before give the rest', two, 4, 0, [change('b', 0, 7), change('a', 4, 3)]],
    ['hours of nothing', two, 0, 0, [change('b', 0, 7), change('a', 0, 3)]],
    ['a least that is no nothing', [row('a', 5, 3), row('b', 9, 7)], 11, 4, [change('b', 6, 7)]],
    ['a least for all of them', [row('a', 9, 3), row('b', 9, 7)], 11, 4, [change('b', 4, 7), change('a', 7, 3)]],
    ['hundredths', [row('a', 0.1), row('b', 0.2)], 0.4, undefined, [change('b', 0.3)]],
  ])('%s', (_, rows, value, least, changes) => expect(cellChanges(rows, value, least)).toEqual(changes))

  const cents = (min: number) => fc.integer({ min, max: 100_000 }).map(value => value / 100)
  it.each([
    [-100_000, undefined],
    [0, 0],
  ])('whatever is there, it shows what was wanted (from %s)', (min, least) => {
    fc.assert(
      fc.property(fc.array(cents(min), { maxLength: 5 }), fc.option(cents(min)), (values, wanted) => {
        const rows = values.map((value, at) => row(String(at), value))
        const changes = cellChanges(rows, wanted, least)
        let after = rows
        for (const each of changes)
          after =
            each.kind === 'create'
              ? [...after, row('new', each.value)]
              : each.kind === 'delete'
                ? after.filter(({ id }) => id !== each.id)
                : after.map(one => (one.id === each.id ? { ...one, value: each.value } : one))
        expect(cellValue(after)).toBe(wanted)
        for (const { value } of after) expect(value).toBeGreaterThanOrEqual(least ?? -Infinity)
      }),
    )
  })
})
