import { describe, expect, it } from 'vitest'
import { noAnswers } from '../../../domain/imports/answers.ts'
import { guessedColumns } from '../../../domain/imports/columns.ts'
import type { ImportField } from '../../../domain/imports/fields.ts'
import { countFates, judgeTable } from '../../../domain/imports/judge-rows.ts'
import type { Known } from '../../../domain/imports/kind.ts'

const columns: ImportField[] = ['number', 'name', 'company', 'location', 'beginDate', 'endDate', 'comment']
const knowledge = {
  companies: [{ id: 'of hanse', caption: 'Hanse Konzerte', code: '501' }],
  locations: [
    { id: 'arena', caption: 'Elbarena', code: 'Elbarena 20457' },
    { id: 'arena in Wien', caption: 'Stadthalle', code: 'Stadthalle 1150' },
    { id: 'arena in Bremen', caption: 'Stadthalle', code: 'Stadthalle 28215' },
  ],
}
const gala: Known = {
  ...{ id: 'gala', own: false },
  values: {
    ...{ number: 'P-1001', name: 'Gala', company: 'of hanse', location: 'arena', beginDate: '2026-06-01' },
    ...{ endDate: '2026-06-02', comment: 'Leise' },
  },
}
const judge = (rows: readonly string[], items: readonly Known[] = []) =>
  judgeTable(
    {
      ...{ rows: rows.map((row, at) => ({ line: at + 2, cells: row.split('|') })), columns, kind: 'projects' },
      answers: noAnswers,
    },
    { items, ...knowledge },
  ).judged

describe('projects', () => {
  it.each([
    ['none is known by', ['|Gala|501|Elbarena|1.6.2026|2.6.2026|'], [], [['new', null]]],
    ['the same number', ['P-1001|Gala|501|Elbarena|1.6.2026|2.6.2026|'], [gala], [['same', 'gala']]],
    [
      'the same name, client and first day',
      ['|gala|Hanse Konzerte|Elbarena|01.06.26||'],
      [gala],
      [['changes', 'gala']],
    ],
    ['another first day', ['|Gala|501|Elbarena|3.6.2026||'], [gala], [['new', null]]],
    ['another comment', ['P-1001|Gala|501|Elbarena|1.6.2026||Laut'], [gala], [['changes', 'gala']]],
    ['other days under the same number', ['P-1001|Gala|501|Elbarena|3.6.2026||'], [gala], [['wrong', 'changeThere']]],
    [
      'a number nobody has, with all else known',
      ['P-7|Gala|501|Elbarena|1.6.2026||'],
      [gala],
      [['wrong', 'changeThere']],
    ],
    ['a last day before the first', ['|Gala|501|Elbarena|3.6.2026|2.6.2026|'], [], [['wrong', 'endsBeforeStart']]],
    ['a first day before any list', ['|Gala|501|Elbarena|1.6.2016||'], [], [['wrong', 'notInTime']]],
    ['a place nobody knows', ['|Gala|501|Elbarenaa|1.6.2026||'], [], [['wrong', 'notLocation']]],
    ['a place two are called', ['|Gala|501|Stadthalle|1.6.2026||'], [], [['wrong', 'several']]],
    ['a place told apart by its postcode', ['|Gala|501|Stadthalle 1150|1.6.2026||'], [], [['new', null]]],
    ['no client', ['|Gala||Elbarena|1.6.2026||'], [], [['wrong', 'missing']]],
    [
      'one twice',
      ['|Gala|501|Elbarena|1.6.2026||', '|GALA|501|Elbarena|1.6.2026||'],
      [],
      [
        ['new', null],
        ['double', 2],
      ],
    ],
    [
      'two of one name by number',
      ['1|Gala|501|Elbarena|1.6.2026||', '2|Gala|501|Elbarena|1.6.2026||'],
      [],
      [
        ['new', null],
        ['new', null],
      ],
    ],
    [
      'one known twice',
      ['P-1001|Gala|501|Elbarena|1.6.2026||', '|Gala|501|Elbarena|1.6.2026||'],
      [gala],
      [
        ['same', 'gala'],
        ['double', 2],
      ],
    ],
  ] as const)('with %s', (_, rows, items, should) => {
    expect(
      judge(rows, items).map(({ fate, target, firstLine, problems }) => [
        fate,
        target ?? firstLine ?? problems[0]?.reason ?? null,
      ]),
    ).toEqual(should)
  })

  it('are the same the second time', () => {
    const rows = ['|Gala|501|Elbarena|1.6.2026||', '7|Gala|501|Elbarena|1.6.2026||']
    const items = judge(rows).map(({ values }, at): Known => ({
      id: `n${at}`,
      own: false,
      values: { number: `P-${at}`, endDate: '2026-06-01', ...values },
    }))
    expect(countFates(judge(rows, items))).toMatchObject({ same: 2 })
  })

  it('have columns of their usual names', () => {
    expect(guessedColumns(['Projektnr.', 'Projekt', 'Kunde', 'Ort', 'Von', 'Bis', 'Referenz'], 'projects')).toEqual([
      ...['number', 'name', 'company', 'location', 'beginDate', 'endDate', 'reference'],
    ])
  })
})
