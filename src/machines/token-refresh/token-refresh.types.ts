/** Why renewing stopped: answered and refused, past its exp, or the stored token is gone. */
export type RefreshEnd = 'refused' | 'expired' | 'elsewhere'

/** What lies in storage. `exp` and `issuedAt` in seconds, `now` server time in ms, `jitter` drawn from 0 ≤ j < 1. */
export type FoundToken =
  { kind: 'found'; exp: number; issuedAt: number | null; now: number; jitter: number } | { kind: 'none' }

/** `renewed`: the younger token is stored. `notYet`: no answer, 429, 502, 503 or 504. */
export type RefreshAnswer = { kind: 'renewed'; exp: number } | { kind: 'refused' } | { kind: 'notYet' }

export interface TokenRefreshContext {
  /** Failed tries since the last good one. */
  attempt: number
  jitter: number
  /** Ms the stored token was still valid when last looked at. */
  left: number
  end: RefreshEnd | null
}

export type TokenRefreshEvent = { type: 'WOKE_UP' } | { type: 'CAME_ONLINE' } | { type: 'LOCK_HELD' }
