import { describe, expect, it } from 'vitest'
import { csvRows, textOf } from '../../../domain/csv-table.ts'
import { amountIn, markOf } from '../../../domain/payrollHandOvers/decimal.ts'
import { matchNets } from '../../../domain/payrollHandOvers/match-nets.ts'
import { mostNetRows, netRows } from '../../../domain/payrollHandOvers/net-rows.ts'

const usual = { number: null, net: null }
const read = (text: string, own: { number: string | null; net: string | null } = usual) => {
  const found = netRows(text, own)
  return typeof found === 'string' ? found : found.rows.map(({ line, number, text: of }) => [line, number, of])
}

describe('an answer', () => {
  it.each([
    [
      'with semicolons',
      'Personalnummer;Name;Netto\r\n7;Ann;1.234,56\r\n8;Ben;0,5\r\n',
      [
        [2, '7', '1.234,56'],
        [3, '8', '0,5'],
      ],
    ],
    ['with commas and quotes', 'Net pay,"Personnel number"\n"1,234.56",7\n', [[2, '7', '1,234.56']]],
    [
      'with a mark and a title above',
      '\uFEFFLohn Juni;;\n\nPers.-Nr.;Auszahlung\n00042;12,00\n',
      [[4, '00042', '12,00']],
    ],
    ['with what is paid out beside a net', 'PNr;Netto;Auszahlungsbetrag\n7;100,00;90,00\n', [[2, '7', '90,00']]],
    ['with a sum at its end', 'PNr;Netto\n7;1,00\n;1,00\n', [[2, '7', '1,00']]],
    ['with a text that is no formula', "PNr;Netto\n'=7;1,00\n", [[2, '=7', '1,00']]],
    [
      'with a break within a cell',
      'Name;PNr;Netto\n"Ann\nB; ""x""";7;1,00\nBen;8;2,00\n',
      [
        [2, '7', '1,00'],
        [4, '8', '2,00'],
      ],
    ],
    [
      'with breaks of two signs, within a cell as well',
      'Name;PNr;Netto\r\n"Ann\r\nB";7;1,00\r\n\r\nBen;8;2,00\r\n',
      [
        [2, '7', '1,00'],
        [5, '8', '2,00'],
      ],
    ],
    ['with a quote in the middle of a word', 'Name;PNr;Netto\n6" Ann;7;1,00\n', [[2, '7', '1,00']]],
    ['with a quote that never ends', 'PNr;Netto\n7;"1,00\n8;2,00\n', 'unreadable'],
    ['without anybody', 'PNr;Netto\n', 'unreadable'],
    ['without the columns', 'Name;Wert\nAnn;1,00\n', 'unreadable'],
    ['that is empty', '', 'unreadable'],
    ['with too many lines', `PNr;Netto\n${'7;1\n'.repeat(mostNetRows + 1)}`, 'tooMany'],
  ])('%s', (_, text, should) => {
    expect(read(text)).toEqual(should)
  })

  it('is read by the names an agency gives its columns, and by no others', () => {
    const text = 'Nr.;Netto;Überweisung\n7;100,00;90,00\n'
    expect(read(text, { number: 'nr', net: 'überweisung' })).toEqual([[2, '7', '90,00']])
    expect(read(text, { number: 'Nr.', net: 'Payout' })).toBe('unreadable')
  })

  it.each([
    ...['Personalnummer', 'Personalnr.', 'Pers.-Nr.', 'PNr', 'Personnel number', 'Personnel no.', 'Employee number'],
    ...['Employee No', 'Employee ID', 'Staff number', 'Mitarbeiternummer', 'Matricule', 'Personeelsnummer'],
  ])('knows people by %s', name => {
    expect(read(`${name};Netto\n7;1,00\n`)).toEqual([[2, '7', '1,00']])
  })

  it.each([
    ...['Auszahlungsbetrag', 'Auszahlung', 'Net pay', 'Payout', 'Netto-Auszahlung', 'Nettobetrag', 'Nettolohn'],
    ...['Nettoverdienst', 'Nettobezug', 'Net amount', 'Netto', 'Net', 'Net a payer', 'Neto', 'Importe neto'],
  ])('knows amounts by %s', name => {
    expect(read(`PNr;${name}\n7;1,00\n`)).toEqual([[2, '7', '1,00']])
  })

  it.each([
    [['Netto', 'Auszahlungsbetrag'], '2'],
    [['Auszahlung', 'Auszahlungsbetrag'], '2'],
    [['Net amount', 'Net pay'], '2'],
    [['Nettobetrag', 'Netto'], '1'],
  ])('of %j takes what is paid out', (names, taken) => {
    expect(read(`PNr;${names.join(';')}\n7;1;2\n`)).toEqual([[2, '7', taken]])
  })

  it('has the names of its columns in the first twenty lines, and at most so many people', () => {
    const titled = (lines: number) => `${'Wages;\n'.repeat(lines)}PNr;Netto\n7;1,00\n`
    expect(read(titled(19))).toEqual([[21, '7', '1,00']])
    expect(read(titled(20))).toBe('unreadable')
    expect(mostNetRows).toBe(10_000)
    expect(read(`PNr;Netto\n${'7;1\n'.repeat(mostNetRows)}`)).toHaveLength(mostNetRows)
  })

  it('says what its cents stand after', () => {
    expect(netRows('PNr;Netto\n7;1.234,56\n', usual)).toMatchObject({ mark: ',' })
    expect(netRows('PNr;Netto\n7;1,234.56\n', usual)).toMatchObject({ mark: '.' })
  })

  it('of one column for both is none', () => {
    expect(read('PNr;Netto\n7;1,00\n', { number: 'PNr', net: 'PNr' })).toBe('unreadable')
  })

  it.each([
    ['UTF-8', new TextEncoder().encode('\uFEFFMüller;1'), 'Müller;1'],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x4d, 0, 0xfc, 0]), 'Mü'],
    ['UTF-16, the other way round', new Uint8Array([0xfe, 0xff, 0, 0x4d, 0, 0xfc]), 'Mü'],
    ['Windows', new Uint8Array([0x4d, 0xfc, 0x3b, 0x31]), 'Mü;1'],
    ['Windows, that begins like another', new Uint8Array([0xff, 0x3b, 0x31]), 'ÿ;1'],
    ['Windows, that has a part of a mark', new Uint8Array([0xfc, 0xfe, 0x31]), 'üþ1'],
    ['Windows, that ends like the other mark', new Uint8Array([0x41, 0xff]), 'Aÿ'],
    ['no text', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), null],
  ])('is a text in %s', (_, bytes, text) => {
    expect(textOf(bytes)).toBe(text)
  })

  it.each([
    ['a;b\n1,5;2,5', ';'],
    ['a,b\nRigger; Loader,2', ','],
    ['Wages of May\n\na;b\n1,5;2', ';'],
    ['Wages of May\ra;b\r1,5;2', ';'],
    ['Wages\na\tb\n1,5\t2', '\t'],
    ['"Wages; of, May"\na,b\n1,2', ','],
    ['a\n1', ','],
    ['a\n1\n\n\n', ','],
    ['a;b,c\n1;2,3', ';'],
    ['a\tb,c\n1\t2,3', '\t'],
    ['\n\n\n\na;b', ';'],
    // Of the twenty lines that say something first.
    [`${'a;b\n'.repeat(10)}${'\n'.repeat(9)}${'c,d\n'.repeat(40)}`, ';'],
    [`${'a;b\n'.repeat(9)}${'c,d\n'.repeat(10)}e\n${'a;b\n'.repeat(9)}`, ','],
  ])('%j has its cells apart by %j', (text, separator) => {
    expect(csvRows(text).separator).toBe(separator)
  })

  it('keeps what a cell is without the blanks around it, but for tabs, which may hold nothing', () => {
    expect(csvRows(' a ; b\n 1 ;2 ').rows.map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
    expect(csvRows('a\tb\tc\n\t\t3').rows.map(({ cells }) => cells)).toEqual([
      ['a', 'b', 'c'],
      ['', '', '3'],
    ])
  })

  it('has no lines that say nothing, and counts them all the same', () => {
    expect(csvRows('\uFEFFa;b\n;\n;2\n\n3;').rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['', '2'] },
      { line: 5, cells: ['3', ''] },
    ])
  })

  it('ends without a break', () => {
    expect(csvRows('a,b\n1,2').rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2'] },
    ])
  })
})

