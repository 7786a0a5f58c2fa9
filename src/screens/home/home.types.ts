import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']
export type Notice = Schemas['CrewInfo']
export type Contact = Schemas['Contact']
export type Company = Schemas['CompanyRef']
/** A delivery note that waits for a signature. */
export type UnsignedNote = Schemas['DeliveryNoteSummary']
export type OngoingProject = Schemas['ProjectSummary']
export type LatePerson = Schemas['LatePerson']
