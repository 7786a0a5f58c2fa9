import { integer, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantTable, within } from './columns.ts'
import { person } from './people.ts'

/** One for each person who planted theirs. */
export const tree = tenantTable(
  'tree',
  { personId: uuid().notNull(), number: integer().notNull(), plantedAt: instant().notNull() },
  t => [
    within('tree_person', t.tenantId, t.personId, person),
    uniqueIndex('tree_of_person').on(t.tenantId, t.personId),
    uniqueIndex('tree_number').on(t.tenantId, t.number),
  ],
)
