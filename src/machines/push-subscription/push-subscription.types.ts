/** A device the server tells, as it lists them. `mark`: SHA-256 of its endpoint, base64url. */
export interface ListedDevice {
  id: string
  mark: string
  /** It is told; else its service said that it is gone. */
  on: boolean
}

export type PushProblem = 'refused' | 'unreachable'

export interface PushInput {
  /** Public key of the server, base64url. */
  serverKey: string
  listed: readonly ListedDevice[]
}

export interface PushContext extends PushInput {
  /** Of this browser; null: it is not subscribed. */
  mark: string | null
  problem: PushProblem | null
}

export type PushEvent =
  { type: 'TURNED_ON' } | { type: 'TURNED_OFF' } | { type: 'LISTED'; listed: readonly ListedDevice[] }

/** What this browser can do, and has done. */
export type ReadAnswer =
  { kind: 'unsupported' } | { kind: 'denied' } | { kind: 'open' } | { kind: 'subscribed'; mark: string }
export type AskAnswer = { kind: 'granted' } | { kind: 'denied' } | { kind: 'dismissed' }
export type SubscribeAnswer = { kind: 'subscribed'; mark: string } | { kind: PushProblem }
export type RemoveAnswer = { kind: 'removed' } | { kind: PushProblem }
