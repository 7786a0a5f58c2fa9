import { assertEvent, assign, setup } from 'xstate'
import { landingAfterLogin } from '../../../domain/auth/login-redirect.ts'
import type { Rights } from '../../../domain/auth/rights.ts'
import { decodeToken, isValidAt } from '../../../domain/auth/session-token.ts'
import { effect, type Ignores } from '../effects.ts'
import { tokenRefreshMachine } from '../token-refresh/token-refresh.machine.ts'
import type {
  Credentials,
  FlushAnswer,
  LoginAnswer,
  LoginNotice,
  RenewalAnswer,
  RightsAnswer,
  SessionContext,
  SessionEnd,
  SessionEvent,
  SessionInput,
  StoreAnswer,
  StoredSession,
  TenantAnswer,
} from './session.types.ts'

/** The stored session, if its token is one and still valid at the time it was read. */
export const validSession = (stored: StoredSession) => {
  const who = stored.token === null ? null : decodeToken(stored.token)
  return isValidAt(who, stored.now) ? who : null
}

/** A screen on the wall that had its session: it stays, whatever becomes of that. */
export const isWall = (stored: StoredSession): boolean =>
  stored.token !== null && decodeToken(stored.token)?.kind === 'plusCrewVisitor'

/** A stored session serves the link as well, where it is of the same plus crew. */
export function isOwnWall(stored: StoredSession, heading: string): boolean {
  const who = validSession(stored)
  return who?.kind === 'plusCrewVisitor' && landingAfterLogin(who.kind, who.number, '/') === heading.split('?')[0]
}

/** What a plus crew's screen shows outlives its session: there is nobody to log in again. Decision 26. */
const stands = ({ who, end }: SessionContext) =>
  who?.kind === 'plusCrewVisitor' && (end === 'refused' || end === 'expired')

/** The payload of an answered token, if it is of any use. */
export function answeredToken({ token, now }: { token: string; now: number }) {
  const who = decodeToken(token)
  return isValidAt(who, now) ? who : null
}

/** Milliseconds after which a link that got no answer is tried again. */
const linkInterval = 15_000

export const nobody = {
  who: null,
  userRights: {} as Rights,
  mailboxUserRights: {} as Rights,
  token: null,
  landing: null,
}

/** Types, effects and named actions of the session chart. Every effect answers its failures and never rejects. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    meta: {} as Ignores<SessionEvent['type']>,
  },
  actors: {
    readStored: effect<StoredSession>('readStored'),
    authenticate: effect<LoginAnswer, Credentials>('authenticate'),
    storeToken: effect<StoreAnswer, { token: string }>('storeToken'),
    loadUserRights: effect<RightsAnswer>('loadUserRights'),
    loadMailboxRights: effect<RightsAnswer>('loadMailboxRights'),
    loadTenant: effect<TenantAnswer>('loadTenant'),
    renewRights: effect<RenewalAnswer>('renewRights'),
    tokenRefresh: tokenRefreshMachine,
    /** Sends what it can in reasonable time and counts the rest. */
    flushOutbox: effect<FlushAnswer>('flushOutbox'),
    /** Sends POST /auth/logout and answers without waiting for it. */
    tellServer: effect<undefined>('tellServer'),
    /** Removes every stored item but uiSettings; the outbox is never touched. */
    clearStored: effect<undefined>('clearStored'),
    /** Goes to / (another tab's doing: stays) and reloads. */
    restart: effect<undefined, { end: SessionEnd }>('restart'),
  },
  actions: {
    say: assign((_, notice: LoginNotice | null) => ({ notice })),
    endAs: assign((_, end: SessionEnd) => ({ end })),
    endAsFound: assign(({ context }, end: SessionEnd) => ({
      end: context.who?.kind === 'projectVisitor' ? 'linkOver' : end,
    })),
    takeToken: assign(({ event }) => {
      assertEvent(event, 'TOKEN_GIVEN')
      return { who: answeredToken(event), token: event.token, byLink: false, notice: null }
    }),
    takeCredentials: assign(({ event }) => {
      assertEvent(event, 'SUBMITTED')
      return { credentials: event.credentials, login: event.credentials.login, byLink: false }
    }),
    /** Somebody is there to type, whatever the address brought. */
    takeOver: assign({ byLink: false, hasOwnWall: false }),
    forgetCredentials: assign({ credentials: null }),
    forgetWho: assign(nobody),
    forgetWhoLeaves: assign(({ context }) => (stands(context) ? { token: null, landing: null } : nobody)),
    landWhereHeading: assign({
      landing: ({ context }) =>
        context.who === null ? null : landingAfterLogin(context.who.kind, context.who.number, context.heading),
    }),
  },
  guards: {
    stands: ({ context }) => stands(context),
    isTokenGood: ({ event }) => {
      assertEvent(event, 'TOKEN_GIVEN')
      return answeredToken(event) !== null
    },
    isUser: ({ context }) => context.who?.kind === 'user',
    isProjectVisitor: ({ context }) => context.who?.kind === 'projectVisitor',
    isPlusCrewVisitor: ({ context }) => context.who?.kind === 'plusCrewVisitor',
  },
  delays: {
    serverSaysWait: ({ context }) => context.waitMs,
    untilLinkIsTriedAgain: ({ context }) => Math.max(linkInterval, context.waitMs),
  },
})
