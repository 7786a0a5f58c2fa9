import { noAnswers } from '../../../domain/imports/answers.ts'
import type { importMachine } from '../../../src/machines/import/import.machine.ts'
import type { Came, ContextOf, Table } from '../table.ts'

type Machine = typeof importMachine
type Context = ContextOf<Machine>
type Now = Came<Machine>

const nothing = {
  ...{ id: null, file: null, table: null, columns: [], settled: noAnswers, leaveOut: false, takeChanges: true },
  ...{ lost: false, notice: null },
} as const
const came = {
  id: (_: Context, { table }: Now) => table.id,
  kind: (_: Context, { table }: Now) => table.kind,
  settled: (_: Context, { table }: Now) => table.answers,
  file: null,
  table: (_: Context, { table }: Now) => table,
  columns: (_: Context, { table }: Now) => table.tableColumns.map(({ field }) => field),
  lost: false,
  // Of another dry run nothing is answered yet.
  leaveOut: (before: Context, { table }: Now) => before.table?.revision === table.revision && before.leaveOut,
  takeChanges: (before: Context, { table }: Now) => before.table?.revision !== table.revision || before.takeChanges,
}
const mapped = {
  columns: ({ columns }: Context, { at, field }: Now) =>
    columns.map((one, place) => (place === at ? field : one !== null && one === field ? null : one)),
  notice: null,
}
const code = { notice: (_: Context, { code: said }: Now) => said }
const asks = { leaveOut: false, takeChanges: true, notice: null }
const quiet = { notice: null }
const is =
  (...states: string[]) =>
  ({ table }: Context) =>
    table !== null && states.includes(table.state)
const named = ({ columns }: Context) => columns.includes('name')
/** Of the model's tables: one row is new, one changes, one is wrong in some. */
const isReady = ({ table, columns, leaveOut, takeChanges }: Context) =>
  table?.fates != null &&
  JSON.stringify(table.tableColumns.map(({ field }) => field)) === JSON.stringify(columns) &&
  (table.fates.new > 0 || (takeChanges && table.fates.changes > 0)) &&
  (table.fates.wrong === 0 || leaveOut)

// prettier-ignore
export const importTable: Table<Machine> = {
  waits: { patience: ({ lost }) => (lost ? 3_000 : 700) },
  inputs: {
    sendFile: ({ kind, file }) => ({ kind, file }),
    readImport: ({ id }) => id,
    checkImport: ({ id, columns, settled }) => ({ id, columns, settled }),
    takeImport: ({ id, table, leaveOut, takeChanges }) => ({ id, revision: table?.revision, leaveOut, takeChanges }),
  },
  rows: [
    // state,              event,            when,                        to,                  changes,                                                  asks
    ['',                   'start',          '',                          'opened',            (_, input) => ({ ...nothing, ...input })],
    ['opened',             'always',         ({ id }) => id !== null,     'following.reading', '',                                                       'readImport'],
    ['opened',             'always',         '',                          'choosing'],
    ['choosing',           'CHOSEN',         (_, { file }) => file.size > 20_000_000, '',       { notice: 'bodyTooLarge' }],
    ['choosing',           'CHOSEN',         '',                          'sending',           { ...nothing, file: (_, { file }) => file },              'sendFile'],
    ['sending',            'sendFile',       'came',                      'placed',            came],
    ['sending',            'sendFile',       'refused',                   'choosing',          code],
    ['sending',            'sendFile',       'unreachable',               'unsent'],
    ['unsent',             'RETRIED',        '',                          'sending',           '',                                                       'sendFile'],
    ['unsent',             'LEFT',           '',                          'choosing',          nothing],
    ['placed',             'always',         is('checking', 'taking'),    'following.waiting', '',                                                       'patience'],
    ['placed',             'always',         is('checked'),               'checked'],
    ['placed',             'always',         is('taken'),                 'taken'],
    ['placed',             'always',         is('outdated'),              'outdated'],
    ['placed',             'always',         is('failed'),                'failed'],
    ['placed',             'always',         '',                          'columns'],
    ['following',          'LEFT',           '',                          'choosing',          nothing],
    ['following.waiting',  'after patience', '',                          'following.reading', '',                                                       'readImport'],
    ['following.reading',  'readImport',     'came',                      'placed',            came],
    ['following.reading',  'readImport',     'gone',                      'choosing',          { ...nothing, notice: 'gone' }],
    ['following.reading',  'readImport',     'refused',                   'choosing',          { ...nothing, ...code }],
    ['following.reading',  'readImport',     'unreachable',               'following.waiting', { lost: true },                                           'patience'],
    ['columns',            'MAPPED',         '',                          '',                  mapped],
    ['columns',            'CHECKED',        named,                       'asking',            asks,                                                     'checkImport'],
    ['columns',            'CHECKED',        '',                          ''],
    ['columns',            'LEFT',           '',                          'choosing',          nothing],
    ['asking',             'checkImport',    'came',                      'placed',            came],
    ['asking',             'checkImport',    'refused',                   'following.reading', code,                                                     'readImport'],
    ['asking',             'checkImport',    'unreachable',               'unasked'],
    ['unasked',            'RETRIED',        '',                          'asking',            '',                                                       'checkImport'],
    ['unasked',            'LEFT',           '',                          'following.reading', '',                                                       'readImport'],
    ['checked',            'MAPPED',         '',                          '',                  mapped],
    ['checked',            'CHECKED',        named,                       'asking',            asks,                                                     'checkImport'],
    ['checked',            'CHECKED',        '',                          ''],
    ['checked',            'SETTLED',        named,                       'asking',            { settled: (_, { settled }) => settled, ...asks },        'checkImport'],
    ['checked',            'SETTLED',        '',                          ''],
    ['checked',            'ANSWERED',       '',                          '',                  (_, { answers }) => answers],
    ['checked',            'TAKEN',          isReady,                     'taking',            quiet,                                                    'takeImport'],
    ['checked',            'TAKEN',          '',                          ''],
    ['checked',            'BACK',           '',                          'columns',           quiet],
    ['checked',            'LEFT',           '',                          'choosing',          nothing],
    ['taking',             'takeImport',     'came',                      'placed',            came],
    ['taking',             'takeImport',     'refused',                   'following.reading', code,                                                     'readImport'],
    ['taking',             'takeImport',     'unreachable',               'untaken'],
    ['untaken',            'RETRIED',        '',                          'taking',            '',                                                       'takeImport'],
    ['untaken',            'LEFT',           '',                          'following.reading', '',                                                       'readImport'],
    ['taken',              'LEFT',           '',                          'choosing',          nothing],
    ['outdated',           'CHECKED',        '',                          'asking',            asks,                                                     'checkImport'],
    ['outdated',           'BACK',           '',                          'columns',           quiet],
    ['outdated',           'LEFT',           '',                          'choosing',          nothing],
    ['failed',             'CHECKED',        '',                          'asking',            asks,                                                     'checkImport'],
    ['failed',             'BACK',           '',                          'columns',           quiet],
    ['failed',             'LEFT',           '',                          'choosing',          nothing],
  ],
}