describe('an amount', () => {
  it.each([
    [['1.234', '5,00'], ';', ','],
    [['1.234', '1.234,56'], ',', ','],
    [['1,234', '1,234.56'], ';', '.'],
    [['1,234,567'], ';', '.'],
    [['12.5'], ';', '.'],
    [['1.234'], ';', ','],
    [['1.234', '17'], ',', '.'],
    [['17'], ';', ','],
    [['1 234,5 €'], ',', ','],
  ] as const)('%j with %s has its cents after %s', (texts, separator, mark) => {
    expect(markOf(texts, separator)).toBe(mark)
  })

  it.each([
    ['1.234,56', ',', 123_456],
    ['1234,5', ',', 123_450],
    ['1,234.56', '.', 123_456],
    ['12.5', '.', 1250],
    ['1.234', ',', 123_400],
    ['0', ',', 0],
    ['-0,00', ',', 0],
    ['−5,00', ',', -500],
    ['1 234,56 €', ',', 123_456],
    // The sign of the euro as some read Windows' letters.
    ['7,00 \u0080', ',', 700],
    ['12,500', ',', 1250],
    ['12,345', ',', null],
    ['1.23,00', ',', null],
    ['12.5', ',', null],
    ['=1+1', ',', null],
    ['1e5', ',', null],
    ['', ',', null],
    ['99999999999', ',', null],
    ['(5,00)', ',', -500],
    ['20000000,00', ',', 2_000_000_000],
    ['20000000,01', ',', null],
    ['99999999,00', ',', null],
  ] as const)('%s with %s is %s', (text, mark, amount) => {
    expect(amountIn(text, mark, 2)).toBe(amount)
  })

  it('has no cents in yen', () => {
    expect(amountIn('1.234', ',', 0)).toBe(1234)
    expect(amountIn('1.234,5', ',', 0)).toBe(null)
  })
})

