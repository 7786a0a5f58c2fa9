import { assign } from 'xstate'
import { ignoring } from '../effects.ts'
import { onAnswer } from '../on-answer.ts'
import { recoverySetup, waitOf } from './password-recovery.setup.ts'

/** A mailed link: whose it is, and the new password, once. */
export const linkedState = recoverySetup.createStateConfig({
  initial: 'reading',
  meta: ignoring('ASKED', 'ANEW'),
  states: {
    reading: {
      entry: { type: 'say', params: null },
      meta: ignoring('RETRIED', 'CHOSEN'),
      invoke: {
        id: 'readLink',
        src: 'readLink',
        input: ({ context: { token } }) => ({ token }),
        onDone: onAnswer({
          valid: {
            target: 'setting',
            actions: assign(({ event: { output } }) => ({ linked: output.linked, login: output.linked.login })),
          },
          notValid: 'invalid',
          limited: {
            target: 'failed',
            actions: [assign(({ event }) => waitOf(event.output)), { type: 'say', params: 'limited' }],
          },
          unreachable: { target: 'failed', actions: { type: 'say', params: 'unreachable' } },
        }),
      },
    },
    // Used, expired, or never was: nobody is told which.
    invalid: { meta: ignoring('RETRIED', 'CHOSEN') },
    failed: { on: { RETRIED: 'reading' }, meta: ignoring('CHOSEN') },
    setting: {
      initial: 'editing',
      meta: ignoring('RETRIED'),
      states: {
        editing: {
          on: {
            CHOSEN: [
              {
                guard: 'isGood',
                target: 'submitting',
                actions: assign(({ event }) => ({ password: event.password, notice: null })),
              },
              { actions: { type: 'say', params: 'rules' } },
            ],
          },
        },
        submitting: {
          exit: 'forgetPassword',
          meta: ignoring('CHOSEN'),
          invoke: {
            id: 'setPassword',
            src: 'setPassword',
            input: ({ context: { token, password } }) => ({ token, password }),
            onDone: onAnswer({
              set: {
                target: '#passwordRecovery.done',
                actions: assign(({ event: { output } }) => ({ login: output.login })),
              },
              notValid: [
                // The first answer may have been lost on its way, and with it that the link has done its work.
                { guard: ({ context }) => context.unanswered, target: '#passwordRecovery.linked.perhapsSet' },
                { target: '#passwordRecovery.linked.invalid' },
              ],
              refused: { target: 'editing', actions: { type: 'say', params: 'refused' } },
              limited: {
                target: 'editing',
                actions: [assign(({ event }) => waitOf(event.output)), { type: 'say', params: 'limited' }],
              },
              unreachable: {
                target: 'editing',
                actions: [{ type: 'say', params: 'unreachable' }, assign({ unanswered: true })],
              },
            }),
          },
        },
      },
    },
    perhapsSet: { meta: ignoring('RETRIED', 'CHOSEN') },
  },
})
