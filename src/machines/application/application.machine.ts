import { assertEvent, assign, setup } from 'xstate'
import { nextStatus, undoWindow } from '../../../domain/projectCrewItems/position-status.ts'
import { effect, type Ignores, ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
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
    meta: {} as Ignores<ApplicationEvent['type']>,
  },
  actors: { sendCommand: effect<CommandAnswer, CommandInput>('sendCommand') },
  guards: {
    inTurn: ({ context, event }) => {
      assertEvent(event, 'ASKED')
      return 'status' in nextStatus(context.status, event.command)
    },
    isNews: ({ context, event }) => {
      assertEvent(event, 'STATUS_CHANGED')
      return event.status !== context.status
    },
  },
  actions: {
    say: assign((_, problem: string | null) => ({ problem })),
    take: assign(({ event }) => {
      assertEvent(event, 'ASKED')
      return { command: event.command, words: event.words ?? null, accepted: false, problem: null }
    }),
    adoptNews: assign(({ event }) => {
      assertEvent(event, 'STATUS_CHANGED')
      return { status: event.status, job: event.job, problem: null }
    }),
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
      meta: ignoring('ACCEPTED', 'KEPT'),
      states: {
        quiet: { meta: ignoring('UNDONE') },
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
      meta: ignoring('ASKED', 'UNDONE', 'ACCEPTED', 'KEPT', 'STATUS_CHANGED'),
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
        onDone: onAnswer({
          done: [
            {
              guard: ({ context: { command } }) => command !== null && undoOf[command] !== undefined,
              target: 'settled.undoable',
              actions: assign(({ event: { output } }) => ({ status: output.status, job: output.job })),
            },
            {
              target: 'settled',
              actions: assign(({ event: { output } }) => ({ status: output.status, job: output.job })),
            },
          ],
          doubleBooked: {
            target: 'asking',
            actions: assign(({ event: { output } }) => ({ conflicts: output.conflicts })),
          },
          outOfTurn: {
            target: 'settled',
            actions: assign(({ event: { output } }) => ({ status: output.status, problem: 'outOfTurn' })),
          },
          refused: { target: 'settled', actions: assign(({ event: { output } }) => ({ problem: output.problem })) },
          unreachable: { target: 'settled', actions: { type: 'say', params: 'unreachable' } },
        }),
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
      meta: ignoring('ASKED', 'UNDONE'),
    },
  },
})
