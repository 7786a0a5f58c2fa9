import { describe, expect, it } from 'vitest'
import { type Decimal, decimalOf, pastedCells, readFigure } from '../../../domain/plusCrews/pasted-numbers.ts'

describe('what a spreadsheet puts on the clipboard', () => {
  it.each([
    ['a column', '1\r\n2\r\n3\r\n', [['1'], ['2'], ['3']]],
    [
      'a block',
      '1\t2\n3\t4',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['one cell', '12,50', [['12,50']]],
    ['an empty cell between others', '1\n\n3\n', [['1'], [''], ['3']]],
    [
      'an empty cell at the end of a row',
      '1\t\n2\t3\n',
      [
        ['1', ''],
        ['2', '3'],
      ],
    ],
    ['old Macs', '1\r2\r', [['1'], ['2']]],
    ['a cell with a newline of its own', '"two\nlines"\t2\n', [['two\nlines', '2']]],
    ['quotes in quotes', '"say ""5"""\n', [['say "5"']]],
    ['nothing', '', [['']]],
  ])('%s', (_, text, cells) => expect(pastedCells(text)).toEqual(cells))
})

const figure = (value: number) => ({ kind: 'figure', value })
const refused = (why: string) => ({ kind: 'refused', why })

describe('a figure', () => {
  it.each<[text: string, decimal: Decimal, reading: object]>([
    ['1234', '.', figure(1234)],
    ['1.234,50', ',', figure(1234.5)],
    ['1,234.50', '.', figure(1234.5)],
    ['1.234.567,89', ',', figure(1_234_567.89)],
    ['1 234,50', ',', figure(1234.5)],
    ['1\u00A0234,50 €', ',', figure(1234.5)],
    ['1\u202F234,50\u00A0€', ',', figure(1234.5)],
    ["1'234.50", '.', figure(1234.5)],
    ['€1,234.50', '.', figure(1234.5)],
    ['£ 12', '.', figure(12)],
    ['CHF 12.50', '.', figure(12.5)],
    ['12,5 EUR', ',', figure(12.5)],
    ['12 eur', '.', figure(12)],
    ['12 €', '.', figure(12)],
    ['(12 kr.)', '.', figure(-12)],
    ['-12,5', ',', figure(-12.5)],
    ['−12.50', '.', figure(-12.5)],
    ['12.50-', '.', figure(-12.5)],
    ['(12.50)', '.', figure(-12.5)],
    ['(€12.50)', '.', figure(-12.5)],
    ['-€12.50', '.', figure(-12.5)],
    ['+5', '.', figure(5)],
    ['-0', '.', figure(0)],
    [',5', ',', figure(0.5)],
    ['12,', ',', figure(12)],
    ['', '.', { kind: 'empty' }],
    ['  ', '.', { kind: 'empty' }],
    // Beyond doubt, whatever is usual here.
    ['12.5', ',', figure(12.5)],
    ['12,50', '.', figure(12.5)],
    ['1,234.50', ',', figure(1234.5)],
    ['1.234,50', '.', figure(1234.5)],
    // Thousands in Berlin, and three decimals in London.
    ['1.234', ',', figure(1234)],
    ['1.234', '.', refused('tooPrecise')],
    ['1,234', '.', figure(1234)],
    ['1,234', ',', refused('tooPrecise')],
    ['0.1234', '.', refused('tooPrecise')],
    ['Turnover', '.', refused('unreadable')],
    ['12abc', '.', refused('unreadable')],
    ['12 ABC', '.', refused('unreadable')],
    ['ABC 12', '.', refused('unreadable')],
    ['12 %', '.', refused('unreadable')],
    ['1.2.3', '.', refused('unreadable')],
    ['12/05/2026', '.', refused('unreadable')],
    ['#REF!', '.', refused('unreadable')],
    ['1,23,456.00', '.', refused('unreadable')],
    ['(12', '.', refused('unreadable')],
    ['--12', '.', refused('unreadable')],
    ['7:30', '.', refused('unreadable')],
    ['100000000.01', '.', refused('outOfRange')],
    ['100000000', '.', figure(100_000_000)],
    ['-100000000', '.', figure(-100_000_000)],
    ['-100000000.01', '.', refused('outOfRange')],
    ['.', '.', refused('unreadable')],
    ['5.', '.', figure(5)],
    ['.50', '.', figure(0.5)],
    ['.125', '.', refused('tooPrecise')],
    ['.125', ',', refused('tooPrecise')],
    ['1234.567', ',', refused('tooPrecise')],
    ['123.456', ',', figure(123_456)],
  ])('%s where %s parts decimals', (text, decimal, reading) =>
    expect(readFigure(text, decimal, 'amount')).toEqual(reading),
  )

  it.each([
    ['7:30', figure(7.5)],
    ['7:20', figure(7.33)],
    ['7.5 h', figure(7.5)],
    ['7,5 Std.', figure(7.5)],
    ['7.5 hrs', figure(7.5)],
    ['8 std', figure(8)],
    ['8 u', figure(8)],
    ['8abc', refused('unreadable')],
    ['7:75', refused('unreadable')],
    ['-1', refused('outOfRange')],
    ['10001', refused('outOfRange')],
    ['10000', figure(10_000)],
    ['0', figure(0)],
    ['-0.01', refused('outOfRange')],
  ])('hours %s', (text, reading) => expect(readFigure(text, '.', 'hours')).toEqual(reading))
})

describe('the decimal sign of a block', () => {
  it.each<[texts: string[], usual: Decimal, decimal: Decimal]>([
    [['1.234', '12,50'], '.', ','],
    [['1,234', '12.50'], ',', '.'],
    [['1.234', '5'], ',', ','],
    [['1.234', '5'], '.', '.'],
    [['1.234.567', '1.234'], '.', ','],
    [['1,5', '1.5', '1.234'], '.', '.'],
    [['Turnover', '€ 1.234', '€ 3,50'], '.', ','],
    [[], ',', ','],
  ])('%j, where %s is usual: %s', (texts, usual, decimal) => expect(decimalOf(texts, usual)).toBe(decimal))
})
