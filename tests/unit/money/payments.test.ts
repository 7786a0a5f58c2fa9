import { describe, expect, it } from 'vitest'
import { byMonths, type Payment } from '../../../domain/payrolls/payments.ts'

const paid = (day: string, amount: number, more: Partial<Payment> = {}): Payment => ({
  ...{ amount, currency: 'EUR', dueOn: day, executedOn: day, state: 'executed' },
  ...more,
})
const open = (day: string, amount: number): Payment => paid(day, amount, { executedOn: null, state: 'open' })

describe('payments by months', () => {
  it.each([
    ['nothing', [], [], []],
    [
      'the newest month and day first, with what arrived',
      [paid('2026-04-15', 142_187), paid('2026-05-06', 6430), paid('2026-05-15', 158_406)],
      [],
      [
        ['2026-05-01', [158_406, 6430], [['EUR', 164_836]]],
        ['2026-04-01', [142_187], [['EUR', 142_187]]],
      ],
    ],
    [
      'by when the money went, whenever it was to go',
      [paid('2026-05-31', 100, { executedOn: '2026-06-01' })],
      [],
      [['2026-06-01', [100], [['EUR', 100]]]],
    ],
    [
      'what came back is shown, and is no money',
      [paid('2026-02-17', 92_130), paid('2026-02-13', 92_130, { state: 'returned' })],
      [],
      [['2026-02-01', [92_130, 92_130], [['EUR', 92_130]]]],
    ],
    [
      'of a month in which all came back there is no sum',
      [paid('2026-02-13', 5, { state: 'returned' })],
      [],
      [['2026-02-01', [5], []]],
    ],
    [
      'currencies apart, and what was taken back subtracted',
      [paid('2026-03-13', 500), paid('2026-03-12', -200), paid('2026-03-11', 7, { currency: 'GBP' })],
      [],
      [
        [
          '2026-03-01',
          [500, -200, 7],
          [
            ['EUR', 300],
            ['GBP', 7],
          ],
        ],
      ],
    ],
    [
      'of one day in the order they came',
      [paid('2026-05-06', 1), paid('2026-05-06', 2), paid('2026-05-07', 3)],
      [],
      [['2026-05-01', [3, 1, 2], [['EUR', 6]]]],
    ],
    [
      'what is to come, of one day in the order they came',
      [open('2026-07-15', 3), open('2026-06-15', 1), open('2026-06-15', 2)],
      [1, 2, 3],
      [],
    ],
    ['what is to come, soonest first', [open('2026-07-15', 2), open('2026-06-15', 1)], [1, 2], []],
  ] as const)('%s', (_, payments, toCome, months) => {
    const told = byMonths(payments)
    expect(told.toCome.map(({ amount }) => amount)).toEqual(toCome)
    expect(
      told.months.map(({ month, payments: of, sums }) => [
        month,
        of.map(({ amount }) => amount),
        sums.map(({ currency, amount }) => [currency, amount]),
      ]),
    ).toEqual(months)
  })
})
