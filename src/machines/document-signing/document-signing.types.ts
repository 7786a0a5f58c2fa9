import type { Drawing } from '../../../domain/deliveryNotes/signature.ts'
import type { FormField } from '../../../domain/documents/form-values.ts'

/** A field of one's own, with what stands in it before anybody typed: what the profile knows. */
export interface OwnField extends FormField {
  label: string
  value: string | null
}

/** What is signed: the version that is read, and what it asks for. */
export interface Paper {
  versionId: string
  fields: readonly OwnField[]
}

export interface DocumentSigningInput {
  signatoryId: string
  paper: Paper
  asksRating: boolean
}

export interface SigningRequest {
  signatoryId: string
  versionId: string
  values: Readonly<Record<string, string>>
  drawing: Drawing | null
  rating: number | null
}

export type SignAnswer =
  | { kind: 'signed' }
  | { kind: 'changed' }
  | { kind: 'notYourTurn' }
  | { kind: 'refused'; code: string }
  | { kind: 'unreachable' }

export interface DocumentSigningContext extends DocumentSigningInput {
  values: Readonly<Record<string, string>>
  /** The field that is open. */
  field: string | null
  /** Somebody wanted to sign before all was filled: what is missing is marked. */
  tried: boolean
  drawing: Drawing | null
  rating: number | null
  /** Why it was refused: a problem's code. */
  problem: string | null
}

export type DocumentSigningEvent =
  | { type: 'OPENED'; field: string }
  | { type: 'FILLED'; field: string; value: string }
  /** On to what is missing next, or back to the paper. */
  | { type: 'NEXT' }
  | { type: 'CLOSED' }
  | { type: 'SIGN' }
  | { type: 'DRAWN'; drawing: Drawing | null }
  | { type: 'RATED'; rating: number }
  | { type: 'CONFIRMED' }
  /** There is another version than the one that is read. */
  | { type: 'CHANGED'; paper: Paper }
  | { type: 'READ_AGAIN' }
