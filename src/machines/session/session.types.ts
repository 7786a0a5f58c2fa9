import type { Rights } from '../../../domain/auth/rights.ts'
import type { TokenPayload } from '../../../domain/auth/session-token.ts'

export interface Credentials {
  login: string
  password: string
  /** One-time or spare, where one was asked for. */
  code?: string
}

/** Of one page load. `heading` is path and query without credentials; the address bar is already cleaned. */
export interface SessionInput {
  heading: string
  /** Identifier (and password) that came with the address. */
  link: { login: string; password: string | null } | null
}

/** The stored items of a session; a broken one is null. `now` is server time in ms, as well as it is known. */
export interface StoredSession {
  token: string | null
  userRights: Rights | null
  mailboxUserRights: Rights | null
  now: number
}

/** `limited`: 429, with the ms to wait when the server says them. `unreachable`: no answer, or none of use. */
export type LoginAnswer =
  | { kind: 'token'; token: string; now: number }
  | { kind: 'refused' }
  /** The password is right; a code is missing, or the one that came was wrong. */
  | { kind: 'codeWanted' }
  | { kind: 'codeRefused' }
  | { kind: 'limited'; waitMs: number | null }
  | { kind: 'unreachable' }

export type StoreAnswer = { kind: 'stored' } | { kind: 'failed' }
/** Loaded rights are stored by the effect that loads them. */
export type RightsAnswer = { kind: 'loaded'; rights: Rights } | { kind: 'failed' }
export type TenantAnswer = { kind: 'loaded' } | { kind: 'failed' }
/** All three loads again, behind an active session, stored by the effect. `refused`: the token was (401). */
export type RenewalAnswer =
  { kind: 'renewed'; userRights: Rights; mailboxUserRights: Rights } | { kind: 'refused' } | { kind: 'notYet' }
export type FlushAnswer = { kind: 'empty' } | { kind: 'waiting'; entries: number }

/** What the login form says above itself. */
export type LoginNotice =
  'refused' | 'codeRefused' | 'unreachable' | 'limited' | 'mustWait' | 'loadsFailed' | 'expired' | 'linkEnded'
/** `linkOver`: a project visitor's link was renewed or has ended. */
export type SessionEnd = 'refused' | 'expired' | 'linkOver' | 'loggedOut' | 'elsewhere'

export interface SessionContext {
  heading: string
  /** Prefills the form. */
  login: string
  /** Only between reading a link or the form and the answer, and while a code is asked for; a link's until there is one. */
  credentials: Credentials | null
  /** Only between the answer and storage; requests read the stored one. */
  token: string | null
  who: TokenPayload | null
  userRights: Rights
  mailboxUserRights: Rights
  notice: LoginNotice | null
  waitMs: number
  /** The credentials came with the address: nobody may be there to press anything. */
  byLink: boolean
  /** A valid session of the very screen the link leads to is stored. */
  hasOwnWall: boolean
  /** Where a login leads; null: stay. */
  landing: string | null
  /** Unsent entries a logout would leave behind. */
  unsent: number
  end: SessionEnd | null
}

export type SessionEvent =
  | { type: 'SUBMITTED'; credentials: Credentials }
  /** Nobody has a code: it is begun anew. */
  | { type: 'CODE_DECLINED' }
  /** Somebody showed otherwise who they are. `now`: server time in ms. */
  | { type: 'TOKEN_GIVEN'; token: string; now: number }
  | { type: 'LINK_ACCEPTED' }
  | { type: 'LINK_DECLINED' }
  | { type: 'RIGHTS_ASKED' }
  | { type: 'LOGOUT_ASKED' }
  | { type: 'STAYED' }
  | { type: 'LEFT_ANYWAY' }
  /** Another tab logged in or out: the stored token is another one, or gone. */
  | { type: 'CHANGED_ELSEWHERE' }
