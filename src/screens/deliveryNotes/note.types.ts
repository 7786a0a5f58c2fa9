import type { Failure } from '../../client/problem.ts'
import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']
/** As it is read: a point is an array of two numbers. */
export type Note = Omit<Schemas['DeliveryNote'], 'signature'> & {
  signature: { ratio: number; strokes: number[][][] } | null
}
export type NoteLine = Note['lines'][number]
export type NoteMail = Schemas['DeliveryNoteMail']
export type Amendment = Schemas['HoursAmendment']
export type Crew = Schemas['ProjectCrew']
/** One person on one position. */
export type Line = Schemas['ProjectCrewItemStatus']

export interface NoteContent {
  note: Note
  amendments: readonly Amendment[]
  /** A sign-off of this crew lies in the outbox of this device. */
  waits: boolean
}

/** What every dialog on a delivery note takes. */
export interface NoteDialog {
  busy: boolean
  failure: Failure | null
  onClose: () => void
}
