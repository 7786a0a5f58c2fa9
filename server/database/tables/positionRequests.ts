import { sql } from 'drizzle-orm'
import { date, index, integer, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantTable, within } from './columns.ts'
import { person } from './people.ts'
import { project } from './projects.ts'
import { lookup } from './tenants.ts'

/**
 * A position a client asks for. The one it becomes goes by the same id. It outlives crew and position, so these are named
 * by no key.
 */
export const positionRequest = tenantTable(
  'position_request',
  {
    projectId: uuid().notNull(),
    crewId: uuid().notNull(),
    crewName: text().notNull(),
    functionId: uuid().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }),
    startTime: text().notNull(),
    endTime: text().notNull(),
    timeZone: text().notNull(),
    /** Derived from the five columns above when it was asked; a position derives its own. */
    starts: instant().notNull(),
    ends: instant().notNull(),
    amountOfRows: integer().notNull(),
    note: text(),
    state: text().notNull().default('asked'),
    requestedById: uuid(),
    answeredAt: instant(),
    answeredById: uuid(),
    reason: text(),
    createdAt: createdAt(),
  },
  t => [
    index('position_request_project').on(t.tenantId, t.projectId, t.createdAt),
    index('position_request_asked')
      .on(t.tenantId, t.crewId)
      .where(sql`state = 'asked'`),
    within('position_request_project_key', t.tenantId, t.projectId, project).onDelete('cascade'),
    within('position_request_function', t.tenantId, t.functionId, lookup),
    within('position_request_requested_by', t.tenantId, t.requestedById, person),
    within('position_request_answered_by', t.tenantId, t.answeredById, person),
  ],
)
