import type { components } from '../../client/schema.d.ts'

type Schemas = components['schemas']
export type Notice = Schemas['CrewInfo']
export type Contact = Schemas['Contact']
export type Company = Schemas['CompanyRef']
/** A delivery note that waits for a signature. */
export type UnsignedNote = Schemas['DeliveryNoteSummary']
/** Shifts planning asks about before there are jobs. */
export type AskedDates = Schemas['AskedDates']
export type OngoingProject = Schemas['ProjectSummary']
export type LatePerson = Schemas['LatePerson']
/** What the client is asked to accept. */
export type WaitingQuotation = Schemas['WaitingQuotation']
/** What one has to sign, or waits for others before, what one has to fill in, and what is to be uploaded. */
export type Paper =
  | { kind: 'document'; document: Schemas['DocumentToSign'] }
  | { kind: 'form'; form: Schemas['FormToFill'] }
  | { kind: 'upload'; document: Schemas['PersonDocument'] }
/** What was sent and is to be looked at. */
export type Approval = Schemas['Approval']
export type Warning = Schemas['Warning']
export type ToDo = Schemas['Activity'] & { toDo: NonNullable<Schemas['Activity']['toDo']> }
