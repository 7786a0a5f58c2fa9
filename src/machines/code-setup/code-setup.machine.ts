import { assign, setup } from 'xstate'
import { type Ignores, effect, ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import type { BeginAnswer, CodeSetupContext, CodeSetupEvent, Notice, StartAnswer } from './code-setup.types.ts'

/**
 * One-time codes are set up: the password is asked once more, a secret goes into an app, the first code shows that it
 * arrived there, and only then the spare codes are read. Nothing is asked of anybody before the last but one step.
 */
export const codeSetupMachine = setup({
  types: {
    context: {} as CodeSetupContext,
    events: {} as CodeSetupEvent,
    meta: {} as Ignores<CodeSetupEvent['type']>,
  },
  actors: {
    begin: effect<BeginAnswer, string>('begin'),
    start: effect<StartAnswer, string>('start'),
  },
  actions: {
    say: assign((_, notice: Notice) => ({ notice, password: '', code: '' })),
  },
}).createMachine({
  id: 'codeSetup',
  context: { password: '', code: '', given: null, notice: null },
  initial: 'idle',
  states: {
    idle: {
      meta: ignoring('TYPED'),
      on: {
        ASKED: {
          target: 'beginning',
          actions: assign(({ event }) => ({ password: event.password, notice: null })),
        },
      },
    },
    beginning: {
      meta: ignoring('ASKED', 'TYPED'),
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context }) => context.password,
        onDone: onAnswer({
          begun: { target: 'showing', actions: assign(({ event }) => ({ given: event.output.given, password: '' })) },
          failed: { target: 'idle', actions: { type: 'say', params: ({ event }) => event.output.notice } },
        }),
      },
    },
    showing: {
      meta: ignoring('ASKED'),
      on: {
        TYPED: { target: 'starting', actions: assign(({ event }) => ({ code: event.code, notice: null })) },
      },
    },
    starting: {
      meta: ignoring('ASKED', 'TYPED'),
      invoke: {
        id: 'start',
        src: 'start',
        input: ({ context }) => context.code,
        onDone: onAnswer({
          started: { target: 'started', actions: assign({ code: '' }) },
          again: { target: 'showing', actions: { type: 'say', params: ({ event }) => event.output.notice } },
          failed: {
            target: 'idle',
            actions: [{ type: 'say', params: ({ event }) => event.output.notice }, assign({ given: null })],
          },
        }),
      },
    },
    // The spare codes are read until somebody closes it.
    started: { meta: ignoring('ASKED', 'TYPED') },
  },
})
