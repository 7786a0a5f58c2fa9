import { bigint, index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { createdAt, instant, tenantTable, within } from './columns.ts'
import { storedFile } from './files.ts'
import { person } from './people.ts'

/** All that an agency owns, as a ZIP in pieces; it goes after a week, and its pieces with it. */
export const dataExport = tenantTable(
  'data_export',
  {
    state: text().$type<'making' | 'ready' | 'failed'>().notNull(),
    /** When it was last heard of. */
    since: instant().notNull(),
    /** Of those that make it, the one whose pieces count; an earlier one stops. */
    attempt: uuid(),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** Bytes; null: not whole yet. */
    size: bigint({ mode: 'number' }),
    createdById: uuid(),
    createdAt: createdAt(),
  },
  t => [
    index('data_export_made').on(t.tenantId, t.createdAt, t.id),
    uniqueIndex('data_export_one')
      .on(t.tenantId)
      .where(sql`state = 'making'`),
    within('data_export_created_by', t.tenantId, t.createdById, person),
  ],
)

export const dataExportPiece = tenantTable(
  'data_export_piece',
  { exportId: uuid().notNull(), place: integer().notNull(), fileId: uuid().notNull() },
  t => [
    uniqueIndex('data_export_piece_place').on(t.tenantId, t.exportId, t.place),
    within('data_export_piece_of', t.tenantId, t.exportId, dataExport).onDelete('cascade'),
    within('data_export_piece_file', t.tenantId, t.fileId, storedFile),
  ],
)
