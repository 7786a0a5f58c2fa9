import type { components } from '../../../client/schema.d.ts'

export type Found = components['schemas']['BestPersons']
export type Candidate = components['schemas']['BestPerson']
