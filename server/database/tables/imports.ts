import { boolean, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantTable, within } from './columns.ts'
import { storedFile } from './files.ts'
import { person } from './people.ts'

/** A table an agency brings along. Its file goes once it is taken over, all of it after some weeks. */
export const dataImport = tenantTable(
  'data_import',
  {
    kind: text().notNull(),
    fileName: text().notNull(),
    fileId: uuid(),
    state: text().notNull(),
    /** Since when it is in this state. */
    since: instant().notNull(),
    /** Names of its columns, what stands in its first rows, and what each column is read as. */
    head: jsonb().$type<string[]>().notNull(),
    sample: jsonb().$type<string[][]>().notNull(),
    columns: jsonb().$type<(string | null)[]>().notNull(),
    rows: integer().notNull(),
    /** Counts its dry runs. */
    revision: integer().notNull().default(0),
    /** Of those that look it through, the one whose rows count; an earlier one stops. */
    attempt: uuid(),
    done: integer().notNull().default(0),
    fates: jsonb().$type<Record<string, number>>(),
    /** What was said to all rows alike, and what could be. */
    answers: jsonb()
      .$type<Record<string, unknown>>()
      .notNull()
      .default({ dayNumbers: false, monthFirst: false, formulas: false, doubles: false, instead: [] }),
    questions: jsonb().$type<Record<string, unknown>[]>().notNull().default([]),
    /** Of all that was known when it was looked through. */
    fingerprint: text(),
    /** What was said when it was taken over. */
    takeChanges: boolean().notNull().default(true),
    takenById: uuid(),
    added: integer(),
    changed: integer(),
    createdById: uuid(),
    createdAt: createdAt(),
  },
  t => [
    index('data_import_made').on(t.tenantId, t.createdAt, t.id),
    within('data_import_file', t.tenantId, t.fileId, storedFile),
    within('data_import_taken_by', t.tenantId, t.takenById, person),
    within('data_import_created_by', t.tenantId, t.createdById, person),
  ],
)

/** A row of such a table, and what becomes of it. */
export const importRow = tenantTable(
  'import_row',
  {
    importId: uuid().notNull(),
    line: integer().notNull(),
    fate: text().notNull(),
    /** As they stand in the file. */
    number: text().notNull(),
    name: text().notNull(),
    place: text().notNull(),
    /** What else of it is shown. */
    details: jsonb().$type<Record<string, unknown>[]>().notNull().default([]),
    /** What is taken over of it, by field. */
    values: jsonb().$type<Record<string, string>>().notNull(),
    /** What it changes or repeats. */
    target: uuid(),
    changes: jsonb().$type<Record<string, unknown>[]>().notNull(),
    problems: jsonb().$type<Record<string, unknown>[]>().notNull(),
    firstLine: integer(),
    matches: jsonb().$type<string[]>().notNull(),
  },
  t => [
    index('import_row_in_order').on(t.tenantId, t.importId, t.line, t.id),
    index('import_row_by_fate').on(t.tenantId, t.importId, t.fate, t.line, t.id),
    within('import_row_import', t.tenantId, t.importId, dataImport).onDelete('cascade'),
  ],
)
