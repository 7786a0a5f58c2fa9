import { describe, expect, it } from 'vitest'
import { amountOf, type PayLine } from '../../../domain/payrolls/pay.ts'
import { slipLines } from '../../../domain/payrolls/payslip.ts'

const line = (kind: PayLine['kind'], percent: number, minutes: number, amount: number): PayLine => ({
  ...{ kind, percent, minutes, amount },
})
const shift = (...lines: PayLine[]) => ({ title: null, lines })

describe('a payslip', () => {
  it.each([
    ['nothing', [], []],
    [
      'adds hours of several shifts, and each add-on for itself',
      [
        shift(line('night', 25, 60, 430), line('base', 100, 480, 13_760)),
        shift(line('base', 100, 60, 1721), line('night', 25, 30, 215), line('sunday', 50, 60, 860)),
      ],
      [
        { kind: 'base', percent: 100, minutes: 540, amount: 15_481, title: null },
        { kind: 'night', percent: 25, minutes: 90, amount: 645, title: null },
        { kind: 'sunday', percent: 50, minutes: 60, amount: 860, title: null },
      ],
    ],
    [
      'keeps shares apart',
      [shift(line('night', 25, 60, 430)), shift(line('night', 40, 60, 688))],
      [
        { kind: 'night', percent: 25, minutes: 60, amount: 430, title: null },
        { kind: 'night', percent: 40, minutes: 60, amount: 688, title: null },
      ],
    ],
    [
      'has what comes on top in the order it came, between hours and amounts, under no name',
      [
        {
          title: 'Truss climb',
          lines: [line('flat', 0, 0, 5), line('night', 25, 60, 430), line('base', 100, 60, 1720)],
        },
        shift(line('minimum', 100, 60, 1720), line('night', 25, 30, 215)),
      ],
      [
        { kind: 'base', percent: 100, minutes: 60, amount: 1720, title: null },
        { kind: 'night', percent: 25, minutes: 90, amount: 645, title: null },
        { kind: 'minimum', percent: 100, minutes: 60, amount: 1720, title: null },
        { kind: 'flat', percent: 0, minutes: 0, amount: 5, title: 'Truss climb' },
      ],
    ],
    [
      'names amounts without hours, last',
      [
        { title: 'Travel paid twice', lines: [line('flat', 0, 0, -2400)] },
        { title: 'Truss climb', lines: [line('flat', 0, 0, 1500)] },
        { title: 'Truss climb', lines: [line('flat', 0, 0, 1500)] },
        shift(line('base', 100, 60, 1720)),
      ],
      [
        { kind: 'base', percent: 100, minutes: 60, amount: 1720, title: null },
        { kind: 'flat', percent: 0, minutes: 0, amount: -2400, title: 'Travel paid twice' },
        { kind: 'flat', percent: 0, minutes: 0, amount: 3000, title: 'Truss climb' },
      ],
    ],
  ])('%s', (_, items, expected) => {
    const slip = slipLines(items)
    expect(slip).toEqual(expected)
    expect(amountOf(slip)).toBe(amountOf(items.flatMap(({ lines }) => lines)))
  })
})
