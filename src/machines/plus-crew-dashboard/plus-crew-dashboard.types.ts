import type { Bonus, FigureRow, Month, MonthRows, TypeIds } from '../../../domain/plusCrews/plus-crew-month.ts'
import type { components } from '../../client/schema.d.ts'

export type PlusCrew = components['schemas']['PlusCrew']
type PlusCrewValue = components['schemas']['PlusCrewValue']

export interface DashboardInput {
  /** Of the address. */
  number: string | null
  /** `date` of the address; null: whatever month it is there. */
  date: string | null
  /** Server time in ms, as well as the device knows it. */
  now: number
}

/** What a request failed with: the line the specification spells, and the status, null without an answer. */
export interface Failure {
  technical: string
  status: number | null
}

/** `now`: server time in ms when it was answered. `jitter` drawn from 0 ≤ j < 1. */
export type Answer<T> = Loaded<T> | Failed
export interface Loaded<T> {
  kind: 'loaded'
  value: T
  now: number
}
export interface Failed {
  kind: 'failed'
  failure: Failure
  now: number
  jitter: number
}

export interface RowsAsked {
  plusCrewId: string
  type: string
  dateFrom: string
  dateTo: string
}

/** A month as it was at one moment, whole: figures of two moments are never mixed. */
export interface Figures {
  crew: PlusCrew
  month: Month
  /** YYYY-MM-DD at the plus crew when they were loaded. */
  today: string
  bonus: Bonus | null
  rows: MonthRows
  /** Server time in ms. */
  asOf: number
}

export interface DashboardContext extends DashboardInput {
  crew: PlusCrew | null
  types: TypeIds | null
  values: readonly PlusCrewValue[]
  bonus: Bonus | null
  month: Month | null
  /** Arriving; what is missing has not been answered yet. */
  rows: Partial<Record<keyof MonthRows, readonly FigureRow[]>>
  figures: Figures | null
  /** Of the latest try; null once one succeeds. */
  failure: Failure | null
  /** Failed tries since the last good one. */
  attempt: number
  jitter: number
}

export type DashboardEvent =
  | { type: 'MONTH_CHOSEN'; date: string | null }
  | { type: 'RETRIED' }
  /** The network is back, or somebody looks at the page again; `now` as in the input. */
  | { type: 'CAME_BACK'; now: number }

export interface DashboardEmitted {
  type: 'figuresCame'
  figures: Figures
}
