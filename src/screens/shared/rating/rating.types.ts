import type { components } from '../../../client/schema.d.ts'

type Schemas = components['schemas']
export type Rating = Schemas['ProjectCrewItemRating']
export type NewRating = Schemas['NewProjectCrewItemRatings']['ratings'][number]

/** Somebody who worked on a position. */
export interface RatedPerson {
  /** Of the person on the position. */
  id: string
  name: string
  pictureUrl: string | null
  /** As what. */
  role: string
}
