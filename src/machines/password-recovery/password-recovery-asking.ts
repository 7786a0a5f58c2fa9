import { assign } from 'xstate'
import { recoverySetup, waitOf } from './password-recovery.setup.ts'

const take = recoverySetup.assign(({ event }) => (event.type === 'ASKED' ? { login: event.login.trim() } : {}))

/** Asking for a link. What is answered never depends on whether the login exists. */
export const askingState = recoverySetup.createStateConfig({
  initial: 'editing',
  meta: { ignored: ['RETRIED', 'CHOSEN'] },
  states: {
    editing: {
      meta: { ignored: ['ANEW'] },
      on: {
        ASKED: [
          { guard: 'namesSomebody', target: 'submitting', actions: take },
          { actions: { type: 'say', params: 'loginMissing' } },
        ],
      },
    },
    submitting: {
      entry: { type: 'say', params: null },
      meta: { ignored: ['ASKED', 'ANEW'] },
      invoke: {
        id: 'requestLink',
        src: 'requestLink',
        input: ({ context: { login, asking } }) => ({ login, asking: asking ?? 'forgotten' }),
        onDone: [
          { guard: ({ event }) => event.output.kind === 'taken', target: 'asked' },
          {
            guard: ({ event }) => event.output.kind === 'limited',
            target: 'tooMany',
            actions: [assign(({ event }) => waitOf(event.output)), { type: 'say', params: 'limited' }],
          },
          { target: 'failed', actions: { type: 'say', params: 'unreachable' } },
        ],
      },
    },
    asked: { on: { ANEW: 'editing' }, meta: { ignored: ['ASKED'] } },
    // The server said how long: trying sooner would only prolong it.
    tooMany: {
      meta: { ignored: ['ANEW'] },
      after: { serverSaysWait: { target: 'editing', actions: { type: 'say', params: null } } },
      on: {
        ASKED: [
          { guard: 'namesAnother', target: 'submitting', actions: take },
          { actions: { type: 'say', params: 'mustWait' } },
        ],
      },
    },
    failed: {
      meta: { ignored: ['ANEW'] },
      on: {
        ASKED: [
          { guard: 'namesSomebody', target: 'submitting', actions: take },
          { target: 'editing', actions: { type: 'say', params: 'loginMissing' } },
        ],
      },
    },
  },
})
