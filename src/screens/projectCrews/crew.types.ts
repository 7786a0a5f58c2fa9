import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']
export type Crew = Schemas['ProjectCrew']
export type Position = Schemas['ProjectCrewItem']
/** One person on one position. */
export type Line = Schemas['ProjectCrewItemStatus']
export type Lines = Schemas['ProjectCrewItemStatusList']
export type Person = Schemas['PersonRef']
export type Member = Crew['members'][number]
export type LivePlace = Schemas['LiveLocation']
export type Collision = Schemas['Collision']
