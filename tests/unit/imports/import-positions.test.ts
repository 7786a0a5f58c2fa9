import { describe, expect, it } from 'vitest'
import { aboutOf, noAnswers } from '../../../domain/imports/answers.ts'
import { timeCell } from '../../../domain/imports/cells.ts'
import { guessedColumns } from '../../../domain/imports/columns.ts'
import type { ImportField } from '../../../domain/imports/fields.ts'
import { judgeTable } from '../../../domain/imports/judge-rows.ts'
import type { Known } from '../../../domain/imports/kind.ts'

const columns: ImportField[] = ['project', 'crew', 'date', 'startTime', 'endTime', 'function', 'amountOfRows']
const knowledge = {
  projects: [
    { id: 'gala', caption: 'Gala', code: 'P-1001', zone: 'Europe/Berlin' },
    { id: 'messe', caption: 'Messe', code: 'P-1002', zone: 'America/New_York' },
  ],
  functions: [{ id: 'hand', caption: 'Stagehand', code: 'SH' }],
  crews: [{ project: 'gala', name: 'Load-in', date: '2027-03-14', zone: 'America/New_York' }],
}
const known = (id: string, crew: string): Known => ({
  ...{ id, own: false },
  values: {
    ...{
      project: 'gala',
      crew,
      date: '2027-06-01',
      startTime: '08:00',
      endTime: '16:00',
      function: 'hand',
      amountOfRows: '5',
    },
  },
})
const fates = (rows: readonly string[], items: readonly Known[] = []) =>
  judgeTable(
    {
      ...{ rows: rows.map((row, at) => ({ line: at + 2, cells: row.split('|') })), columns, kind: 'positions' },
      answers: noAnswers,
    },
    { items, ...knowledge },
  ).judged.map(({ fate, target, firstLine, problems, matches }) => [
    fate,
    target ?? firstLine ?? problems[0]?.reason ?? matches[0] ?? null,
  ])

describe('positions', () => {
  it.each([
    ['none is known by', ['P-1001||1.6.2027|8:00|16:00|Stagehand|5'], [], [['new', null]]],
    ['a project by its name, a function by its code', ['Gala|Load-in|1.6.2027|8|16|SH|05'], [], [['new', null]]],
    ['the same', ['Gala|load-in|1.6.2027|8:00|16:00|Stagehand|5'], [known('a', 'Load-in')], [['same', 'a']]],
    ['the same without its crew', ['Gala||1.6.2027|8:00|16:00|Stagehand|5'], [known('a', 'Load-in')], [['same', 'a']]],
    ['another crew', ['Gala|Build|1.6.2027|8:00|16:00|Stagehand|5'], [known('a', 'Load-in')], [['new', null]]],
    [
      'two crews it may be in',
      ['Gala||1.6.2027|8:00|16:00|Stagehand|5'],
      [known('a', 'Load-in'), known('b', 'Build')],
      [['ambiguous', 'Load-in']],
    ],
    [
      'another number of people',
      ['Gala||1.6.2027|8:00|16:00|Stagehand|6'],
      [known('a', 'Load-in')],
      [['wrong', 'changeThere']],
    ],
    [
      'one twice',
      ['Gala||1.6.2027|8:00|16:00|Stagehand|5', 'P-1001||1.6.2027|08.00|16.00|SH|7'],
      [],
      [
        ['new', null],
        ['double', 2],
      ],
    ],
    ['an end on the day after', ['Gala||1.6.2027|22:00|6:00|Stagehand|5'], [], [['new', null]]],
    ['no end', ['Gala||1.6.2027|22:00||Stagehand|5'], [], [['wrong', 'missing']]],
    ['no project', ['Gale||1.6.2027|8:00|16:00|Stagehand|5'], [], [['wrong', 'notProject']]],
    ['no function', ['Gala||1.6.2027|8:00|16:00|Cook|5'], [], [['wrong', 'notFunction']]],
    ['nobody', ['Gala||1.6.2027|8:00|16:00|Stagehand|0'], [], [['wrong', 'notAmount']]],
    ['too many', ['Gala||1.6.2027|8:00|16:00|Stagehand|501'], [], [['wrong', 'notAmount']]],
    ['a time that is not there in Berlin', ['Gala||28.3.2027|2:30|9:00|Stagehand|5'], [], [['wrong', 'timeInGap']]],
    [
      'the same time where clocks are set on another day',
      ['Messe||28.3.2027|2:30|9:00|Stagehand|5'],
      [],
      [['new', null]],
    ],
    ['a time that is there twice', ['Gala||31.10.2027|2:30|9:00|Stagehand|5'], [], [['wrong', 'timeIsDoubled']]],
    [
      'a time by the clock of its crew’s place',
      ['Gala|Load-in|14.3.2027|2:30|9:00|Stagehand|5'],
      [],
      [['wrong', 'timeInGap']],
    ],
  ] as const)('with %s', (_, rows, items, should) => {
    expect(fates(rows, items)).toEqual(should)
  })

  it.each([
    ['28.3.2027|2:30|9:00', 'startTime', 'timeInGap', '2:30'],
    ['27.3.2027|22:00|2:30', 'endTime', 'timeInGap', '2:30'],
    ['30.10.2027|22:00|2:30', 'endTime', 'timeIsDoubled', '2:30'],
  ] as const)('%s are blamed on the %s, which no answer changes for all rows', (hours, field, reason, text) => {
    const rows = [{ line: 2, cells: `Gala||${hours}|Stagehand|5`.split('|') }]
    const { judged } = judgeTable({ rows, columns, kind: 'positions', answers: noAnswers }, { items: [], ...knowledge })
    expect(judged[0]?.problems).toEqual([{ field, reason, text, becomes: null }])
    expect(judged[0]?.problems.map(aboutOf)).toEqual([null])
  })

  it('have columns of their usual names', () => {
    expect(guessedColumns(['Projekt', 'Schicht', 'Datum', 'Von', 'Bis', 'Funktion', 'Anzahl'], 'positions')).toEqual(
      columns,
    )
  })

  it.each([
    ['8:05', '08:05'],
    ['08.30', '08:30'],
    ['8h30', '08:30'],
    ['18 Uhr', '18:00'],
    ['22:00:00', '22:00'],
    ['24:00', null],
    ['8:60', null],
    ['early', null],
    ['0.333', null],
  ])('%s is the time %s', (text, time) => {
    expect(timeCell(text)).toEqual(time === null ? { reason: 'notTime' } : { value: time })
  })
})
