import type { Tx } from '../database/tenant.ts'

export interface Holder {
  table: string
  column: string
}

/**
 * Where files of the store are named without a foreign key: as an id, and within JSON as one `UploadedFile` or several. All
 * others the catalog knows.
 */
export const namedOtherwise = {
  ids: [
    { table: 'project_document', column: 'small_id' },
    { table: 'quotation', column: 'file_id' },
  ],
  json: [
    { table: 'document_upload', column: 'files' },
    { table: 'project_document', column: 'file' },
    { table: 'question_file', column: 'file' },
    { table: 'form_answer_file', column: 'file' },
  ],
} satisfies Record<string, Holder[]>

/** Every column with a foreign key to a stored file, as SQL writes it. */
export const keyedHolders = (tx: Tx): Promise<Holder[]> =>
  tx.raw<{ table: string; column: string }>(`
    select c.conrelid::regclass::text as "table", quote_ident(a.attname) as "column"
    from pg_constraint c cross join unnest(c.conkey) key
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = key
    where c.contype = 'f' and c.confrelid = 'stored_file'::regclass and a.attname <> 'tenant_id'
    order by 1, 2`)

/**
 * Ids that rows of a tenant name, each way of naming them in its own words, as SQL. The tenant as SQL writes it.
 */
export const heldIds = (keyed: readonly Holder[], tenant: string): string =>
  [
    ...[...keyed, ...namedOtherwise.ids].map(
      ({ table, column }) => `select h.${column} as id from ${table} h where h.tenant_id = ${tenant}`,
    ),
    ...namedOtherwise.json.map(
      ({ table, column }) => `select (jsonb_path_query(h.${column}, 'lax $[*].id') #>> '{}')::uuid as id
        from ${table} h where h.tenant_id = ${tenant}`,
    ),
  ].join(' union all ')
