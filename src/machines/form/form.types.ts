import type { Answer, AnswerFile, Question } from '../../../domain/forms/answers.ts'

/** What is known of handing in: here, on the device, or at the server. */
export type HandIn =
  | { kind: 'open' }
  /** It lies on this device and goes out by itself. */
  | { kind: 'waiting' }
  | { kind: 'refused'; entry: string; problem: string }
  | { kind: 'done' }

/** An answer under the key it goes out with. */
export interface Given {
  key: string
  answer: Answer
}

/** A photo or a file that was chosen, to be turned so many quarters to the right. */
export interface Taking {
  key: string
  question: string
  blob: Blob
  turns: number
}

/** A file is on the device, upright and small; or why it is not. */
export type TakeFile = { kind: 'kept'; file: AnswerFile } | { kind: 'refused'; code: string }

/** Whether something lies on the device. */
export type KeepAnswer = { kind: 'kept' } | { kind: 'failed' }

export interface FormInput {
  questions: readonly Question[]
  /** As the server and this device know them. */
  answers: readonly Answer[]
  handIn: HandIn
  /** The question that was asked for; null, or one that there is not: where one left off. */
  at: string | null
}

export interface FormContext {
  questions: readonly Question[]
  answers: readonly Answer[]
  handIn: HandIn
  /** The question that is shown; null: there is none. */
  at: string | null
  /** Not on the device yet, the oldest first. */
  queue: readonly Given[]
  /** Being made small and kept on the device; it is an answer then. */
  taking: Taking | null
  /** What was typed and cannot be taken; it is sent nowhere. */
  draft: Answer | null
  /** Somebody wanted to go on: what is wrong or missing is said. */
  tried: boolean
  /** Why handing in was refused, or a file: a problem's code. */
  problem: string | null
  /** The refused entry that was dealt with. */
  seen: string | null
}

export type FormEvent =
  | { type: 'ANSWERED'; key: string; answer: Answer }
  /** A photo was taken, or a file chosen. */
  | ({ type: 'CHOSEN' } & Taking)
  /** On to the next question; from the last one the form is handed in. */
  | { type: 'NEXT' }
  | { type: 'BACK' }
  | { type: 'OPENED'; question: string }
  /** The device would not keep an answer: it is tried again. */
  | { type: 'RETRY' }
  /** The server, another page or the outbox know something else. */
  | { type: 'CHANGED'; answers: readonly Answer[]; handIn: HandIn }
