/** Why somebody asks for a link: they do not know their password, or it is outdated. */
export type Asking = 'forgotten' | 'renew'

/** Two entrances: a login for which a link is wanted, or the token of a link that was mailed. */
export type PasswordRecoveryInput = { asking: Asking; login: string } | { token: string }

/** Whose password a link sets. */
export interface Linked {
  login: string
  name: string | null
}

/** A limit says how long to wait, and until when that is; both in ms. */
interface Limited {
  kind: 'limited'
  waitMs: number
  until: number
}
interface Unreachable {
  kind: 'unreachable'
}

export type RequestAnswer = { kind: 'taken' } | Limited | Unreachable
/** `notValid`: used, expired, or never was (410). */
export type LinkAnswer = { kind: 'valid'; linked: Linked } | { kind: 'notValid' } | Limited | Unreachable
/** `refused`: the password is against a rule only the server knows. */
export type SetAnswer =
  { kind: 'set'; login: string } | { kind: 'notValid' } | { kind: 'refused' } | Limited | Unreachable
/**
 * The session of this browser after the password was set: none, or one of that login, which the server has ended and the
 * effect has cleared; or somebody else's, which goes on.
 */
export type SessionAnswer = { kind: 'none' } | { kind: 'others'; name: string | null }

/** What is said about the last attempt. */
export type RecoveryNotice = 'loginMissing' | 'limited' | 'mustWait' | 'unreachable' | 'refused' | 'rules'

export interface PasswordRecoveryContext {
  asking: Asking | null
  /** The login as typed, later the login whose password is set. */
  login: string
  token: string
  linked: Linked | null
  /** Only between the form and the answer. */
  password: string
  notice: RecoveryNotice | null
  waitMs: number
  /** When a limit ends, in ms. */
  until: number
  /** A password was sent and nobody answered: it may have been set. */
  unanswered: boolean
  /** Name of somebody else who is logged in here. */
  others: string | null
}

export type PasswordRecoveryEvent =
  | { type: 'ASKED'; login: string }
  /** Another mail, or one for another login. */
  | { type: 'ANEW' }
  | { type: 'RETRIED' }
  | { type: 'CHOSEN'; password: string }
