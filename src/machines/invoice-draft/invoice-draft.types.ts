import type { Failure } from '../../client/problem.ts'
import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']
export type Position = Schemas['InvoicePosition']
/** A shift that was chosen, with the project it is of. */
export interface Picked {
  position: Position
  crew: Position['crews'][number]
}

/** What was typed beside it, as it was typed. */
export interface Typed {
  type: 'invoice' | 'partInvoice' | 'finalInvoice'
  clientMark: string
  reference: string
  title: string
  date: string
  due: string
  taxCode: Schemas['NewInvoice']['taxCode']
  amounts: readonly TypedAmount[]
}
export interface TypedAmount {
  text: string
  quantity: string
  unit: string
  price: string
}

/** What was checked and is asked for, under the key by which it is done once. */
export interface Request {
  key: string
  body: Schemas['NewInvoice']
}

/** What lies on the device until there is an invoice. */
export interface Draft {
  chosen: readonly Picked[]
  /** Null: nothing was typed, it fills itself from the project. */
  typed: Typed | null
  /** Null: nothing was asked for, or it was refused. */
  request: Request | null
}

/** Which shift another invoice has. */
export interface Taken {
  crewId: string | null
  /** Number or mark of the other. */
  invoice: string
}
export interface Made {
  id: string
  mark: string
  number: string | null
}

export interface DraftContext extends Draft {
  taken: Taken | null
  /** Why there is no invoice; null: nothing was refused. */
  problem: Failure | null
  made: Made | null
  /** Times it was asked for without an answer. */
  failures: number
  /** Drawn with each of them, 0 ≤ j < 1. */
  jitter: number
}

export type DraftEvent =
  | { type: 'CHOSEN'; those: readonly Picked[] }
  | { type: 'TAKEN_BACK'; ids: readonly string[] }
  | { type: 'TYPED'; typed: Typed }
  | { type: 'SUBMITTED'; request: Request }
  | { type: 'CLOSED' }
  | { type: 'DROPPED' }
  | { type: 'AGAIN' }
  | { type: 'ONLINE' }

export type RestoreAnswer = { kind: 'kept'; draft: Draft }
export type KeepAnswer = { kind: 'kept' }
export type CreateAnswer =
  | { kind: 'created'; invoice: Made }
  | { kind: 'taken'; taken: Taken }
  | { kind: 'unreachable'; jitter: number }
  | { kind: 'refused'; problem: Failure }
export type DropAnswer = { kind: 'dropped' }
