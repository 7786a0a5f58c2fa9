import { assertEvent, assign, setup } from 'xstate'
import { noAnswers } from '../../../domain/imports/answers.ts'
import { wrongColumns } from '../../../domain/imports/fields.ts'
import { mayTake } from '../../../domain/imports/taking.ts'
import { type Ignores, effect, ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import type {
  Checking,
  Columns,
  ImportContext,
  ImportEvent,
  ImportInput,
  ImportTable,
  ReadAnswer,
  SendAnswer,
  Taking,
} from './import.types.ts'

/** Bytes of a file; it is said before it is sent. */
export const mostBytes = 20_000_000

/** Ms between two questions of how far it is; without network longer. */
const [soon, later] = [700, 3_000]

const none = {
  ...{ id: null, file: null, table: null, columns: [], settled: noAnswers, leaveOut: false, takeChanges: true },
  ...{ lost: false, notice: null },
} satisfies Partial<ImportContext>

const readAs = (table: ImportTable) => table.tableColumns.map(({ field }) => field)

/** What was answered of one dry run is not answered of another. */
const arrived = (before: ImportContext, table: ImportTable): Partial<ImportContext> => {
  const isSame = before.table?.id === table.id && before.table.revision === table.revision
  return {
    ...{ id: table.id, kind: table.kind, file: null, table, lost: false, settled: table.answers },
    columns: readAs(table),
    ...(isSame ? {} : { leaveOut: false, takeChanges: true }),
  }
}

/** It is taken over as it was looked through: not while its columns are said otherwise since. */
export const mayTakeNow = (context: ImportContext): boolean => {
  const { table, columns } = context
  return table?.fates != null && isAsLooked(table, columns) && mayTake(table.fates, context)
}
export const isAsLooked = (table: ImportTable, columns: Columns): boolean =>
  readAs(table).every((field, at) => field === columns[at])

/**
 * A table on its way into the agency: brought, its columns said, looked through by the server, then taken over as it was
 * shown. It can be left at any time; what the server is at goes on, and the address leads back to it.
 */
export const importMachine = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    input: {} as ImportInput,
    meta: {} as Ignores<ImportEvent['type']>,
  },
  actors: {
    sendFile: effect<SendAnswer, Pick<ImportContext, 'kind' | 'file'>>('sendFile'),
    readImport: effect<ReadAnswer, string | null>('readImport'),
    checkImport: effect<SendAnswer, Checking>('checkImport'),
    takeImport: effect<SendAnswer, Taking>('takeImport'),
  },
  delays: { patience: ({ context }) => (context.lost ? later : soon) },
  guards: {
    isTooLarge: ({ event }) => {
      assertEvent(event, 'CHOSEN')
      return event.file.size > mostBytes
    },
    isKnown: ({ context }) => context.id !== null,
    isUnderWay: ({ context: { table } }) => table?.state === 'checking' || table?.state === 'taking',
    isChecked: ({ context: { table } }) => table?.state === 'checked',
    isTaken: ({ context: { table } }) => table?.state === 'taken',
    isOutdated: ({ context: { table } }) => table?.state === 'outdated',
    hasFailed: ({ context: { table } }) => table?.state === 'failed',
    isReadable: ({ context: { columns, kind } }) => wrongColumns(columns, kind) === null,
    mayTake: ({ context }) => mayTakeNow(context),
  },
  actions: {
    forget: assign(none),
    choose: assign(({ event }) => {
      assertEvent(event, 'CHOSEN')
      return { ...none, file: event.file }
    }),
    map: assign(({ context: { columns }, event }) => {
      assertEvent(event, 'MAPPED')
      const { at, field } = event
      // What one column holds no other does.
      return { columns: columns.map((one, index) => (index === at ? field : one === field ? null : one)), notice: null }
    }),
    answer: assign(({ event }) => {
      assertEvent(event, 'ANSWERED')
      return event.answers
    }),
    settle: assign(({ event }) => {
      assertEvent(event, 'SETTLED')
      return { settled: event.settled }
    }),
    // What comes of it is another dry run.
    ask: assign({ leaveOut: false, takeChanges: true, notice: null }),
    lose: assign({ lost: true }),
    quiet: assign({ notice: null }),
  },
}).createMachine({
  id: 'import',
  context: ({ input }) => ({ ...none, ...input }),
  initial: 'opened',
  states: {
    opened: {
      always: [{ guard: 'isKnown', target: 'following.reading' }, { target: 'choosing' }],
    },
    choosing: {
      meta: ignoring('MAPPED', 'CHECKED', 'SETTLED', 'ANSWERED', 'TAKEN', 'BACK', 'RETRIED', 'LEFT'),
      on: {
        CHOSEN: [
          { guard: 'isTooLarge', actions: assign({ notice: 'bodyTooLarge' }) },
          { target: 'sending', actions: 'choose' },
        ],
      },
    },
    sending: {
      meta: ignoring('CHOSEN', 'MAPPED', 'CHECKED', 'SETTLED', 'ANSWERED', 'TAKEN', 'BACK', 'RETRIED', 'LEFT'),
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context: { kind, file } }) => ({ kind, file }),
        onDone: onAnswer({
          came: { target: 'placed', actions: assign(({ context, event }) => arrived(context, event.output.table)) },
          refused: { target: 'choosing', actions: assign(({ event }) => ({ notice: event.output.code })) },
          unreachable: 'unsent',
        }),
      },
    },
    // Whether it has arrived nobody knows: sent again it is the same request.
    unsent: {
      meta: ignoring('CHOSEN', 'MAPPED', 'CHECKED', 'SETTLED', 'ANSWERED', 'TAKEN', 'BACK'),
      on: { RETRIED: 'sending', LEFT: { target: 'choosing', actions: 'forget' } },
    },
    placed: {
      always: [
        { guard: 'isUnderWay', target: 'following' },
        { guard: 'isChecked', target: 'checked' },
        { guard: 'isTaken', target: 'taken' },
        { guard: 'isOutdated', target: 'outdated' },
        { guard: 'hasFailed', target: 'failed' },
        { target: 'columns' },
      ],
    },
    following: {
      meta: ignoring('CHOSEN', 'MAPPED', 'CHECKED', 'SETTLED', 'ANSWERED', 'TAKEN', 'BACK', 'RETRIED'),
      initial: 'waiting',
      on: { LEFT: { target: 'choosing', actions: 'forget' } },
      states: {
        waiting: { after: { patience: 'reading' } },
        reading: {
          invoke: {
            id: 'readImport',
            src: 'readImport',
            input: ({ context }) => context.id,
            onDone: onAnswer({
              came: {
                target: '#import.placed',
                actions: assign(({ context, event }) => arrived(context, event.output.table)),
              },
              gone: { target: '#import.choosing', actions: ['forget', assign({ notice: 'gone' })] },
              refused: {
                target: '#import.choosing',
                actions: ['forget', assign(({ event }) => ({ notice: event.output.code }))],
              },
              unreachable: { target: 'waiting', actions: 'lose' },
            }),
          },
        },
      },
    },
    columns: {
      meta: ignoring('CHOSEN', 'SETTLED', 'ANSWERED', 'TAKEN', 'BACK', 'RETRIED'),
      on: {
        MAPPED: { actions: 'map' },
        CHECKED: [{ guard: 'isReadable', target: 'asking', actions: 'ask' }, {}],
        LEFT: { target: 'choosing', actions: 'forget' },
      },
    },
    asking: {
      meta: ignoring('CHOSEN', 'MAPPED', 'CHECKED', 'SETTLED', 'ANSWERED', 'TAKEN', 'BACK', 'RETRIED', 'LEFT'),
      invoke: {
        id: 'checkImport',
        src: 'checkImport',
        input: ({ context: { id, columns, settled } }) => ({ id, columns, settled }),
        onDone: onAnswer({
          came: { target: 'placed', actions: assign(({ context, event }) => arrived(context, event.output.table)) },
          // Somebody else is at it: reading it tells.
          refused: { target: 'following.reading', actions: assign(({ event }) => ({ notice: event.output.code })) },
          unreachable: 'unasked',
        }),
      },
    },
    unasked: {
      meta: ignoring('CHOSEN', 'MAPPED', 'CHECKED', 'SETTLED', 'ANSWERED', 'TAKEN', 'BACK'),
      on: { RETRIED: 'asking', LEFT: 'following.reading' },
    },
    checked: {
      meta: ignoring('CHOSEN', 'RETRIED'),
      on: {
        MAPPED: { actions: 'map' },
        CHECKED: [{ guard: 'isReadable', target: 'asking', actions: 'ask' }, {}],
        SETTLED: [{ guard: 'isReadable', target: 'asking', actions: ['settle', 'ask'] }, {}],
        ANSWERED: { actions: 'answer' },
        TAKEN: [{ guard: 'mayTake', target: 'taking', actions: 'quiet' }, {}],
        BACK: { target: 'columns', actions: 'quiet' },
        LEFT: { target: 'choosing', actions: 'forget' },
      },
    },
    taking: {
      meta: ignoring('CHOSEN', 'MAPPED', 'CHECKED', 'SETTLED', 'ANSWERED', 'TAKEN', 'BACK', 'RETRIED', 'LEFT'),
      invoke: {
        id: 'takeImport',
        src: 'takeImport',
        input: ({ context: { id, table, leaveOut, takeChanges } }) => ({
          ...{ id, revision: table?.revision ?? 0, leaveOut, takeChanges },
        }),
        onDone: onAnswer({
          came: { target: 'placed', actions: assign(({ context, event }) => arrived(context, event.output.table)) },
          refused: { target: 'following.reading', actions: assign(({ event }) => ({ notice: event.output.code })) },
          unreachable: 'untaken',
        }),
      },
    },
    untaken: {
      meta: ignoring('CHOSEN', 'MAPPED', 'CHECKED', 'SETTLED', 'ANSWERED', 'TAKEN', 'BACK'),
      on: { RETRIED: 'taking', LEFT: 'following.reading' },
    },
    taken: {
      meta: ignoring('CHOSEN', 'MAPPED', 'CHECKED', 'SETTLED', 'ANSWERED', 'TAKEN', 'BACK', 'RETRIED'),
      on: { LEFT: { target: 'choosing', actions: 'forget' } },
    },
    // Nothing was taken over: what is known is another than when it was looked through.
    outdated: {
      meta: ignoring('CHOSEN', 'MAPPED', 'SETTLED', 'ANSWERED', 'TAKEN', 'RETRIED'),
      on: {
        CHECKED: { target: 'asking', actions: 'ask' },
        BACK: { target: 'columns', actions: 'quiet' },
        LEFT: { target: 'choosing', actions: 'forget' },
      },
    },
    failed: {
      meta: ignoring('CHOSEN', 'MAPPED', 'SETTLED', 'ANSWERED', 'TAKEN', 'RETRIED'),
      on: {
        CHECKED: { target: 'asking', actions: 'ask' },
        BACK: { target: 'columns', actions: 'quiet' },
        LEFT: { target: 'choosing', actions: 'forget' },
      },
    },
  },
})
