import type { components } from '../../../client/schema.d.ts'

export type Proposal = components['schemas']['FillProposal']
export type FillPosition = components['schemas']['FillPosition']
export type FillPlace = FillPosition['proposed'][number]
/** What is known of somebody with regard to a position. */
export type Facts = NonNullable<FillPlace['runnerUp']>

/** First and last day one may choose, YYYY-MM-DD; no last one: any. */
export interface Bounds {
  first: string
  last: string | null
}

/** Days of one proposal, YYYY-MM-DD. */
export interface Days {
  from: string
  to: string
}
