import { describe, expect, it } from 'vitest'
import { hasBrokenLetters } from '../../../domain/csv-table.ts'
import { guessedColumns, usualNames } from '../../../domain/imports/columns.ts'
import { countryOf } from '../../../domain/imports/country.ts'
import { type ImportField, fieldsOf, wrongColumns } from '../../../domain/imports/fields.ts'
import { GivenAnswers, noAnswers } from '../../../domain/imports/answers.ts'
import { countFates, judgeTable } from '../../../domain/imports/judge-rows.ts'
import type { Known } from '../../../domain/imports/kind.ts'
import { nameKey } from '../../../domain/imports/keys.ts'
import { kinds } from '../../../domain/imports/kinds.ts'
import { readRow } from '../../../domain/imports/read-row.ts'
import { mostColumns, mostRows, tableOf, tidy } from '../../../domain/imports/table.ts'
import { CompanyAccountingChange } from '../../../openapi/companyAccounting.ts'
import { mayTake, rowsToTake, unfitRows } from '../../../domain/imports/taking.ts'
import { importFields, importKinds } from '../../../openapi/imports.ts'

const table = (...lines: string[][]) =>
  tableOf(
    lines.map((cells, at) => ({ line: at + 1, cells })),
    usualNames('companies'),
  )

describe('a table', () => {
  it('begins below the line that names its columns, whatever stands above', () => {
    expect(table(['Stand: 1.6.2026'], ['Kd.-Nr.', 'Firma', ''], ['1', ' Hanse\n Konzerte '], ['', ''])).toEqual({
      head: ['Kd.-Nr.', 'Firma'],
      rows: [{ line: 3, cells: ['1', 'Hanse  Konzerte'] }],
    })
  })

  it.each([
    [
      'of names nobody knows',
      [
        ['Wer', 'Wohin'],
        ['Hanse', 'Hamburg'],
      ],
      ['Wer', 'Wohin'],
    ],
    [
      'whose columns are called alike',
      [
        ['Name', 'Name'],
        ['Hanse', 'Elbe'],
      ],
      ['Name', 'Name'],
    ],
  ])('%s is read', (_, lines, head) => {
    expect(table(...lines)).toMatchObject({ head })
  })

  it.each([
    ['nothing', [], 'tableEmpty'],
    ['lines that say nothing', [['', ' '], ['']], 'tableEmpty'],
    ['only names', [['Firma', 'Ort']], 'tableEmpty'],
    [
      'no names',
      [
        ['Hanse', '20095'],
        ['Elbe', '20457'],
      ],
      'headMissing',
    ],
    [
      'no names, but an address',
      [
        ['Hanse', 'office@hanse.example'],
        ['Elbe', 'a@elbe.example'],
      ],
      'headMissing',
    ],
    ['too many columns', [['Firma', ...Array.from({ length: mostColumns }, () => 'x')], ['Hanse']], 'tooManyRows'],
  ] as const)('with %s is none', (_, lines, problem) => {
    expect(table(...lines.map(line => [...line]))).toBe(problem)
  })

  it('takes a hundred thousand rows, and no more', () => {
    const rows = (count: number) => table(['Firma'], ...Array.from({ length: count }, (_, at) => [`Kunde ${at}`]))
    expect(rows(mostRows)).toMatchObject({ head: ['Firma'] })
    expect(rows(mostRows + 1)).toBe('tooManyRows')
  })

  it.each([
    ['\u202EregruB\u202C', 'regruB'],
    ['\u2066Hanse\u2069', 'Hanse'],
    ['Han\u200Bse\u200E', 'Hanse'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['क्\u200Dष', 'क्\u200Dष'],
    ['\u200DHanse \u200C', 'Hanse'],
  ])('%j says %j', (cell, said) => {
    expect(tidy(cell)).toBe(said)
  })

  it('knows a name by its letters, whatever joins them', () => {
    expect(nameKey('Han\u200Dse')).toBe(nameKey('hanse'))
  })

  it.each([
    ['MÃ¼ller', true],
    ['StraÃŸe', true],
    ['M\uFFFDller', true],
    ['Câ€™est', true],
    ['Müller, Straße, C’est, SÃO, Łódź', false],
  ])('%s has lost letters: %s', (text, lost) => {
    expect(hasBrokenLetters(text)).toBe(lost)
  })
})

describe('columns', () => {
  it.each([
    [
      'Kunden-Nr.;Firma;Straße;PLZ;Ort;Land;USt-IdNr.;Telefon',
      'number name street zipcode city country - contactPhone',
    ],
    [
      'Customer no.,Company,Address,Postcode,City,Country,VAT number,E-mail',
      'number name street zipcode city country vatId contactEmail',
    ],
    ['Número;Empresa;Dirección;Código postal;Ciudad;País;NIF', 'number name street zipcode city country vatId'],
    ['Klantnummer;Bedrijf;Adres;Postcode;Plaats;Land;Btw-nummer', 'number name street zipcode city country vatId'],
    ['Numéro;Société;Rue;Code postal;Ville;Pays;Courriel', 'number name street zipcode city country contactEmail'],
    ['Rhif;Cwmni;Stryd;Cod post;Dinas;Gwlad;E-bost', 'number name street zipcode city country contactEmail'],
    ['Name;Name;Bemerkung', 'name - -'],
  ])('%s', (head, fields) => {
    const guessed = guessedColumns(head.split(/[;,]/), 'companies')
    expect(guessed.map(field => field ?? '-').join(' ')).toBe(fields.replace(' - contactPhone', ' vatId contactPhone'))
  })

  it.each([
    [['name', null, 'city'], null],
    [['name', 'name'], 'twice'],
    [['number', null], 'needed'],
  ] as const)('%j are wrong: %s', (columns, wrong) => {
    expect(wrongColumns(columns, 'companies')).toBe(wrong)
  })

  it('may hold whatever the contract names, each by one usual name alone', () => {
    expect(new Set(importKinds.flatMap(fieldsOf))).toEqual(new Set(importFields))
    for (const kind of importKinds) {
      const names = Object.values(kinds[kind].usual).flat()
      expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
      expect(Object.keys(kinds[kind].usual).toSorted()).toEqual(fieldsOf(kind).toSorted())
      expect(Object.keys(kinds[kind].rules).toSorted()).toEqual(fieldsOf(kind).toSorted())
    }
  })
})

it.each([
  ['DE', 'DE'],
  ['d', 'DE'],
  ['Deutschland', 'DE'],
  ['Germany', 'DE'],
  ['Allemagne', 'DE'],
  ['Österreich', 'AT'],
  ['Países Bajos', 'NL'],
  ['Yr Almaen', 'DE'],
  ['United Kingdom', 'GB'],
  ['UK', 'GB'],
  ['Hamburg', null],
  ['EU', null],
  ['DD', null],
  ['XX', null],
])('%s is the country %s', (text, code) => {
  expect(countryOf(text)).toBe(code)
})

describe('a row', () => {
  const reading = { knowledge: { items: [] }, answers: new GivenAnswers(noAnswers) }
  const readAs = (cells: string[], columns: ImportField[]) => readRow(cells, columns, kinds.companies, reading)
  const read = (field: ImportField, text: string) => readAs(['Hanse', text], ['name', field])

  it.each([
    ['zipcode', '020095', '020095'],
    ['country', 'Deutschland', 'DE'],
    ['vatId', 'de 118.347-203', 'DE118347203'],
    ['contactEmail', 'office@hanse.example', 'office@hanse.example'],
    ['contactPhone', '+49 170 1234567', '+49 170 1234567'],
    ['debtorAccount', '10417', '10417'],
    ['buyerReference', "'=04011000", '=04011000'],
    ['contactPhone', "'0170 1234567", '0170 1234567'],
    ['buyerReference', "'@leitweg", '@leitweg'],
    ['city', "'s-Hertogenbosch", "'s-Hertogenbosch"],
  ] as const)('says of %s: %s', (field, text, value) => {
    expect(read(field, text)).toEqual({ values: { name: 'Hanse', [field]: value }, problems: [] })
  })

  it.each([
    ['contactEmail', 'hanse.example', 'notEmail'],
    ['deliveryNoteEmail', 'a@b', 'notEmail'],
    ['country', 'Hamburg', 'notCountry'],
    ['vatId', '118347203', 'notVatId'],
    ['debtorAccount', '0417', 'notAccount'],
    ['debtorAccount', '1234567890', 'notAccount'],
    ['city', '=A1', 'formula'],
    ['contactPhone', '4,91701E+11', 'rounded'],
    ['zipcode', 'x'.repeat(21), 'tooLong'],
  ] as const)('is wrong where %s is %s: %s', (field, text, reason) => {
    expect(read(field, text)).toEqual({ values: { name: 'Hanse' }, problems: [{ field, reason, text, becomes: null }] })
  })

  it('is wrong without a name, and with more cells than columns have names', () => {
    expect(readAs(['', 'Hamburg', '', 'x'], ['name', 'city']).problems).toEqual([
      { field: null, reason: 'tooManyCells', text: 'x', becomes: null },
      { field: 'name', reason: 'missing', text: '', becomes: null },
    ])
    expect(readAs(['=A1'], ['name']).problems).toEqual([
      { field: 'name', reason: 'formula', text: '=A1', becomes: null },
    ])
  })

  it('says nothing where a cell is empty', () => {
    expect(readAs(['Hanse', ''], ['name', 'city'])).toEqual({ values: { name: 'Hanse' }, problems: [] })
  })

  it('says nothing that could not be entered by hand', () => {
    const entered = {
      ...{ street: 'x'.repeat(100), zipcode: 'x'.repeat(20), city: 'x'.repeat(100), taxNumber: 'x'.repeat(30) },
      ...{ contactName: 'x'.repeat(100), contactPhone: 'x'.repeat(40), buyerReference: 'x'.repeat(100) },
    }
    expect(CompanyAccountingChange.safeParse(entered).success).toBe(true)
    for (const [field, text] of Object.entries(entered)) {
      expect(read(field as ImportField, text).problems).toEqual([])
      expect(read(field as ImportField, `${text}x`).problems).toMatchObject([{ reason: 'tooLong' }])
      expect(CompanyAccountingChange.safeParse({ [field]: `${text}x` }).success).toBe(false)
    }
  })
})

describe('what becomes of rows', () => {
  const columns: ImportField[] = ['number', 'name', 'zipcode', 'city']
  const known = (number: string, name: string, zipcode?: string, city?: string): Known => ({
    id: `of ${number}`,
    own: false,
    values: { number, name, ...(zipcode ? { zipcode } : {}), ...(city ? { city } : {}) },
  })
  const hanse = known('501', 'Hanse Konzerte', '20095', 'Hamburg')
  const judge = (rows: string[], of: Known[]) =>
    judgeTable(
      { rows: rows.map((row, at) => ({ line: at + 2, cells: row.split(';') })), columns, kind: 'companies' },
      { items: of },
    ).judged
  const fates = (rows: string[], of: Known[] = []) =>
    judge(rows, of).map(({ fate, target, firstLine }) => [fate, target ?? firstLine])

  it.each([
    ['nobody is known by', ['502;Elbe;20457;Hamburg'], [hanse], [['new', null]]],
    ['the same number', ['501;Hanse Konzerte;20095;Hamburg'], [hanse], [['same', 'of 501']]],
    ['less than is known', ['501;Hanse Konzerte;;'], [hanse], [['same', 'of 501']]],
    ['another town', ['501;Hanse Konzerte;20095;Altona'], [hanse], [['changes', 'of 501']]],
    ['another name under the same number', ['501;Hanse Live;20095;Hamburg'], [hanse], [['changes', 'of 501']]],
    ['another name and place under the same number', ['501;Elbe;80331;'], [hanse], [['wrong', null]]],
    ['another name under the same number and no place', ['501;Elbe;;'], [hanse], [['changes', 'of 501']]],
    ['no number, name and place', [';hanse  KONZERTE;20 095;'], [hanse], [['changes', 'of 501']]],
    ['no number and no place', [';Hanse Konzerte;;'], [hanse], [['same', 'of 501']]],
    ['no number, another place', [';Hanse Konzerte;80331;'], [hanse], [['new', null]]],
    ['a place where none is known', [';Elbe;20457;'], [known('1', 'Elbe')], [['changes', 'of 1']]],
    [
      'a number nobody has, with a name and place that are known',
      ['777;Hanse Konzerte;20095;'],
      [hanse],
      [['changes', 'of 501']],
    ],
    [
      'a number nobody has, where another line names that one by its number',
      ['777;Hanse Konzerte;20095;', '501;Hanse Konzerte;20095;'],
      [hanse],
      [
        ['new', null],
        ['same', 'of 501'],
      ],
    ],
    ['a name two have', [';Elbe;;'], [known('1', 'Elbe', '1'), known('2', 'Elbe', '2')], [['ambiguous', null]]],
    [
      'a number that is there twice',
      ['9;Elbe;;', '9;Elbe GmbH;;'],
      [],
      [
        ['new', null],
        ['double', 2],
      ],
    ],
    [
      'a company that is there twice',
      ['501;Hanse Konzerte;;', ';Hanse Konzerte;20095;'],
      [hanse],
      [
        ['same', 'of 501'],
        ['double', 2],
      ],
    ],
    [
      'a name that is there twice',
      [';Elbe;1;', ';ELBE;1;'],
      [],
      [
        ['new', null],
        ['double', 2],
      ],
    ],
    [
      'a name twice in two places',
      [';Elbe;1;', ';Elbe;2;'],
      [],
      [
        ['new', null],
        ['new', null],
      ],
    ],
    [
      'a name twice with numbers',
      ['7;Elbe;1;', '8;Elbe;1;'],
      [],
      [
        ['new', null],
        ['new', null],
      ],
    ],
    [
      'a name once with its number, wherever',
      [';Elbe;1;', '8;Elbe;1;'],
      [],
      [
        ['double', 3],
        ['new', null],
      ],
    ],
    [
      'a number that is wrong',
      ['9;;;', '9;Elbe;;'],
      [],
      [
        ['wrong', null],
        ['new', null],
      ],
    ],
  ] as const)('with %s', (_, rows, of, should) => {
    expect(fates([...rows], [...of])).toEqual(should)
  })

  it('is wrong where the number is that of the agency’s own company, whose name says nothing', () => {
    const own = { ...known('1', 'Nordlicht'), own: true }
    expect(judge(['1;Elbe;;', ';Nordlicht;;'], [own])).toMatchObject([
      { fate: 'wrong', target: null, problems: [{ field: 'number', reason: 'ownNumber', text: '1' }] },
      { fate: 'new' },
    ])
  })

  it('says what changes from what to what, and as what it stands there', () => {
    expect(judge(['501;Hanse Konzerte;22765;Altona'], [hanse])).toEqual([
      {
        ...{ line: 2, fate: 'changes', target: 'of 501', problems: [], firstLine: null, matches: [] },
        said: { number: '501', name: 'Hanse Konzerte', place: 'Altona' },
        details: [],
        values: { number: '501', name: 'Hanse Konzerte', zipcode: '22765', city: 'Altona' },
        changes: [
          { field: 'zipcode', from: '20095', to: '22765' },
          { field: 'city', from: 'Hamburg', to: 'Altona' },
        ],
      },
    ])
    expect(judge([';Elbe;;'], [known('1', 'Elbe', '1'), known('2', 'Elbe', '2')])[0]?.matches).toEqual(['1', '2'])
  })

  it('is the same the second time, so that nothing is doubled', () => {
    const rows = [
      '501;Hanse Konzerte;20095;Hamburg',
      ';Elbe;1;',
      ';Elbe;2;',
      '7;Alster;3;',
      '8;Alster;3;',
      ';Alster;3;',
      '9;;;',
    ]
    const first = judge(rows, [])
    const there = first.flatMap(({ fate, values }, at): Known[] =>
      fate === 'new' ? [{ id: `n${at}`, own: false, values: { number: `A${at}`, ...values } }] : [],
    )
    const second = countFates(judge(rows, there))
    expect(countFates(first)).toEqual({ wrong: 1, double: 1, ambiguous: 0, new: 5, changes: 0, same: 0 })
    expect(second).toMatchObject({ wrong: 1, new: 0, changes: 0, same: 5 })
  })
})

describe('taking over', () => {
  const fates = { wrong: 1, double: 2, ambiguous: 4, new: 8, changes: 16, same: 32 }
  const fine = { ...fates, wrong: 0, double: 0, ambiguous: 0 }

  it('leaves behind what is wrong, there twice or not certain', () => {
    expect(unfitRows(fates)).toBe(7)
    expect([true, false].map(takeChanges => rowsToTake(fates, { leaveOut: true, takeChanges }))).toEqual([24, 8])
  })

  it.each([
    [fine, { leaveOut: false, takeChanges: true }, true],
    [fates, { leaveOut: false, takeChanges: true }, false],
    [fates, { leaveOut: true, takeChanges: true }, true],
    [{ ...fine, new: 0 }, { leaveOut: false, takeChanges: true }, true],
    [{ ...fine, new: 0 }, { leaveOut: false, takeChanges: false }, false],
    [{ ...fine, new: 0, changes: 0 }, { leaveOut: true, takeChanges: true }, false],
  ])('of %j with %j may be: %s', (of, answers, may) => {
    expect(mayTake(of, answers)).toBe(may)
  })
})
