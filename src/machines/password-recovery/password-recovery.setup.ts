import { assertEvent, assign, setup } from 'xstate'
import { isGoodPassword } from '../../../domain/auth/new-password.ts'
import { effect, type Ignores } from '../effects.ts'
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

/** How long an answer says to wait. */
export const waitOf = ({ waitMs, until }: { waitMs: number; until: number }) => ({ waitMs, until })

/** The login somebody asks for. */
export function namedIn(event: PasswordRecoveryEvent): string {
  assertEvent(event, 'ASKED')
  return event.login.trim()
}

/** Types, effects and named actions of the recovery chart. Every effect answers its failures and never rejects. */
export const recoverySetup = setup({
  types: {
    context: {} as PasswordRecoveryContext,
    events: {} as PasswordRecoveryEvent,
    input: {} as PasswordRecoveryInput,
    meta: {} as Ignores<PasswordRecoveryEvent['type']>,
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
    namesSomebody: ({ event }) => namedIn(event) !== '',
    /** A limit counts for one login; whoever comes next need not wait for it. */
    namesAnother: ({ context, event }) =>
      namedIn(event) !== '' && namedIn(event).toLowerCase() !== context.login.toLowerCase(),
    isGood: ({ context, event }) => {
      assertEvent(event, 'CHOSEN')
      return isGoodPassword(event.password, context.login)
    },
  },
  delays: { serverSaysWait: ({ context }) => context.waitMs },
})
