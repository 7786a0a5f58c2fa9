import type { components } from '../../client/schema.d.ts'
import type { InTheWay } from '../application/application.types.ts'

type Schemas = components['schemas']
export type JobQuestion = Schemas['JobQuestion']
export type Said = Schemas['JobAnswer']['answer']
/** What else there is at that time. */
export type Clash = InTheWay<Schemas['Collision']>

interface NotValid {
  kind: 'notValid'
}
interface Unreachable {
  kind: 'unreachable'
}
export type ReadAnswer = { kind: 'asked'; question: JobQuestion } | NotValid | Unreachable
/** `overtaken`: it was answered otherwise meanwhile, or it is too late. */
export type GiveAnswer =
  | { kind: 'answered'; question: JobQuestion }
  | { kind: 'clash'; clash: Clash }
  | { kind: 'overtaken' }
  | NotValid
  | Unreachable

export interface Given {
  token: string
  said: Said
  /** They were shown what else there is. */
  accept: boolean
}

export interface JobAnswerContext {
  token: string
  question: JobQuestion | null
  said: Said
  accept: boolean
  clash: Clash | null
  notice: 'unreachable' | 'overtaken' | null
}

export type JobAnswerEvent =
  | { type: 'SAID_YES' }
  | { type: 'SAID_NO' }
  /** Yes, though there is something else at that time. */
  | { type: 'ACCEPTED' }
  | { type: 'KEPT' }
  | { type: 'TAKEN_BACK' }
  | { type: 'RETRIED' }
