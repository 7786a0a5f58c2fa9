import { assign, setup } from 'xstate'
import { nextStatus, undoWindow } from '../../../domain/position-status.ts'
import { effect } from '../effects.ts'
import type {
  ApplicationContext,
  ApplicationEvent,
  ApplicationInput,
  CommandAnswer,
  CommandInput,
  SentCommand,
} from './application.types.ts'

const undoOf: Partial<Record<SentCommand, SentCommand>> = {
  confirm: 'undoConfirm',
  apply: 'unapply',
  unapply: 'apply',
}

/**
 * Applying for, confirming or declining a job. A confirmation, an application and its withdrawal can be undone for 5 s; a
 * double booking is asked about, never made silently. Decisions 17, 23.
 */
export const applicationMachine = setup({
  types: {
    context: {} as ApplicationContext,
    events: {} as ApplicationEvent,
    input: {} as ApplicationInput,
    meta: {} as { ignored: readonly ApplicationEvent['type'][] },
  },
  actors: { sendCommand: effect<CommandAnswer, CommandInput>('sendCommand') },
  guards: {
    inTurn: ({ context, event }) => event.type === 'ASKED' && 'status' in nextStatus(context.status, event.command),
    isNews: ({ context, event }) => event.type === 'STATUS_CHANGED' && event.status !== context.status,
  },
  actions: {
    say: assign((_, problem: string | null) => ({ problem })),
    take: assign(({ event }) =>
      event.type === 'ASKED'
        ? { command: event.command, words: event.words ?? null, accepted: false, problem: null }
        : {},
    ),
    adoptNews: assign(({ event }) =>
      event.type === 'STATUS_CHANGED' ? { status: event.status, job: event.job, problem: null } : {},
    ),
  },
  delays: { undoWindow },
}).createMachine({
  id: 'application',
  context: ({ input }) => ({ ...input, command: null, words: null, accepted: false, conflicts: [], problem: null }),
  initial: 'settled',
  states: {
    settled: {
      initial: 'quiet',
      on: {
        ASKED: [
          { guard: 'inTurn', target: 'sending', actions: 'take' },
          { actions: { type: 'say', params: 'outOfTurn' } },
        ],
        // News, or the echo of the own command.
        STATUS_CHANGED: [{ guard: 'isNews', target: '.quiet', actions: 'adoptNews' }, {}],
      },
      meta: { ignored: ['ACCEPTED', 'KEPT'] },
      states: {
        quiet: { meta: { ignored: ['UNDONE'] } },
        undoable: {
          after: { undoWindow: 'quiet' },
          on: {
            UNDONE: {
              target: '#application.sending',
              actions: assign(({ context }) => ({
                command: context.command === null ? null : (undoOf[context.command] ?? null),
                // Whoever had applied was asked then.
                accepted: context.command === 'unapply',
              })),
            },
          },
        },
      },
    },
    sending: {
      meta: { ignored: ['ASKED', 'UNDONE', 'ACCEPTED', 'KEPT', 'STATUS_CHANGED'] },
      invoke: {
        id: 'sendCommand',
        src: 'sendCommand',
        input: ({ context: { command, words, position, job, accepted } }) => ({
          command,
          words,
          position,
          job,
          doubleBookingAccepted: accepted,
        }),
        onDone: [
          {
            guard: ({ context, event }) =>
              event.output.kind === 'done' && context.command !== null && undoOf[context.command] !== undefined,
            target: 'settled.undoable',
            actions: assign(({ event: { output } }) =>
              output.kind === 'done' ? { status: output.status, job: output.job } : {},
            ),
          },
          {
            guard: ({ event }) => event.output.kind === 'done',
            target: 'settled',
            actions: assign(({ event: { output } }) =>
              output.kind === 'done' ? { status: output.status, job: output.job } : {},
            ),
          },
          {
            guard: ({ event }) => event.output.kind === 'doubleBooked',
            target: 'asking',
            actions: assign(({ event: { output } }) =>
              output.kind === 'doubleBooked' ? { conflicts: output.conflicts } : {},
            ),
          },
          {
            guard: ({ event }) => event.output.kind === 'outOfTurn',
            target: 'settled',
            actions: assign(({ event: { output } }) =>
              output.kind === 'outOfTurn' ? { status: output.status, problem: 'outOfTurn' } : {},
            ),
          },
          {
            target: 'settled',
            actions: assign(({ event: { output } }) => ({
              problem: output.kind === 'refused' ? output.problem : 'unreachable',
            })),
          },
        ],
      },
    },
    // "Are you sure? This date is already confirmed", with the entries it would overlap.
    asking: {
      on: {
        ACCEPTED: { target: 'sending', actions: assign({ accepted: true }) },
        KEPT: 'settled',
        STATUS_CHANGED: [{ guard: 'isNews', target: 'settled', actions: 'adoptNews' }, {}],
      },
      exit: assign({ conflicts: [] }),
      meta: { ignored: ['ASKED', 'UNDONE'] },
    },
  },
})
