import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']
export type Proposal = Schemas['FillProposal']
export type Place = Schemas['FillAcceptance']['places'][number]
type HardReason = Schemas['BestPerson']['hardReasons'][number]

/** A place that cannot be accepted as proposed any more, and what has come about. */
export interface Outdated extends Place {
  reasons: readonly (HardReason | 'asked' | 'full' | 'begun')[]
}

/** What a proposal is asked for: days as YYYY-MM-DD. */
export interface Wanted {
  from: string
  to: string
  method: Proposal['method']
}

/** Until when they have to answer, as an instant, and a word to all of them. */
export interface Invitation {
  answerBy: string | null
  note: string | null
}

export interface FillInput {
  /** Of a proposal that was asked for before; null: none yet. */
  id: string | null
  /** Whose open places; null: of all projects. */
  projectId: string | null
  wanted: Wanted
}

export interface AcceptInput {
  id: string | null
  places: readonly Place[]
  invitation: Invitation
}

/** As far as it is. */
export type Reckoned = { [State in Proposal['state']]: { kind: State; proposal: Proposal } }[Proposal['state']]
type Failed = { kind: 'refused'; code: string } | { kind: 'unreachable' }
export type AskAnswer = Reckoned | Failed
export type ReadAnswer = Reckoned | { kind: 'gone' } | Failed
export type StopAnswer = { kind: 'stopped' } | Failed
export type AcceptAnswer =
  { kind: 'invited'; told: number } | { kind: 'outdated'; places: readonly Outdated[] } | Failed

export interface FillContext {
  projectId: string | null
  wanted: Wanted
  id: string | null
  /** As it was read last; what was accepted since is marked as invited. */
  proposal: Proposal | null
  /** Keys of the places that are chosen. */
  chosen: readonly string[]
  outdated: readonly Outdated[]
  invitation: Invitation
  /** How many people were invited last; null: nobody yet. */
  told: number | null
  /** The last question of how far it is had no answer. */
  lost: boolean
  /** Why one is back where one was: `gone`, or a problem’s code. */
  notice: string | null
}

export type FillEvent =
  | { type: 'CHANGED'; change: Partial<Wanted> }
  /** For a proposal, with what is to be different from the last one. */
  | { type: 'ASKED'; change: Partial<Wanted> }
  | { type: 'STOPPED' }
  | { type: 'TOGGLED'; keys: readonly string[]; on: boolean }
  | { type: 'ACCEPTED'; invitation: Invitation }
  | { type: 'RETRIED' }
  /** Without doing it, or: it was read. */
  | { type: 'LEFT' }
