import type { components } from '../../client/schema.d.ts'

/** What codes are made from, and spare ones. */
export type Given = components['schemas']['OneTimeSecret']

/** `on`: codes are asked for already. `over`: it was begun anew, or ended, elsewhere. */
export type Notice = 'passwordWrong' | 'refused' | 'on' | 'over' | 'limited' | 'unreachable'

export type BeginAnswer = { kind: 'begun'; given: Given } | { kind: 'failed'; notice: Notice }
/** `again`: another code may be right. `failed`: no code will be. */
export type StartAnswer = { kind: 'started' } | { kind: 'again'; notice: Notice } | { kind: 'failed'; notice: Notice }

export interface CodeSetupContext {
  /** Only until there is an answer. */
  password: string
  code: string
  /** Of nothing that is shown any more it is known. */
  given: Given | null
  notice: Notice | null
}

export type CodeSetupEvent = { type: 'ASKED'; password: string } | { type: 'TYPED'; code: string }
