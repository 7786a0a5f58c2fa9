import { assign, setup } from 'xstate'
import { isGoodPassword } from '../../../domain/new-password.ts'
import { effect } from '../effects.ts'
import type {
  Asking,
  LinkAnswer,
  PasswordRecoveryContext,
  PasswordRecoveryEvent,
  PasswordRecoveryInput,
  RecoveryNotice,
  RequestAnswer,
  SessionAnswer,
  SetAnswer,
} from './password-recovery.types.ts'

/** How long an answer says to wait; zero where it says nothing of it. */
export const waitOf = (answer: RequestAnswer | LinkAnswer | SetAnswer) =>
  answer.kind === 'limited' ? { waitMs: answer.waitMs, until: answer.until } : { waitMs: 0, until: 0 }

/** Types, effects and named actions of the recovery chart. Every effect answers its failures and never rejects. */
export const recoverySetup = setup({
  types: {
    context: {} as PasswordRecoveryContext,
    events: {} as PasswordRecoveryEvent,
    input: {} as PasswordRecoveryInput,
    meta: {} as { ignored: readonly PasswordRecoveryEvent['type'][] },
  },
  actors: {
    requestLink: effect<RequestAnswer, { login: string; asking: Asking }>('requestLink'),
    readLink: effect<LinkAnswer, { token: string }>('readLink'),
    setPassword: effect<SetAnswer, { token: string; password: string }>('setPassword'),
    /** Clears what is stored of a session the new password has ended. */
    lookAround: effect<SessionAnswer>('lookAround'),
    /** Leaves for the login page with the login filled in; the address with the token is in no history after it. */
    goToLogin: effect<undefined, { login: string }>('goToLogin'),
  },
  actions: {
    say: assign((_, notice: RecoveryNotice | null) => ({ notice })),
    forgetPassword: assign({ password: '' }),
  },
  guards: {
    namesSomebody: ({ event }) => event.type === 'ASKED' && event.login.trim() !== '',
    /** A limit counts for one login; whoever comes next need not wait for it. */
    namesAnother: ({ context, event }) =>
      event.type === 'ASKED' &&
      event.login.trim() !== '' &&
      event.login.trim().toLowerCase() !== context.login.toLowerCase(),
    isGood: ({ context, event }) => event.type === 'CHOSEN' && isGoodPassword(event.password, context.login),
  },
  delays: { serverSaysWait: ({ context }) => context.waitMs },
})
