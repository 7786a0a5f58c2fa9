import { describe, expect, it } from 'vitest'
import { csvLine } from '../../../domain/csv.ts'
import { type HandOverLine, type PaidItem, handOverLines } from '../../../domain/payrollHandOvers/hand-over.ts'
import { type Mapping, defaultFields, rowOf } from '../../../domain/payrollHandOvers/rows.ts'
import { restOf, wageKey, wageOf } from '../../../domain/payrollHandOvers/wage.ts'
import type { PayLine } from '../../../domain/payrolls/pay.ts'

const line = (kind: PayLine['kind'], percent: number, minutes: number, amount: number): PayLine => ({
  ...{ kind, percent, minutes, amount },
})
const item = (personId: string, lines: PayLine[], more: Partial<PaidItem> = {}): PaidItem => ({
  ...{ personId, currency: 'EUR', day: '2026-06-09', project: 'P-1', projectType: null, ratePerHour: 1720, lines },
  ...more,
})
const june = '2026-06-01'
const told = (lines: readonly HandOverLine[]) =>
  lines.map(({ personId, kind, percent, minutes, days, rate, amount, costCentre }) => [
    ...[personId, kind, percent, minutes, days, rate, amount, costCentre],
  ])

describe('what a payroll office is told', () => {
  it('adds hours of one wage and rate, and keeps shares, rates and people apart', () => {
    const items = [
      item('zoe', [line('base', 100, 480, 13_760), line('night', 25, 60, 430)]),
      item('zoe', [line('base', 100, 60, 1720), line('night', 25, 30, 215), line('night', 40, 30, 344)]),
      item('zoe', [line('base', 100, 60, 2000)], { ratePerHour: 2000 }),
      item('ann', [line('minimum', 100, 120, 3440), line('overtime', 25, 0, 0)], { day: '2026-06-10' }),
    ]
    expect(told(handOverLines(['ann', 'zoe'], items, [], june, 'none'))).toEqual([
      ['ann', 'minimum', null, 120, null, 1_720_000, 3440, ''],
      ['zoe', 'base', null, 540, null, 1_720_000, 15_480, ''],
      ['zoe', 'base', null, 60, null, 2_000_000, 2000, ''],
      ['zoe', 'night', 25, 90, null, 430_000, 645, ''],
      ['zoe', 'night', 40, 30, null, 688_000, 344, ''],
    ])
  })

  it('is of projects where it is asked to be; an amount without hours has neither hours nor a rate', () => {
    const items = [
      item('ann', [line('base', 100, 60, 1720)], { project: 'P-2' }),
      item('ann', [line('base', 100, 60, 1720)]),
      item('ann', [line('flat', 0, 0, -2400)], { project: null, ratePerHour: null }),
    ]
    expect(told(handOverLines(['ann'], items, [], june, 'project'))).toEqual([
      ['ann', 'base', null, 60, null, 1_720_000, 1720, 'P-1'],
      ['ann', 'base', null, 60, null, 1_720_000, 1720, 'P-2'],
      ['ann', 'flat', null, null, null, null, -2400, ''],
    ])
  })

  it('comes person by person as they are asked for, whoever is not asked for last; then by wage, place and rate', () => {
    const base = (personId: string, project: string | null, ratePerHour = 1720, amount = 1720) =>
      item(personId, [line('base', 100, 60, amount)], { project, ratePerHour })
    const lines = handOverLines(
      ['zoe', 'ann'],
      [
        base('guest', 'P-0'),
        base('ann', 'P-2'),
        base('zoe', 'P-3', 2000),
        base('ann', 'P-10'),
        base('zoe', 'P-3', 1720),
        base('zoe', 'P-1'),
        item('ann', [line('flat', 0, 0, 5), line('overtime', 25, 60, 430), line('sunday', 50, 60, 860)], {
          project: null,
        }),
        item('ann', [line('holiday', 100, 60, 1720), line('night', 25, 60, 430), line('minimum', 100, 60, 1720)], {
          project: null,
        }),
      ],
      [
        ...(['unpaidVacation', 'vacation', 'sick'] as const).map(kind => ({
          ...{ personId: 'ann', kind, from: '2026-06-01', to: '2026-06-01' },
        })),
      ],
      june,
      'project',
    )
    expect(lines.map(({ personId, kind, costCentre, rate }) => [personId, kind, costCentre, rate])).toEqual([
      ['zoe', 'base', 'P-1', 1_720_000],
      ['zoe', 'base', 'P-3', 1_720_000],
      ['zoe', 'base', 'P-3', 2_000_000],
      ['ann', 'base', 'P-10', 1_720_000],
      ['ann', 'base', 'P-2', 1_720_000],
      ['ann', 'night', '', 430_000],
      ['ann', 'sunday', '', 860_000],
      ['ann', 'holiday', '', 1_720_000],
      ['ann', 'overtime', '', 430_000],
      ['ann', 'minimum', '', 1_720_000],
      ['ann', 'flat', '', null],
      ['ann', 'sick', '', null],
      ['ann', 'vacation', '', null],
      ['ann', 'unpaidVacation', '', null],
      ['guest', 'base', 'P-0', 1_720_000],
    ])
  })

  it('of shares of one kind the smaller first, and hours before days of the same', () => {
    const shares = [line('night', 40, 30, 344), line('night', 25, 30, 215)]
    expect(handOverLines(['ann'], [item('ann', shares)], [], june, 'none').map(({ percent }) => percent)).toEqual([
      25, 40,
    ])
    const away = { personId: 'ann', kind: 'vacation', from: '2026-06-03', to: '2026-06-03' } as const
    const hours = item('ann', [line('base', 100, 480, 13_760)], { projectType: 'internalVacation', day: '2026-06-02' })
    expect(told(handOverLines(['ann'], [hours], [away], june, 'none'))).toEqual([
      ['ann', 'vacation', null, 480, null, 1_720_000, 13_760, ''],
      ['ann', 'vacation', null, null, 1, null, null, ''],
    ])
  })

  it('a month begins with its first day and ends with its last, also a short one and that of the year', () => {
    const days = (month: string, from: string, to: string) =>
      handOverLines(['ann'], [], [{ personId: 'ann', kind: 'sick', from, to }], month, 'none').map(one => one.days)
    expect(days('2026-02-01', '2026-01-31', '2026-03-01')).toEqual([28])
    expect(days('2026-02-01', '2026-02-01', '2026-02-01')).toEqual([1])
    expect(days('2026-12-01', '2026-12-31', '2027-01-05')).toEqual([1])
    expect(days('2026-02-01', '2026-03-01', '2026-03-02')).toEqual([])
  })

  it('a flat amount has no hours, whatever stands beside it', () => {
    const flat = item('ann', [line('flat', 0, 60, 500)])
    expect(told(handOverLines(['ann'], [flat], [], june, 'none'))).toEqual([
      ['ann', 'flat', null, null, null, null, 500, ''],
    ])
  })

  it('counts days of being away that lie in the month, once, and not what is paid by hours', () => {
    const sick = { projectType: 'internalSickness', day: '2026-06-03' }
    const lines = handOverLines(
      ['ann', 'ben'],
      [item('ann', [line('base', 100, 480, 13_760)], sick)],
      [
        { personId: 'ann', kind: 'vacation', from: '2026-05-30', to: '2026-06-02' },
        { personId: 'ann', kind: 'vacation', from: '2026-06-02', to: '2026-06-02' },
        { personId: 'ann', kind: 'sick', from: '2026-06-03', to: '2026-06-04' },
        { personId: 'ben', kind: 'unpaidVacation', from: '2026-06-29', to: '2026-07-09' },
        { personId: 'ben', kind: 'sick', from: '2026-05-01', to: '2026-05-31' },
      ],
      june,
      'none',
    )
    expect(told(lines)).toEqual([
      ['ann', 'sick', null, 480, null, 1_720_000, 13_760, ''],
      ['ann', 'sick', null, null, 1, null, null, ''],
      ['ann', 'vacation', null, null, 2, null, null, ''],
      ['ben', 'unpaidVacation', null, null, 2, null, null, ''],
    ])
  })
})

