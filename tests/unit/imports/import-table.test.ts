import { describe, expect, it } from 'vitest'
import { nameKey } from '../../../domain/imports/keys.ts'
import { tableOf } from '../../../domain/imports/table.ts'
import { mayTake } from '../../../domain/imports/taking.ts'

const usual = new Set(['firma', 'ort'])
const table = (...lines: string[][]) =>
  tableOf(
    lines.map((cells, at) => ({ line: at + 1, cells })),
    usual,
  )
const times = <Of>(count: number, one: (at: number) => Of) => Array.from({ length: count }, (_, at) => one(at))

describe('a table', () => {
  it.each([
    [100_000, 100_000],
    [100_001, null],
  ])('of %i rows is read with %s of them', (count, rows) => {
    const read = table(['Firma'], ...times(count, at => [`Kunde ${at}`]))
    expect(typeof read === 'string' ? read : read.rows.length).toBe(rows ?? 'tooManyRows')
  })

  it.each([
    [200, 200],
    [201, null],
  ])('of %i columns is read with %s of them', (count, columns) => {
    const read = table(['Firma', ...times(count - 1, () => 'x')], ['Hanse'])
    expect(typeof read === 'string' ? read : read.head.length).toBe(columns ?? 'tooManyRows')
  })

  it.each([
    [19, 'Firma'],
    [20, 'Angebote 0'],
  ])('below %i lines of a title is named by %s', (count, name) => {
    const above = times(count, at => [`Angebote ${at}`])
    expect(table(...above, ['Firma'], ['Hanse'])).toMatchObject({ head: [name] })
  })

  it.each([
    ['one name that is usual, below a title', [['Angebote'], ['Firma'], ['Hanse']], ['Firma']],
    ['one name that nobody knows', [['Wer'], ['Hanse']], ['Wer']],
    ['names nobody knows, and a column without one', [['Wer', '', 'Wohin'], ['Hanse']], ['Wer', '', 'Wohin']],
    ['the line with the most usual names', [['Firma'], ['Firma', 'Ort'], ['Ort'], ['x']], ['Firma', 'Ort']],
  ])('is named by %s', (_, lines, head) => {
    expect(table(...lines)).toMatchObject({ head })
  })

  it.each([
    ['a figure, above names nobody knows', [['4711'], ['Wer'], ['Hanse']]],
    ['names and a figure', [['Wer', '4711'], ['Hanse']]],
  ])('is not named by %s', (_, lines) => {
    expect(table(...lines)).toBe('headMissing')
  })
})

it('one is called otherwise where a blank parts the name', () => {
  expect(nameKey('Hanse  Konzerte')).toBe(nameKey('hanse\u00A0konzerte'))
  expect(nameKey('Hanse Konzerte')).not.toBe(nameKey('HanseKonzerte'))
})

it.each([
  [1, 0, true],
  [0, 1, true],
  [0, 0, false],
])('%i rows that are new and %i that change something may be taken over: %s', (added, changes, may) => {
  const fates = { wrong: 0, double: 0, ambiguous: 0, same: 0, new: added, changes }
  expect(mayTake(fates, { leaveOut: false, takeChanges: true })).toBe(may)
})
