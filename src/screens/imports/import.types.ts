import type { components } from '../../client/schema.d.ts'
import type { ImportTable } from '../../machines/import/import.types.ts'

export type { ImportField, ImportKind } from '../../../domain/imports/fields.ts'
export type { ImportTable } from '../../machines/import/import.types.ts'
export type ImportRow = components['schemas']['ImportRow']
export type Fate = ImportRow['fate']
export const kinds = [
  'people',
  'companies',
  'contacts',
  'locations',
  'projects',
  'positions',
] as const satisfies readonly ImportTable['kind'][]
/** What needs somebody first. */
export const fates = ['wrong', 'double', 'ambiguous', 'new', 'changes', 'same'] as const satisfies readonly Fate[]
