import type { importFields, importKinds } from '../../openapi/imports.ts'

export type ImportKind = (typeof importKinds)[number]
export type ImportField = (typeof importFields)[number]

/** What may be read of a table, in the order it is offered in. */
export const fieldsOf: Record<ImportKind, readonly ImportField[]> = {
  companies: [
    ...(['number', 'name', 'street', 'zipcode', 'city', 'country', 'vatId', 'taxNumber', 'contactName'] as const),
    ...(['contactPhone', 'contactEmail', 'deliveryNoteEmail', 'buyerReference', 'debtorAccount'] as const),
  ],
}

/** Without it a row says nothing. */
export const neededField: Record<ImportKind, ImportField> = { companies: 'name' }

/** What keeps columns from being read so: one is read twice, or what every row needs is missing; null: nothing. */
export function wrongColumns(columns: readonly (ImportField | null)[], kind: ImportKind): 'twice' | 'needed' | null {
  const said = columns.filter(field => field !== null)
  if (new Set(said).size < said.length) return 'twice'
  return said.includes(neededField[kind]) ? null : 'needed'
}
