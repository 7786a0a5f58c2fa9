import type { components } from '../../../client/schema.d.ts'

export type CrewProofs = components['schemas']['CrewMemberDocuments']
export type ProofCell = CrewProofs['cells'][number]
export type ProofColumn = ProofCell['column']

/** In the order of the contract. */
export const proofColumns = [
  'identity',
  'socialSecurity',
  'function',
  'firstAid',
  'safetyBriefing',
] as const satisfies readonly ProofColumn[]
