import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']
/** What a browser is asked with, and what it answers: to log in, or to make a passkey. */
export type Asked =
  { for: 'login'; options: Schemas['PasskeyRequest'] } | { for: 'making'; options: Schemas['PasskeyCreation'] }
export type Unlocked =
  { for: 'login'; answer: Schemas['PasskeyAnswer'] } | { for: 'making'; answer: Schemas['NewPasskey']['credential'] }

/** What somebody types before a passkey is made; null: nothing, to log in. */
export interface Typed {
  password: string
  name: string
}

/** `cancelled`: closed, or too late. `hasOne`: this device holds one of this login already. */
export type Notice =
  'cancelled' | 'hasOne' | 'unusable' | 'refused' | 'passwordWrong' | 'full' | 'limited' | 'unreachable'

export type AskAnswer = { kind: 'asked'; asked: Asked } | { kind: 'failed'; notice: Notice }
export type UnlockAnswer = { kind: 'unlocked'; unlocked: Unlocked } | { kind: 'failed'; notice: Notice }
/** `token`: of the session that has begun; null where a passkey was made. */
export type HandAnswer = { kind: 'done'; token: string | null } | { kind: 'failed'; notice: Notice }

export interface PasskeyContext {
  typed: Typed | null
  asked: Asked | null
  unlocked: Unlocked | null
  notice: Notice | null
  token: string | null
}

export type PasskeyEvent = { type: 'ASKED'; typed: Typed | null }
