import { assign } from 'xstate'
import { recoverySetup, waitOf } from './password-recovery.setup.ts'

/** A mailed link: whose it is, and the new password, once. */
export const linkedState = recoverySetup.createStateConfig({
  initial: 'reading',
  meta: { ignored: ['ASKED', 'ANEW'] },
  states: {
    reading: {
      entry: { type: 'say', params: null },
      meta: { ignored: ['RETRIED', 'CHOSEN'] },
      invoke: {
        id: 'readLink',
        src: 'readLink',
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'valid',
            target: 'setting',
            actions: assign(({ event: { output } }) =>
              output.kind === 'valid' ? { linked: output.linked, login: output.linked.login } : {},
            ),
          },
          { guard: ({ event }) => event.output.kind === 'notValid', target: 'invalid' },
          {
            guard: ({ event }) => event.output.kind === 'limited',
            target: 'failed',
            actions: [assign(({ event }) => waitOf(event.output)), { type: 'say', params: 'limited' }],
          },
          { target: 'failed', actions: { type: 'say', params: 'unreachable' } },
        ],
      },
    },
    // Used, expired, or never was: nobody is told which.
    invalid: { meta: { ignored: ['RETRIED', 'CHOSEN'] } },
    failed: { on: { RETRIED: 'reading' }, meta: { ignored: ['CHOSEN'] } },
    setting: {
      initial: 'editing',
      meta: { ignored: ['RETRIED'] },
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
          meta: { ignored: ['CHOSEN'] },
          invoke: {
            id: 'setPassword',
            src: 'setPassword',
            input: ({ context: { token, password } }) => ({ token, password }),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'set',
                target: '#passwordRecovery.done',
                actions: assign(({ context, event: { output } }) => ({
                  login: output.kind === 'set' ? output.login : context.login,
                })),
              },
              // The first answer may have been lost on its way, and with it that the link has done its work.
              {
                guard: ({ context, event }) => event.output.kind === 'notValid' && context.unanswered,
                target: '#passwordRecovery.linked.perhapsSet',
              },
              { guard: ({ event }) => event.output.kind === 'notValid', target: '#passwordRecovery.linked.invalid' },
              {
                guard: ({ event }) => event.output.kind === 'refused',
                target: 'editing',
                actions: { type: 'say', params: 'refused' },
              },
              {
                guard: ({ event }) => event.output.kind === 'limited',
                target: 'editing',
                actions: [assign(({ event }) => waitOf(event.output)), { type: 'say', params: 'limited' }],
              },
              { target: 'editing', actions: [{ type: 'say', params: 'unreachable' }, assign({ unanswered: true })] },
            ],
          },
        },
      },
    },
    perhapsSet: { meta: { ignored: ['RETRIED', 'CHOSEN'] } },
  },
})
