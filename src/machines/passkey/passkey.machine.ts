import { assertEvent, assign, setup } from 'xstate'
import { type Ignores, effect, ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import type {
  AskAnswer,
  Asked,
  HandAnswer,
  Notice,
  PasskeyContext,
  PasskeyEvent,
  Typed,
  UnlockAnswer,
  Unlocked,
} from './passkey.types.ts'

/**
 * The lock of a device, to log in by it or to have it made: the server says what is to be signed, somebody unlocks the
 * device, and what it signed is handed in, once. Whatever fails on the way is said, and begun anew.
 */
export const passkeyMachine = setup({
  types: {
    context: {} as PasskeyContext,
    events: {} as PasskeyEvent,
    meta: {} as Ignores<PasskeyEvent['type']>,
  },
  actors: {
    ask: effect<AskAnswer, Typed | null>('ask'),
    unlock: effect<UnlockAnswer, Asked | null>('unlock'),
    handIn: effect<HandAnswer, { unlocked: Unlocked | null; typed: Typed | null }>('handIn'),
  },
  actions: {
    begin: assign(({ event }) => {
      assertEvent(event, 'ASKED')
      return { typed: event.typed, notice: null, token: null }
    }),
    say: assign((_, notice: Notice) => ({ notice, typed: null, asked: null, unlocked: null })),
  },
}).createMachine({
  id: 'passkey',
  context: { typed: null, asked: null, unlocked: null, notice: null, token: null },
  initial: 'idle',
  states: {
    idle: {
      on: { ASKED: { target: 'asking', actions: 'begin' } },
    },
    asking: {
      meta: ignoring('ASKED'),
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => context.typed,
        onDone: onAnswer({
          asked: { target: 'unlocking', actions: assign(({ event }) => ({ asked: event.output.asked })) },
          failed: { target: 'idle', actions: { type: 'say', params: ({ event }) => event.output.notice } },
        }),
      },
    },
    unlocking: {
      meta: ignoring('ASKED'),
      invoke: {
        id: 'unlock',
        src: 'unlock',
        input: ({ context }) => context.asked,
        onDone: onAnswer({
          unlocked: { target: 'handingIn', actions: assign(({ event }) => ({ unlocked: event.output.unlocked })) },
          failed: { target: 'idle', actions: { type: 'say', params: ({ event }) => event.output.notice } },
        }),
      },
    },
    handingIn: {
      meta: ignoring('ASKED'),
      invoke: {
        id: 'handIn',
        src: 'handIn',
        input: ({ context: { unlocked, typed } }) => ({ unlocked, typed }),
        onDone: onAnswer({
          done: {
            target: 'done',
            actions: assign(({ event }) => ({
              ...{ token: event.output.token, typed: null, asked: null, unlocked: null },
            })),
          },
          failed: { target: 'idle', actions: { type: 'say', params: ({ event }) => event.output.notice } },
        }),
      },
    },
    // Another one may follow.
    done: {
      on: { ASKED: { target: 'asking', actions: 'begin' } },
    },
  },
})
