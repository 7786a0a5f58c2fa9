import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']
export type Member = Schemas['CrewMember']
export type MemberFunction = Schemas['CrewFunction']
export type Rating = Schemas['CrewRating']
export type Tag = Schemas['CrewTag']
export type Preference = Schemas['CrewPreference']
export type Contract = Schemas['StaffContract']

/** Which dialog is open. */
export type Opened =
  | { kind: 'function'; of: MemberFunction | null }
  | { kind: 'removeFunction'; of: MemberFunction }
  | { kind: 'rating' }
  | { kind: 'preference' }
  | { kind: 'contract' }
  | { kind: 'details' }
  | { kind: 'erasure' }
