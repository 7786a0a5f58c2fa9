import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']
export type Crew = Schemas['PCrew']
export type Member = Schemas['PCrewMember']
export type Candidate = Schemas['PCrewCandidate']

/** Somebody to be added, or added back as they were. */
export type Somebody = Pick<Member, 'id' | 'name'>
export type Kind = Member['membership']['kind']
export type How = Partial<Pick<Member['membership'], 'kind' | 'assignmentType' | 'reason' | 'endDate'>>

export const assignmentTypes = ['regular', 'substitute'] as const

/** What may be done to it; what is absent may not. */
export interface MemberWays {
  onAssign?: (member: Member, type: (typeof assignmentTypes)[number]) => void
  onRemove?: (member: Member) => void
  onInvite?: (member: Member) => void
  /** Where somebody is reached by phone and mail. */
  contactHref?: (member: Member) => string
  /** Where planning knows more of them. */
  profileHref?: (member: Member) => string
}
