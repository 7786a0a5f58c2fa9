import { assign } from 'xstate'
import { ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import { askingState } from './password-recovery-asking.ts'
import { linkedState } from './password-recovery-linked.ts'
import { recoverySetup } from './password-recovery.setup.ts'

/**
 * A password that was forgotten, is outdated, or is the first: asking for a link, and what the link leads to. Logging in
 * afterwards is the session's. Spec §4, A-FORGOT, A-WELCOME; decision 4 (a new password ends all other sessions).
 */
export const passwordRecoveryMachine = recoverySetup.createMachine({
  id: 'passwordRecovery',
  context: ({ input }) => ({
    asking: 'asking' in input ? input.asking : null,
    login: 'asking' in input ? input.login : '',
    token: 'token' in input ? input.token : '',
    linked: null,
    password: '',
    notice: null,
    waitMs: 0,
    until: 0,
    unanswered: false,
    others: null,
  }),
  initial: 'entering',
  states: {
    entering: {
      always: [{ guard: ({ context }) => context.asking !== null, target: 'asking' }, { target: 'linked' }],
    },
    asking: askingState,
    linked: linkedState,
    done: {
      initial: 'lookingAround',
      entry: assign({ token: '' }),
      meta: ignoring('ASKED', 'ANEW', 'RETRIED', 'CHOSEN'),
      states: {
        lookingAround: {
          invoke: {
            id: 'lookAround',
            src: 'lookAround',
            onDone: onAnswer({
              others: {
                target: 'othersSession',
                actions: assign(({ event: { output } }) => ({ others: output.name })),
              },
              none: 'leaving',
            }),
          },
        },
        // Somebody else is logged in here, and stays so: they are told, not thrown out.
        othersSession: {},
        leaving: {
          invoke: {
            id: 'goToLogin',
            src: 'goToLogin',
            input: ({ context: { login } }) => ({ login }),
            onDone: '#passwordRecovery.over',
          },
        },
      },
    },
    over: { type: 'final' },
  },
})