describe('a line', () => {
  const closed = { id: 'p', state: 'closed', currency: 'EUR', gross: 100_00, net: null, sent: false } as const
  const fates = (lines: [number: string, text: string][], payees: Parameters<typeof matchNets>[2]) =>
    matchNets(
      lines.map(([number, text], at) => ({ line: at + 2, number, text })),
      ',',
      payees,
    ).map(({ fate, net }) => [fate, net])

  it.each([
    ['fits', '7', '90,00', [{ number: '7', payroll: closed }], ['fits', 90_00]],
    ['may be all of it, or nothing', '7', '100,00', [{ number: '7', payroll: closed }], ['fits', 100_00]],
    ['lost its zeros', '42', '0,00', [{ number: '00042', payroll: closed }], ['fits', 0]],
    ['has no number', '7', 'viel', [{ number: '7', payroll: closed }], ['notNumber', null]],
    ['takes away', '7', '-1,00', [{ number: '7', payroll: closed }], ['notNumber', -100]],
    ['is more than gross', '7', '100,01', [{ number: '7', payroll: closed }], ['aboveGross', 100_01]],
    ['is of nobody', '8', '1,00', [{ number: '7', payroll: closed }], ['unknownNumber', 100]],
    [
      'may be of two',
      '7',
      '1,00',
      [
        { number: '07', payroll: closed },
        { number: '007', payroll: closed },
      ],
      ['unknownNumber', 100],
    ],
    [
      'is exact before it is like another',
      '07',
      '1,00',
      [
        { number: '07', payroll: closed },
        { number: '7', payroll: null },
      ],
      ['fits', 100],
    ],
    ['is of nothing', '7', '1,00', [{ number: '7', payroll: null }], ['noPayroll', 100]],
    ['is too early', '7', '1,00', [{ number: '7', payroll: { ...closed, state: 'open' } }], ['payrollOpen', 100]],
    ['replaces another', '7', '1,00', [{ number: '7', payroll: { ...closed, net: 5 } }], ['fits', 100]],
    ['is too late', '7', '1,00', [{ number: '7', payroll: { ...closed, net: 5, sent: true } }], ['alreadySent', 100]],
    ['says the same', '7', '1,00', [{ number: '7', payroll: { ...closed, net: 100, sent: true } }], ['same', 100]],
  ] as const)('%s', (_, number, text, payees, should) => {
    expect(fates([[number, text]], payees)).toEqual([should])
  })

  it('that stands there twice is none, whichever way it is written', () => {
    const payees = [{ number: '007', payroll: closed }]
    expect(
      fates(
        [
          ['007', '1,00'],
          ['7', '2,00'],
        ],
        payees,
      ),
    ).toEqual([
      ['twice', 100],
      ['twice', 200],
    ])
  })
})
