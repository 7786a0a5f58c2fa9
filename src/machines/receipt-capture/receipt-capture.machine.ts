import { assertEvent, assign, setup } from 'xstate'
import { backOff } from '../../../domain/retry.ts'
import { type Ignores, effect, ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import type {
  CaptureContext,
  CaptureEvent,
  CreateAnswer,
  DropAnswer,
  RestoreAnswer,
  SlipPhoto,
  TakeAnswer,
} from './receipt-capture.types.ts'

/**
 * A slip that is photographed becomes a receipt: the photo is turned upright, made smaller and kept on the device before
 * anything else, then a draft is made for it, once, by the photo's own key. A bad line waits and goes on by itself, also
 * after a restart; a photo is thrown away by hand alone. Once the draft is there its page sends the photo.
 */
export const receiptCaptureMachine = setup({
  types: {
    context: {} as CaptureContext,
    events: {} as CaptureEvent,
    meta: {} as Ignores<CaptureEvent['type']>,
  },
  actors: {
    restore: effect<RestoreAnswer, null>('restore'),
    take: effect<TakeAnswer, Blob | null>('take'),
    create: effect<CreateAnswer, SlipPhoto | null>('create'),
    drop: effect<DropAnswer, SlipPhoto | null>('drop'),
  },
  delays: { backOff: ({ context: { failures, jitter } }) => backOff(failures - 1, jitter) },
  guards: { hasPhoto: ({ context: { photo } }) => photo !== null },
  actions: {
    choose: assign(({ event }) => {
      assertEvent(event, 'CHOSEN')
      return { taking: event.blob, problem: null }
    }),
    forgive: assign({ problem: null }),
  },
}).createMachine({
  id: 'receipt-capture',
  context: { taking: null, photo: null, receipt: null, failures: 0, jitter: 0, problem: null },
  initial: 'restoring',
  states: {
    // What was photographed before the page was closed goes on.
    restoring: {
      meta: ignoring('CHOSEN', 'DROPPED', 'AGAIN', 'ONLINE', 'CLOSED'),
      invoke: {
        id: 'restore',
        src: 'restore',
        input: null,
        onDone: { target: 'resting', actions: assign(({ event }) => ({ photo: event.output.photo })) },
      },
    },
    resting: { always: [{ guard: 'hasPhoto', target: 'creating' }, { target: 'idle' }] },
    idle: {
      meta: ignoring('DROPPED', 'AGAIN', 'ONLINE'),
      on: { CHOSEN: { target: 'taking', actions: 'choose' }, CLOSED: { actions: 'forgive' } },
    },
    taking: {
      meta: ignoring('CHOSEN', 'DROPPED', 'AGAIN', 'ONLINE', 'CLOSED'),
      invoke: {
        id: 'take',
        src: 'take',
        input: ({ context: { taking } }) => taking,
        onDone: onAnswer({
          kept: {
            target: 'creating',
            actions: assign(({ event }) => ({ photo: event.output.photo, taking: null })),
          },
          refused: {
            target: 'idle',
            actions: assign(({ event }) => ({ problem: event.output.code, taking: null })),
          },
        }),
      },
    },
    creating: {
      meta: ignoring('CHOSEN', 'DROPPED', 'AGAIN', 'ONLINE', 'CLOSED'),
      invoke: {
        id: 'create',
        src: 'create',
        input: ({ context: { photo } }) => photo,
        onDone: onAnswer({
          created: { target: 'created', actions: assign(({ event }) => ({ receipt: event.output.receipt })) },
          unreachable: {
            target: 'waiting',
            actions: assign(({ context: { failures }, event: { output } }) => ({
              ...{ failures: failures + 1, jitter: output.jitter },
            })),
          },
          refused: { target: 'refused', actions: assign(({ event }) => ({ problem: event.output.code })) },
        }),
      },
    },
    // The line is bad: it goes on by itself.
    waiting: {
      meta: ignoring('CHOSEN', 'CLOSED'),
      after: { backOff: 'creating' },
      on: { ONLINE: 'creating', AGAIN: 'creating', DROPPED: 'dropping' },
    },
    // The photo stays until somebody tries again or throws it away.
    refused: {
      meta: ignoring('CHOSEN', 'ONLINE', 'CLOSED'),
      on: { AGAIN: { target: 'creating', actions: 'forgive' }, DROPPED: { target: 'dropping', actions: 'forgive' } },
    },
    dropping: {
      meta: ignoring('CHOSEN', 'DROPPED', 'AGAIN', 'ONLINE', 'CLOSED'),
      invoke: {
        id: 'drop',
        src: 'drop',
        input: ({ context: { photo } }) => photo,
        onDone: { target: 'idle', actions: assign({ photo: null, failures: 0 }) },
      },
    },
    created: { type: 'final' },
  },
})
