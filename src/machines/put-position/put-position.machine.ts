import { assertEvent, assign, setup } from 'xstate'
import { asksFirst, refuses } from '../../../domain/planningCalendar/fit.ts'
import { undoFor } from '../../../domain/toasts.ts'
import { type Ignores, effect, ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import type { PutAnswer, PutContext, PutEvent, PutInput, WithdrawAnswer } from './put-position.types.ts'

const nothing: PutContext = {
  position: null,
  status: 'confirmed',
  target: null,
  accepted: false,
  against: null,
  made: null,
  problem: null,
}

/**
 * Putting somebody on a position by carrying it over their row. What refuses is refused before anything is sent, what
 * collides is asked about, whoever knows of it first, and what was done is taken back for five seconds.
 */
export const putPositionMachine = setup({
  types: {
    context: {} as PutContext,
    events: {} as PutEvent,
    meta: {} as Ignores<PutEvent['type']>,
  },
  actors: {
    putPerson: effect<PutAnswer, PutInput>('putPerson'),
    withdrawPerson: effect<WithdrawAnswer, string | null>('withdrawPerson'),
  },
  delays: { undoWindow: undoFor },
  guards: {
    isOverNobody: ({ context: { target } }) => target === null,
    isRefused: ({ context: { target } }) => target !== null && refuses(target.fit),
    asks: ({ context: { target } }) => target !== null && asksFirst(target.fit),
  },
  actions: {
    carry: assign(({ event }) => {
      assertEvent(event, 'CARRIED')
      return { ...nothing, position: event.position, status: event.status }
    }),
    aim: assign(({ event }) => {
      assertEvent(event, 'TARGETED')
      return { target: event.target }
    }),
    refuse: assign(({ context: { target } }) => ({ problem: target?.fit.kind ?? null })),
    accept: assign({ accepted: true }),
    forget: assign(nothing),
  },
}).createMachine({
  id: 'putPosition',
  context: nothing,
  initial: 'idle',
  states: {
    idle: {
      meta: ignoring('TARGETED', 'DROPPED', 'CANCELLED', 'ACCEPTED', 'KEPT', 'RETRIED', 'UNDONE'),
      on: { CARRIED: { target: 'carrying', actions: 'carry' } },
    },
    carrying: {
      meta: ignoring('ACCEPTED', 'KEPT', 'RETRIED', 'UNDONE'),
      on: {
        CARRIED: { target: 'carrying', actions: 'carry' },
        TARGETED: { actions: 'aim' },
        DROPPED: [
          { guard: 'isOverNobody', target: 'idle', actions: 'forget' },
          { guard: 'isRefused', target: 'refused', actions: 'refuse' },
          { guard: 'asks', target: 'asking' },
          { target: 'sending' },
        ],
        CANCELLED: { target: 'idle', actions: 'forget' },
      },
    },
    asking: {
      meta: ignoring('CARRIED', 'TARGETED', 'DROPPED', 'CANCELLED', 'RETRIED', 'UNDONE'),
      on: {
        ACCEPTED: { target: 'sending', actions: 'accept' },
        KEPT: { target: 'idle', actions: 'forget' },
      },
    },
    sending: {
      meta: ignoring('CARRIED', 'TARGETED', 'DROPPED', 'CANCELLED', 'ACCEPTED', 'KEPT', 'RETRIED', 'UNDONE'),
      invoke: {
        id: 'putPerson',
        src: 'putPerson',
        input: ({ context: { position, target, status, accepted } }) => ({
          position,
          person: target?.person ?? null,
          status,
          accepted,
        }),
        onDone: onAnswer({
          put: { target: 'undoable', actions: assign(({ event }) => ({ made: event.output.id })) },
          alreadyConfirmed: { target: 'asking', actions: assign(({ event }) => ({ against: event.output.against })) },
          refused: { target: 'refused', actions: assign(({ event }) => ({ problem: event.output.code })) },
          unreachable: 'unreachable',
        }),
      },
    },
    undoable: {
      meta: ignoring('TARGETED', 'DROPPED', 'CANCELLED', 'ACCEPTED', 'KEPT', 'RETRIED'),
      on: {
        CARRIED: { target: 'carrying', actions: 'carry' },
        UNDONE: 'undoing',
      },
      after: { undoWindow: { target: 'idle', actions: 'forget' } },
    },
    undoing: {
      meta: ignoring('CARRIED', 'TARGETED', 'DROPPED', 'CANCELLED', 'ACCEPTED', 'KEPT', 'RETRIED', 'UNDONE'),
      invoke: {
        id: 'withdrawPerson',
        src: 'withdrawPerson',
        input: ({ context }) => context.made,
        onDone: onAnswer({
          withdrawn: { target: 'idle', actions: 'forget' },
          refused: { target: 'refused', actions: assign(({ event }) => ({ problem: event.output.code })) },
        }),
      },
    },
    // Told clearly, and nothing was done; the next one may be carried at once.
    refused: {
      meta: ignoring('TARGETED', 'DROPPED', 'CANCELLED', 'ACCEPTED', 'RETRIED', 'UNDONE'),
      on: {
        CARRIED: { target: 'carrying', actions: 'carry' },
        KEPT: { target: 'idle', actions: 'forget' },
      },
    },
    // Whether it was done nobody knows: sent again it is the same request.
    unreachable: {
      meta: ignoring('TARGETED', 'DROPPED', 'CANCELLED', 'ACCEPTED', 'UNDONE'),
      on: {
        CARRIED: { target: 'carrying', actions: 'carry' },
        RETRIED: 'sending',
        KEPT: { target: 'idle', actions: 'forget' },
      },
    },
  },
})
