import { assertEvent, assign, setup } from 'xstate'
import { joined } from '../../../domain/invoices/choosing.ts'
import { backOff } from '../../../domain/retry.ts'
import { type Ignores, effect, ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import type {
  CreateAnswer,
  Draft,
  DraftContext,
  DraftEvent,
  DropAnswer,
  KeepAnswer,
  Request,
  RestoreAnswer,
} from './invoice-draft.types.ts'

const nothing: Draft = { chosen: [], typed: null, request: null }

/**
 * Signed shifts of one client become an invoice in design. What is chosen and typed lies on the device, so that it is
 * there after a reload. What was checked lies there with its key before it is asked for: an answer that was lost is
 * asked for again under the same key, also after a restart, and no invoice is made twice. A shift that another invoice
 * has by now falls out, and the other is named.
 */
export const invoiceDraftMachine = setup({
  types: {
    context: {} as DraftContext,
    events: {} as DraftEvent,
    meta: {} as Ignores<DraftEvent['type']>,
  },
  actors: {
    restore: effect<RestoreAnswer, null>('restore'),
    keep: effect<KeepAnswer, Draft>('keep'),
    create: effect<CreateAnswer, Request | null>('create'),
    drop: effect<DropAnswer, null>('drop'),
  },
  delays: { backOff: ({ context: { failures, jitter } }) => backOff(failures - 1, jitter) },
  guards: {
    wasAsked: ({ context: { request } }) => request !== null,
    isWhole: ({ context: { chosen, taken } }) => chosen.length > 0 && taken === null,
  },
  actions: {
    choose: assign(({ context: { chosen }, event }) => {
      assertEvent(event, 'CHOSEN')
      return { chosen: joined(chosen, event.those) }
    }),
    takeBack: assign(({ context: { chosen, typed }, event }) => {
      assertEvent(event, 'TAKEN_BACK')
      const left = chosen.filter(({ crew }) => !event.ids.includes(crew.id))
      // What was typed was typed for this client.
      return { chosen: left, typed: left.length > 0 ? typed : null }
    }),
    type: assign(({ event }) => {
      assertEvent(event, 'TYPED')
      return { typed: event.typed }
    }),
    check: assign(({ event }) => {
      assertEvent(event, 'SUBMITTED')
      return { request: event.request, problem: null }
    }),
    close: assign({ taken: null, problem: null }),
  },
}).createMachine({
  id: 'invoice-draft',
  context: { ...nothing, taken: null, problem: null, made: null, failures: 0, jitter: 0 },
  initial: 'restoring',
  states: {
    restoring: {
      meta: ignoring('CHOSEN', 'TAKEN_BACK', 'TYPED', 'SUBMITTED', 'CLOSED', 'DROPPED', 'AGAIN', 'ONLINE'),
      invoke: {
        id: 'restore',
        src: 'restore',
        input: null,
        onDone: { target: 'restored', actions: assign(({ event }) => event.output.draft) },
      },
    },
    restored: { always: [{ guard: 'wasAsked', target: 'creating' }, { target: 'choosing' }] },
    choosing: {
      initial: 'still',
      meta: ignoring('AGAIN', 'ONLINE'),
      on: {
        CHOSEN: { target: '.keeping', actions: 'choose' },
        TAKEN_BACK: { target: '.keeping', actions: 'takeBack' },
        TYPED: { target: '.keeping', actions: 'type' },
        SUBMITTED: [{ guard: 'isWhole', target: 'checked', actions: 'check' }, {}],
        CLOSED: { actions: 'close' },
        DROPPED: 'dropping',
      },
      states: {
        still: {},
        // The newest is kept last, whatever is still being written.
        keeping: {
          invoke: {
            id: 'keep',
            src: 'keep',
            input: ({ context: { chosen, typed } }) => ({ chosen, typed, request: null }),
            onDone: 'still',
          },
        },
      },
    },
    // From here on it is made once: its key lies on the device before anybody hears of it.
    checked: {
      meta: ignoring('CHOSEN', 'TAKEN_BACK', 'TYPED', 'SUBMITTED', 'CLOSED', 'DROPPED', 'AGAIN', 'ONLINE'),
      invoke: {
        id: 'keepChecked',
        src: 'keep',
        input: ({ context: { chosen, typed, request } }) => ({ chosen, typed, request }),
        onDone: 'creating',
      },
    },
    creating: {
      meta: ignoring('CHOSEN', 'TAKEN_BACK', 'TYPED', 'SUBMITTED', 'CLOSED', 'DROPPED', 'AGAIN', 'ONLINE'),
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context: { request } }) => request,
        onDone: onAnswer({
          created: { target: 'created', actions: assign(({ event }) => ({ made: event.output.invoice })) },
          taken: {
            target: 'choosing.keeping',
            actions: assign(({ context: { chosen }, event: { output } }) => ({
              ...{ taken: output.taken, request: null, failures: 0 },
              chosen: chosen.filter(({ crew }) => crew.id !== output.taken.crewId),
            })),
          },
          unreachable: {
            target: 'waiting',
            actions: assign(({ context: { failures }, event: { output } }) => ({
              ...{ failures: failures + 1, jitter: output.jitter },
            })),
          },
          refused: {
            target: 'choosing.keeping',
            actions: assign(({ event }) => ({ problem: event.output.problem, request: null, failures: 0 })),
          },
        }),
      },
    },
    // Whether there is an invoice nobody knows: it is asked for again under the same key, and never changed meanwhile.
    waiting: {
      meta: ignoring('CHOSEN', 'TAKEN_BACK', 'TYPED', 'SUBMITTED', 'CLOSED', 'DROPPED'),
      after: { backOff: 'creating' },
      on: { ONLINE: 'creating', AGAIN: 'creating' },
    },
    dropping: {
      meta: ignoring('CHOSEN', 'TAKEN_BACK', 'TYPED', 'SUBMITTED', 'CLOSED', 'DROPPED', 'AGAIN', 'ONLINE'),
      invoke: {
        id: 'drop',
        src: 'drop',
        input: null,
        onDone: { target: 'choosing', actions: assign({ ...nothing, taken: null, problem: null }) },
      },
    },
    created: { type: 'final' },
  },
})
