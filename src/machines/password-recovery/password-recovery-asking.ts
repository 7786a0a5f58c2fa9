import { assign } from 'xstate'
import { ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import { namedIn, recoverySetup, waitOf } from './password-recovery.setup.ts'

const take = recoverySetup.assign({ login: ({ event }) => namedIn(event) })

/** Asking for a link. What is answered never depends on whether the login exists. */
export const askingState = recoverySetup.createStateConfig({
  initial: 'editing',
  meta: ignoring('RETRIED', 'CHOSEN'),
  states: {
    editing: {
      meta: ignoring('ANEW'),
      on: {
        ASKED: [
          { guard: 'namesSomebody', target: 'submitting', actions: take },
          { actions: { type: 'say', params: 'loginMissing' } },
        ],
      },
    },
    submitting: {
      entry: { type: 'say', params: null },
      meta: ignoring('ASKED', 'ANEW'),
      invoke: {
        id: 'requestLink',
        src: 'requestLink',
        input: ({ context: { login, asking } }) => ({ login, asking: asking ?? 'forgotten' }),
        onDone: onAnswer({
          taken: 'asked',
          limited: {
            target: 'tooMany',
            actions: [assign(({ event }) => waitOf(event.output)), { type: 'say', params: 'limited' }],
          },
          unreachable: { target: 'failed', actions: { type: 'say', params: 'unreachable' } },
        }),
      },
    },
    asked: { on: { ANEW: 'editing' }, meta: ignoring('ASKED') },
    // The server said how long: trying sooner would only prolong it.
    tooMany: {
      meta: ignoring('ANEW'),
      after: { serverSaysWait: { target: 'editing', actions: { type: 'say', params: null } } },
      on: {
        ASKED: [
          { guard: 'namesAnother', target: 'submitting', actions: take },
          { actions: { type: 'say', params: 'mustWait' } },
        ],
      },
    },
    failed: {
      meta: ignoring('ANEW'),
      on: {
        ASKED: [
          { guard: 'namesSomebody', target: 'submitting', actions: take },
          { target: 'editing', actions: { type: 'say', params: 'loginMissing' } },
        ],
      },
    },
  },
})
