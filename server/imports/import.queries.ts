import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Answers, Question } from '../../domain/imports/answers.ts'
import type { ImportField, ImportKind } from '../../domain/imports/fields.ts'
import type { ImportFate } from '../../domain/imports/taking.ts'
import type { Import, ImportRow, importStates, listImportRows } from '../../openapi/imports.ts'
import type { Context } from '../context.ts'
import type { Listing } from '../list.ts'
import { one } from '../one.ts'
import { iso } from '../wire.ts'

type Wire = z.input<typeof Import>
type RowWire = z.input<typeof ImportRow>
/** Tables that were looked through before something could be taken instead say nothing of it. */
type Stored<Part extends { becomes: unknown }> = Omit<Part, 'becomes'> & Partial<Pick<Part, 'becomes'>>
export type StoredProblem = Stored<RowWire['problems'][number]>
type StoredRow = Omit<RowWire, 'details' | 'problems'> & {
  details: Stored<RowWire['details'][number]>[]
  problems: StoredProblem[]
}
export type ImportState = (typeof importStates)[number]

export type ImportRecord = {
  id: string
  kind: ImportKind
  fileName: string
  state: ImportState
  createdAt: string
  createdBy: string | null
  rows: number
  head: string[]
  sample: string[][]
  columns: (ImportField | null)[]
  done: number
  revision: number
  fates: Record<ImportFate, number> | null
  answers: Answers
  questions: Question[]
  added: number | null
  changed: number | null
}

const shown = (ctx: Pick<Context, 'tenant'>, which: SQL): SQL => sql`
  select d.id, d.kind, d.file_name as "fileName", d.state, d.created_at as "createdAt",
    (select w.first_name || ' ' || w.last_name from person w where w.tenant_id = d.tenant_id and w.id = d.created_by_id) as "createdBy",
    d.rows, d.head, d.sample, d.columns, d.done, d.revision, d.fates, d.answers, d.questions, d.added, d.changed
  from data_import d where d.tenant_id = ${ctx.tenant.id} and ${which}`

export const importWire = ({ head, sample, columns, added, changed, ...row }: ImportRecord): Wire => ({
  ...row,
  createdAt: iso(row.createdAt),
  createdBy: row.createdBy ?? '',
  tableColumns: head.map((name, at) => ({
    name,
    sample: sample.map(cells => cells[at] ?? ''),
    field: columns[at] ?? null,
  })),
  taken: added === null || changed === null ? null : { added, changed },
})

/** One that was just brought. */
export async function newImport(ctx: Context, id: string): Promise<Wire> {
  const { rows } = await ctx.tx.execute<ImportRecord>(shown(ctx, sql`d.id = ${id}`))
  const [row] = rows
  if (!row) throw new Error('a table that was just brought is not there')
  return importWire(row)
}

/** Throws `notFound`. */
export const importRecord = (ctx: Context<'notFound'>, id: string, { locked = false } = {}): Promise<ImportRecord> =>
  one<ImportRecord>(ctx, sql`${shown(ctx, sql`d.id = ${id}`)} ${locked ? sql`for no key update of d` : sql``}`)

/** The newest first. */
export const importListing = (ctx: Context): Listing<ImportRecord, Wire> => ({
  among: sql`from data_import d where d.tenant_id = ${ctx.tenant.id}`,
  order: [
    { by: sql`d.created_at`, as: 'timestamptz', desc: true },
    { by: sql`d.id`, as: 'uuid', desc: true },
  ],
  rows: shown(ctx, sql`d.id in (select id from page)`),
  item: importWire,
})

/** Rows of one that was looked through: what needs somebody first, then by their lines. */
export const importRowListing = (
  ctx: Context,
  id: string,
  { fate, q }: Pick<z.output<typeof listImportRows.query>, 'fate' | 'q'>,
): Listing<StoredRow, RowWire> => ({
  among: sql`from import_row r where r.tenant_id = ${ctx.tenant.id} and r.import_id = ${id}
    and ${fate === undefined ? sql`true` : sql`r.fate = ${fate}`}
    and ${q === undefined ? sql`true` : sql`position(lower(${q}) in lower(r.number || ' ' || r.name)) > 0`}`,
  order: [
    { by: sql`case when r.fate in ('wrong', 'double', 'ambiguous') then 0 else 1 end`, as: 'int' },
    { by: sql`r.line`, as: 'int' },
    { by: sql`r.id`, as: 'uuid' },
  ],
  rows: sql`select r.id, r.line, r.fate, r.number, r.name, r.place, r.details, r.changes, r.problems, r.first_line as "firstLine", r.matches
    from import_row r where r.tenant_id = ${ctx.tenant.id} and r.id in (select id from page)`,
  item: row => ({
    ...row,
    details: row.details.map(detail => ({ ...detail, becomes: detail.becomes ?? null })),
    problems: row.problems.map(problem => ({ ...problem, becomes: problem.becomes ?? null })),
  }),
})
