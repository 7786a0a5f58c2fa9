import type { components } from '../../client/schema.d.ts'

export type { ImportTable } from '../../machines/import/import.types.ts'
export type ImportRow = components['schemas']['ImportRow']
export type Fate = ImportRow['fate']
/** What needs somebody first. */
export const fates = ['wrong', 'double', 'ambiguous', 'new', 'changes', 'same'] as const satisfies readonly Fate[]