it('a file has these columns where an agency says nothing', () => {
  expect(defaultFields).toEqual([
    ...['personNumber', 'wageType', 'hours', 'days', 'rate', 'amount', 'costCentre', 'month'],
  ])
})

it.each([
  ['internalSickness', 'sick'],
  ['internalVacation', 'vacation'],
  ['festival', null],
  [null, null],
])('work on a project of %s is %s', (type, rest) => {
  expect(restOf(type)).toBe(rest)
  expect(wageOf({ kind: 'base', percent: 100 }, type)).toEqual({ kind: rest ?? 'base', percent: null })
  expect(wageOf({ kind: 'night', percent: 25 }, type)).toEqual({ kind: 'night', percent: 25 })
})

it('a wage is told apart by its kind and its share', () => {
  const keys = [
    ...[{ kind: 'night', percent: 25 } as const, { kind: 'night', percent: 40 } as const],
    ...[{ kind: 'night', percent: null } as const, { kind: 'sunday', percent: 25 } as const],
  ].map(wageKey)
  expect(new Set(keys).size).toBe(4)
  expect(wageKey({ kind: 'base', percent: null })).toBe('base ')
})

describe('a line of the file', () => {
  const mapping: Mapping = {
    fileColumns: [
      ...(['wageType', 'personNumber', 'hours', 'days', 'rate', 'amount', 'currency', 'costCentre', 'month'] as const),
    ].map(field => ({ field, name: field })),
    wages: [
      { kind: 'night', percent: 25, number: '1025' },
      { kind: 'vacation', percent: null, number: '=2' },
    ],
    ...{ numbers: 'own', costCentre: 'none', decimal: 'comma', answerNumber: null, answerNet: null },
  }
  const night: HandOverLine = {
    ...{ personId: 'ann', kind: 'night', percent: 25, minutes: 95, days: null, rate: 421_250, amount: 667 },
    ...{ currency: 'EUR', costCentre: '' },
  }
  const text = (line: HandOverLine, decimal: Mapping['decimal'] = 'comma', number = '00042') =>
    csvLine(rowOf(line, { name: 'Ann', number }, '2026-06', { ...mapping, decimal }), ';')

  it.each([
    ['in the fileColumns that are asked for', text(night), '1025;00042;1,58;;4,2125;6,67;EUR;;2026-06\r\n'],
    ['with points', text(night, 'point'), '1025;00042;1.58;;4.2125;6.67;EUR;;2026-06\r\n'],
    [
      'a plain rate has two places, and what is taken off a minus',
      text({ ...night, rate: 430_000, amount: -5 }),
      '1025;00042;1,58;;4,30;-0,05;EUR;;2026-06\r\n',
    ],
    [
      'nothing of it, and what has no number of its own',
      text({ ...night, kind: 'base', percent: null, minutes: 0, amount: 0, rate: 0 }),
      ';00042;0,00;;0,00;0,00;EUR;;2026-06\r\n',
    ],
    [
      'what is of no currency is as euros are',
      text({ ...night, currency: null }),
      '1025;00042;1,58;;4,2125;6,67;;;2026-06\r\n',
    ],
    [
      'yen have none',
      text({ ...night, rate: 430_500, amount: 645, currency: 'JPY' }),
      '1025;00042;1,58;;430,5;645;JPY;;2026-06\r\n',
    ],
    [
      'days, and nothing that a sheet would reckon',
      text(
        { ...night, kind: 'vacation', percent: null, minutes: null, rate: null, amount: null, currency: null, days: 3 },
        'comma',
        '+1',
      ),
      "'=2;'+1;;3;;;;;2026-06\r\n",
    ],
  ])('%s', (_, is, should) => {
    expect(is).toBe(should)
  })
})
