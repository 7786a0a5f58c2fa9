import type { components } from '../../../client/schema.d.ts'

type Schemas = components['schemas']
export type Rating = Schemas['ProjectCrewItemRating']
export type RatedPosition = Pick<Schemas['ProjectCrewItem'], 'id' | 'function' | 'task'>
export type NewRating = Schemas['NewProjectCrewItemRatings']['ratings'][number]
