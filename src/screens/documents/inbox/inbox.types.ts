import type { components } from '../../../client/schema.d.ts'

type Schemas = components['schemas']
export type PersonDocument = Schemas['PersonDocument']
export type FormToFill = Schemas['FormToFill']
export type Training = Schemas['Training']

/** What a person has: papers, forms to fill in, trainings. */
export interface Inbox {
  documents: readonly PersonDocument[]
  forms: readonly FormToFill[]
  trainings: readonly Training[]
}

/** What waits for the person; `due` is its last day, YYYY-MM-DD, null: any. */
export type OwnPaper = { due: string | null } & (
  | { kind: 'sign'; document: PersonDocument }
  | { kind: 'upload'; document: PersonDocument }
  /** `minutes`: how long it takes, about; null: not said. */
  | { kind: 'form'; form: FormToFill; minutes: number | null }
  /** Taken, and to be taken anew before it ends. */
  | { kind: 'again'; training: Training }
)
