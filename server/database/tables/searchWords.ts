import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { tenantId } from './columns.ts'

/**
 * Words of what is searched for, folded, for search by their beginnings under row-level security. Triggers keep them;
 * `kind` is the table of what they belong to.
 */
export const searchWord = pgTable(
  'search_word',
  { tenantId: tenantId(), kind: text().notNull(), word: text().notNull(), subjectId: uuid().notNull() },
  t => [
    primaryKey({ columns: [t.tenantId, t.kind, t.word, t.subjectId] }),
    index('search_word_subject').on(t.tenantId, t.kind, t.subjectId),
  ],
)
