import type { ImportField, ImportKind } from '../../../domain/imports/fields.ts'
import type { Answers as Settled } from '../../../domain/imports/answers.ts'
import type { Answers } from '../../../domain/imports/taking.ts'
import type { components } from '../../client/schema.d.ts'

export type ImportTable = components['schemas']['Import']
export type Columns = readonly (ImportField | null)[]

export interface Checking {
  id: string | null
  columns: Columns
  settled: Settled
}

export interface ImportInput {
  /** Of a table that was brought before; null: none yet. */
  id: string | null
  /** What is brought where none was; else it is what that one is. */
  kind: ImportKind
}

export interface Taking extends Answers {
  id: string | null
  revision: number
}

type Failed = { kind: 'refused'; code: string } | { kind: 'unreachable' }
type Came = { kind: 'came'; table: ImportTable }
export type SendAnswer = Came | Failed
export type ReadAnswer = Came | { kind: 'gone' } | Failed

export interface ImportContext extends ImportInput, Answers {
  /** What was chosen and has not been read yet. */
  file: File | null
  /** As it was read last. */
  table: ImportTable | null
  /** What each column is read as, as it is said here. */
  columns: Columns
  /** What is said to all rows alike. */
  settled: Settled
  /** The last question of how far it is had no answer. */
  lost: boolean
  /** Why one is back where one was: `gone`, or a problem’s code. */
  notice: string | null
}

export type ImportEvent =
  | { type: 'CHOSEN'; file: File }
  | { type: 'MAPPED'; at: number; field: ImportField | null }
  /** To have every row looked at. */
  | { type: 'CHECKED' }
  /** To all rows alike, which are looked at again with it. */
  | { type: 'SETTLED'; settled: Settled }
  | { type: 'ANSWERED'; answers: Partial<Answers> }
  | { type: 'TAKEN' }
  /** To what the columns hold. */
  | { type: 'BACK' }
  | { type: 'RETRIED' }
  /** Without doing it, or: to another table. */
  | { type: 'LEFT' }
