import { describe, expect, it } from 'vitest'
import { type Answers, noAnswers } from '../../../domain/imports/answers.ts'
import { guessedColumns } from '../../../domain/imports/columns.ts'
import { type ImportField, type ImportKind, wrongColumns } from '../../../domain/imports/fields.ts'
import { judgeTable } from '../../../domain/imports/judge-rows.ts'
import type { Knowledge, Known, Values } from '../../../domain/imports/kind.ts'

const companies = [
  { id: 'of hanse', caption: 'Hanse Konzerte', code: '501' },
  { id: 'of elbe', caption: 'Elbe', code: '502' },
  { id: 'of elbe II', caption: 'Elbe', code: '503' },
]
const judgeAs =
  (kind: ImportKind, columns: ImportField[]) =>
  (rows: readonly string[], knowledge: Partial<Knowledge> = {}, answers: Partial<Answers> = {}) =>
    judgeTable(
      {
        ...{ rows: rows.map((row, at) => ({ line: at + 2, cells: row.split('|') })), columns, kind },
        answers: { ...noAnswers, ...answers },
      },
      { items: [], companies, ...knowledge },
    ).judged.map(({ fate, target, firstLine, problems, matches }) => [
      fate,
      target ?? firstLine ?? problems[0]?.reason ?? matches[0] ?? null,
    ])
const known = (id: string, values: Values): Known => ({ id, own: false, values })

describe('places', () => {
  const judge = judgeAs('locations', ['name', 'zipcode', 'city', 'timeZone'])
  const arena = known('arena', { name: 'Elbarena', zipcode: '20457', city: 'Hamburg', timeZone: 'Europe/Berlin' })

  it.each([
    ['nowhere is known by', ['Stadthalle|28195|Bremen|'], [arena], [['new', null]]],
    ['the same name and postcode', ['elbarena|20 457|Hamburg|'], [arena], [['changes', 'arena']]],
    ['the same', ['Elbarena|20457|Hamburg|Europe/Berlin'], [arena], [['same', 'arena']]],
    ['another postcode', ['Elbarena|80331|München|'], [arena], [['new', null]]],
    ['no postcode', ['Elbarena||Hamburg|'], [arena], [['same', 'arena']]],
    [
      'a name in two towns',
      ['Elbarena||Hamburg|'],
      [arena, known('b', { name: 'Elbarena', zipcode: '1', city: 'Wien' })],
      [['ambiguous', '20457 Hamburg']],
    ],
    ['a zone nobody knows', ['Elbarena|1|Hamburg|Berlin time'], [], [['wrong', 'notZone']]],
    ['its zone written otherwise', ['Elbarena|20457|Hamburg|europe/BERLIN'], [arena], [['same', 'arena']]],
    ['another zone', ['Elbarena|20457|Hamburg|Europe/Lisbon'], [arena], [['changes', 'arena']]],
    [
      'another zone where a crew is planned',
      ['Elbarena|20457|Hamburg|Europe/Lisbon'],
      [{ ...arena, planned: true }],
      [['wrong', 'changeThere']],
    ],
    [
      'its zone written otherwise where a crew is planned',
      ['Elbarena|20457|Hamburg|europe/berlin'],
      [{ ...arena, planned: true }],
      [['same', 'arena']],
    ],
    [
      'no zone where a crew is planned',
      ['Elbarena|20457|Altona|'],
      [{ ...arena, planned: true }],
      [['changes', 'arena']],
    ],
    ['no town', ['Elbarena|1||'], [], [['wrong', 'missing']]],
    [
      'one twice',
      ['Elbarena|1|Hamburg|', 'ELBARENA|1|Hamburg|'],
      [],
      [
        ['new', null],
        ['double', 2],
      ],
    ],
    [
      'one known twice',
      ['Elbarena|20457|Hamburg|', 'Elbarena||Hamburg|'],
      [arena],
      [
        ['same', 'arena'],
        ['double', 2],
      ],
    ],
  ] as const)('with %s', (_, rows, items, should) => {
    expect(judge(rows, { items })).toEqual(should)
  })

  it('have columns of their usual names, and need two of them', () => {
    expect(guessedColumns(['Halle', 'Straße', 'PLZ', 'Ort', 'Bundesland', 'Zeitzone'], 'locations')).toEqual([
      ...['name', 'street', 'zipcode', 'city', 'region', 'timeZone'],
    ])
    expect(wrongColumns(['name', 'city'], 'locations')).toBeNull()
    expect(wrongColumns(['name'], 'locations')).toBe('needed')
  })
})

describe('contacts', () => {
  const judge = judgeAs('contacts', ['company', 'name', 'email', 'phone'])
  const carla = known('carla', { company: 'of hanse', name: 'Carla Client', email: 'carla@a.example' })

  it.each([
    ['a client by its number', ['501|Nina|||'], [carla], [['new', null]]],
    ['a client by its name', ['hanse  konzerte|Carla Client|||'], [carla], [['same', 'carla']]],
    ['the same address', ['501|Carla C.|CARLA@a.example|'], [carla], [['changes', 'carla']]],
    ['the same name and another address', ['501|carla client|c@a.example|'], [carla], [['changes', 'carla']]],
    ['the same address at another client', ['502|Carla Client|carla@a.example|'], [carla], [['new', null]]],
    ['a client nobody knows', ['Alster|Nina||'], [], [['wrong', 'notCompany']]],
    ['a name of two clients', ['Elbe|Nina||'], [], [['wrong', 'several']]],
    ['no client', ['|Nina||'], [], [['wrong', 'missing']]],
    ['no address', ['501|Nina|nina|'], [], [['wrong', 'notEmail']]],
    [
      'one twice by the address',
      ['501|Nina|n@a.example|', '501|Nele|N@a.example|'],
      [],
      [
        ['new', null],
        ['double', 2],
      ],
    ],
    [
      'one twice by the name',
      ['501|Nina||', '501|NINA|n@a.example|'],
      [],
      [
        ['new', null],
        ['double', 2],
      ],
    ],
    [
      'one at two clients',
      ['501|Nina||', '502|Nina||'],
      [],
      [
        ['new', null],
        ['new', null],
      ],
    ],
    [
      'two of one name',
      ['501|Carla Client||'],
      [carla, { ...carla, id: 'b' }],
      [['ambiguous', 'Carla Client carla@a.example']],
    ],
  ] as const)('with %s', (_, rows, items, should) => {
    expect(judge(rows, { items })).toEqual(should)
  })

  it('of a client that is mistyped are those of the nearest, once somebody says so', () => {
    const said = { instead: [{ field: 'company' as const, text: 'Hansa Konzerte', becomes: 'Hanse Konzerte' }] }
    expect(judge(['Hansa Konzerte|Nina||'])).toEqual([['wrong', 'notCompany']])
    expect(judge(['Hansa Konzerte|Nina||'], {}, said)).toEqual([['new', null]])
  })

  it('have columns of their usual names', () => {
    expect(guessedColumns(['Kunde', 'Ansprechpartner', 'Rolle', 'E-Mail', 'Telefon'], 'contacts')).toEqual([
      ...['company', 'name', 'role', 'email', 'phone'],
    ])
  })
})
