import { assign, setup } from 'xstate'
import { undoWindow } from '../../../domain/projectCrewItems/position-status.ts'
import { type Ignores, effect, ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import type { GiveAnswer, Given, JobAnswerContext, JobAnswerEvent, ReadAnswer, Said } from './job-answer.types.ts'

/**
 * Somebody answers for a shift by the link of a mail, without a login: yes, no, or yes though there is something else, and
 * for a moment back again. What was answered elsewhere meanwhile is read anew.
 */
export const jobAnswerMachine = setup({
  types: {
    context: {} as JobAnswerContext,
    events: {} as JobAnswerEvent,
    input: {} as { token: string },
    meta: {} as Ignores<JobAnswerEvent['type']>,
  },
  actors: {
    read: effect<ReadAnswer, string>('read'),
    give: effect<GiveAnswer, Given>('give'),
  },
  actions: {
    say: assign((_, said: Said) => ({ said, accept: false, notice: null })),
  },
  guards: {
    isOpen: ({ context }) => context.question?.state === 'open',
    isFresh: ({ context }) => context.question?.canTakeBack === true,
  },
  delays: { undoWindow },
}).createMachine({
  id: 'jobAnswer',
  context: ({ input }) => ({
    ...{ token: input.token, question: null, said: 'no', accept: false, clash: null, notice: null },
  }),
  initial: 'reading',
  states: {
    reading: {
      meta: ignoring('SAID_YES', 'SAID_NO', 'ACCEPTED', 'KEPT', 'TAKEN_BACK', 'RETRIED'),
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => context.token,
        onDone: onAnswer({
          asked: { target: 'weighing', actions: assign(({ event }) => ({ question: event.output.question })) },
          notValid: 'invalid',
          unreachable: 'failed',
        }),
      },
    },
    failed: { on: { RETRIED: 'reading' }, meta: ignoring('SAID_YES', 'SAID_NO', 'ACCEPTED', 'KEPT', 'TAKEN_BACK') },
    invalid: { meta: ignoring('SAID_YES', 'SAID_NO', 'ACCEPTED', 'KEPT', 'TAKEN_BACK', 'RETRIED') },
    weighing: {
      always: [{ guard: 'isOpen', target: 'deciding' }, { guard: 'isFresh', target: 'fresh' }, { target: 'done' }],
    },
    deciding: {
      on: {
        SAID_YES: { target: 'giving', actions: { type: 'say', params: 'yes' } },
        SAID_NO: { target: 'giving', actions: { type: 'say', params: 'no' } },
      },
      meta: ignoring('ACCEPTED', 'KEPT', 'TAKEN_BACK', 'RETRIED'),
    },
    giving: {
      meta: ignoring('SAID_YES', 'SAID_NO', 'ACCEPTED', 'KEPT', 'TAKEN_BACK', 'RETRIED'),
      invoke: {
        id: 'give',
        src: 'give',
        input: ({ context: { token, said, accept } }) => ({ token, said, accept }),
        onDone: onAnswer({
          answered: {
            target: 'weighing',
            actions: assign(({ event }) => ({ question: event.output.question, clash: null })),
          },
          clash: { target: 'asking', actions: assign(({ event }) => ({ clash: event.output.clash })) },
          overtaken: { target: 'reading', actions: assign({ clash: null, notice: 'overtaken' }) },
          notValid: 'invalid',
          unreachable: { target: 'weighing', actions: assign({ clash: null, notice: 'unreachable' }) },
        }),
      },
    },
    asking: {
      on: {
        ACCEPTED: { target: 'giving', actions: assign({ accept: true }) },
        KEPT: { target: 'deciding', actions: assign({ clash: null }) },
      },
      meta: ignoring('SAID_YES', 'SAID_NO', 'TAKEN_BACK', 'RETRIED'),
    },
    // A slip of the thumb is taken back while it is shown.
    fresh: {
      on: { TAKEN_BACK: { target: 'giving', actions: { type: 'say', params: 'back' } } },
      after: { undoWindow: 'done' },
      meta: ignoring('SAID_YES', 'SAID_NO', 'ACCEPTED', 'KEPT', 'RETRIED'),
    },
    done: { meta: ignoring('SAID_YES', 'SAID_NO', 'ACCEPTED', 'KEPT', 'TAKEN_BACK', 'RETRIED') },
  },
})
