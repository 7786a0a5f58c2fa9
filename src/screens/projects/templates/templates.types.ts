import type { Line } from '../../../../domain/templates/matrix.ts'
import type { components } from '../../../client/schema.d.ts'

type Schemas = components['schemas']
export type Template = Schemas['Template']
/** A position of a template, as it is called. */
export interface NamedLine extends Line {
  name: string
}
export type Holiday = Schemas['ProjectHolidays']['items'][number]
/** The project that is planned. */
export interface Planned {
  id: string
  /** Its first day. */
  firstDay: string
  timeZone: string
  company: { id: string; name: string }
}

/** Crews are added from one, or these positions, by their ids, are kept as one. */
export type TemplateAct = 'add' | { keep: readonly string[] }
