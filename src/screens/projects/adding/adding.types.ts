import type { components } from '../../../client/schema.d.ts'
import type { Option } from '../../../ui/forms/fields.types.ts'
import type { Place } from '../../shared/place/place.types.ts'
import type { Position, Shift } from '../project.types.ts'

export type Project = components['schemas']['Project']
/** What a new project is like. */
export interface Source {
  project: Project
  shifts: readonly Shift[]
  positions: readonly Position[]
}
/** A place that is known, with its time zone. */
export interface KnownPlace extends Option {
  timeZone: string
}
export interface Entered {
  name: string
  reference: string
  company: string
  companyId: string
  contactId: string
  clientMark: string
  beginDate: string
  endDate: string
  location: string
  locationId: string
  /** Of the place, where one is chosen. */
  timeZone: string
  managerId: string
  typeId: string
  branchId: string
  cateringId: string
  rateCardId: string
  /** Added with the project, instead of one that is known. */
  place: Place | null
  shifts: boolean
  comments: boolean
}
/** What can be chosen by what was typed so far. */
export interface Choosable {
  companies: readonly Option[]
  contacts: readonly Option[]
  locations: readonly KnownPlace[]
  managers: readonly Option[]
  types: readonly Option[]
  branches: readonly Option[]
  caterings: readonly Option[]
  /** Of the agency and of the chosen client; null: not for whoever plans here. */
  rateCards: readonly Option[] | null
}
