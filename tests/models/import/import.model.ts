import { expect } from 'vitest'
import { noAnswers } from '../../../domain/imports/answers.ts'
import { importMachine } from '../../../src/machines/import/import.machine.ts'
import type { ImportTable } from '../../../src/machines/import/import.types.ts'
import { activeDelays } from '../definitions.ts'
import { importTable } from './import.table.ts'
import type { Model, Visit } from '../walk.ts'

const table = (state: ImportTable['state'], revision: number, fates: ImportTable['fates'] = null): ImportTable => ({
  ...{ id: 'i1', kind: 'companies', fileName: 'clients.csv', state, createdAt: '2026-05-27T05:00:00.000Z' },
  ...{
    createdBy: 'Rieke Lohmann',
    rows: 3,
    done: 0,
    answers: noAnswers,
    questions: [],
    revision,
    fates,
    taken: state === 'taken' ? { added: 1, changed: 0 } : null,
  },
  tableColumns: [
    { name: 'Firma', sample: ['Elbarena'], field: 'name' },
    { name: 'Ort', sample: ['Hamburg'], field: 'city' },
  ],
})
const fates = { wrong: 0, double: 0, ambiguous: 0, new: 1, changes: 1, same: 1 }
const brought = table('columns', 0)
const checking = table('checking', 1)
const checked = table('checked', 1, fates)
const withErrors = table('checked', 2, { ...fates, wrong: 1 })
const onlyChanges = table('checked', 3, { ...fates, new: 0 })
const taking = table('taking', 1, fates)
const failures = [{ kind: 'refused', code: 'outOfTurn' }, { kind: 'unreachable' }] as const
const came = (...tables: ImportTable[]) => tables.map(one => ({ kind: 'came', table: one }))
const fileOf = (name: string, size: number) => Object.defineProperty(new File([], name), 'size', { value: size })
/** As large as one may be. */
const file = fileOf('clients.csv', 20_000_000)
/** Events are told apart by what they are as JSON, where files are all alike. */
const tooLarge = Object.assign(fileOf('all.csv', 20_000_001), { told: 'too large' })

type Seen = Visit<typeof importMachine>
const context = (visit: Seen) => visit.snapshot.context
const rests = (visit: Seen) => expect(visit.live).toEqual([])

export const importModel: Model<typeof importMachine> = {
  machine: importMachine,
  table: importTable,
  inputs: [
    { id: null, kind: 'companies' },
    { id: 'i1', kind: 'companies' },
  ],
  matters: ({ table: of, columns, settled, leaveOut, takeChanges, lost, notice }) => [
    ...[of?.state, of?.revision, columns, settled.doubles, leaveOut, takeChanges, lost, notice !== null],
  ],
  events: () => [
    { type: 'CHOSEN', file },
    { type: 'CHOSEN', file: tooLarge },
    { type: 'MAPPED', at: 0, field: null },
    { type: 'MAPPED', at: 1, field: 'name' },
    { type: 'CHECKED' },
    { type: 'SETTLED', settled: { ...noAnswers, doubles: true } },
    { type: 'ANSWERED', answers: { leaveOut: true } },
    { type: 'ANSWERED', answers: { takeChanges: false } },
    { type: 'TAKEN' },
    { type: 'BACK' },
    { type: 'RETRIED' },
    { type: 'LEFT' },
  ],
  answers: {
    sendFile: () => [...came(brought), ...failures],
    readImport: () => [
      ...came(brought, checking, checked, withErrors, onlyChanges, taking),
      ...came(table('taken', 1, fates), table('outdated', 1, fates), table('failed', 1)),
      { kind: 'gone' },
      ...failures,
    ],
    checkImport: () => [...came(checking), ...failures],
    takeImport: () => [...came(taking), ...failures],
  },
  expectations: {
    choosing: visit => {
      rests(visit)
      expect(context(visit).id).toBeNull()
    },
    sending: visit => expect(visit.called('sendFile')?.input).toEqual({ kind: 'companies', file }),
    unsent: visit => {
      rests(visit)
      expect(context(visit).file).toBe(file)
    },
    'following.waiting': visit => {
      rests(visit)
      expect(activeDelays(visit.snapshot).map(({ ms }) => ms)).toEqual([context(visit).lost ? 3_000 : 700])
    },
    'following.reading': visit => expect(visit.called('readImport')?.input).toBe('i1'),
    columns: visit => {
      rests(visit)
      const said = context(visit).columns.filter(field => field !== null)
      // Nothing is ever read of two columns.
      expect(new Set(said).size).toBe(said.length)
    },
    asking: visit =>
      expect(visit.called('checkImport')?.input).toMatchObject({ id: 'i1', settled: context(visit).settled }),
    unasked: rests,
    checked: visit => {
      rests(visit)
      expect(context(visit).table?.fates).not.toBeNull()
    },
    taking: visit => {
      const { table: of, leaveOut, takeChanges } = context(visit)
      // Never a table with errors that are not left out, never nothing.
      expect(of?.fates?.wrong === 0 || leaveOut).toBe(true)
      expect(of?.revision !== 3 || takeChanges).toBe(true)
      // Never by other columns than it was looked through by.
      expect(of?.tableColumns.map(({ field }) => field)).toEqual(context(visit).columns)
      expect(visit.called('takeImport')?.input).toMatchObject({ id: 'i1', revision: of?.revision })
    },
    untaken: rests,
    taken: visit => expect(context(visit).table?.taken).toEqual({ added: 1, changed: 0 }),
    outdated: rests,
    failed: rests,
  },
}
