import type { importFields, importKinds } from '../../openapi/imports.ts'
import { companyFields } from './companies/fields.ts'
import { contactFields } from './contacts/fields.ts'
import { locationFields } from './locations/fields.ts'
import { personFields } from './people/fields.ts'
import { positionFields } from './positions/fields.ts'
import { projectFields } from './projects/fields.ts'

export type ImportKind = (typeof importKinds)[number]
export type ImportField = (typeof importFields)[number]

/** What may be read of a table of one kind, and what of it every row needs. */
export interface KindFields {
  /** In the order they are offered in. */
  fields: readonly ImportField[]
  /** Without one of these, each as a whole, a row says nothing; never of two of them. */
  needs: readonly (readonly ImportField[])[]
  /** What tells a row at a glance: what searching finds it by, where it is, and what else of it is shown. */
  told: {
    number: ImportField | null
    name: readonly ImportField[]
    place: ImportField | null
    details: readonly ImportField[]
  }
}

const kinds: Record<ImportKind, KindFields> = {
  ...{ companies: companyFields, people: personFields, locations: locationFields, contacts: contactFields },
  ...{ projects: projectFields, positions: positionFields },
}

export const fieldsOf = (kind: ImportKind): readonly ImportField[] => kinds[kind].fields
export const toldOf = (kind: ImportKind): KindFields['told'] => kinds[kind].told

/** What keeps columns from being read so: one is read twice, or what every row needs is missing; null: nothing. */
export function wrongColumns(columns: readonly (ImportField | null)[], kind: ImportKind): 'twice' | 'needed' | null {
  const said = columns.filter(field => field !== null)
  if (new Set(said).size < said.length) return 'twice'
  const met = kinds[kind].needs.filter(all => all.every(field => said.includes(field)))
  return met.length === 1 ? null : met.length > 1 ? 'twice' : 'needed'
}
