import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']
export type Project = Schemas['Project']
/** A shift of the project: one crew. */
export type Shift = Schemas['ProjectCrewSummary']
export type Crew = Schemas['ProjectCrew']
export type Position = Schemas['ProjectCrewItem']
/** One person on one position. */
export type Line = Schemas['ProjectCrewItemStatus']
export type Places = Project['places']
/** What of a project is not done. */
export type Closing = Schemas['ProjectClosing']
