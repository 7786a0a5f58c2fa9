import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { LogChange } from '../../../domain/activities/changes.ts'
import { createdAt, instant, tenantId, tenantTable, within } from './columns.ts'
import { person } from './people.ts'
import { project } from './projects.ts'
import { lookup } from './tenants.ts'

/** What things were called when it was written. */
export interface Named {
  crew?: string
  position?: string
  /** The function's short name for programs, so that it is said in any language. */
  functionCode?: string
}

/**
 * Lines of the log, comments and to-dos. A line outlives the crew or position it tells of, so these are named by no key;
 * it is never changed or removed.
 */
export const activity = tenantTable(
  'activity',
  {
    type: text().notNull(),
    /** What a line of the log says; null for the others. */
    code: text(),
    projectId: uuid(),
    crewId: uuid(),
    itemId: uuid(),
    /** Whom it is about. */
    personId: uuid(),
    named: jsonb().$type<Named>().notNull().default({}),
    changes: jsonb().$type<LogChange[]>().notNull().default([]),
    /** How many people were told. */
    told: integer(),
    /** Of several lines of one request. */
    line: integer().notNull().default(0),
    title: text(),
    text: text(),
    /** What a to-do is about. */
    typeId: uuid(),
    dueAt: instant(),
    priority: integer(),
    /** Who has to do it: a person, or else a group. */
    forId: uuid(),
    forGroup: text(),
    doneAt: instant(),
    doneById: uuid(),
    /** Null: nobody with a face, as a visitor. */
    byId: uuid(),
    createdAt: createdAt(),
  },
  t => [
    index('activity_of_project').on(t.tenantId, t.projectId, t.type, t.createdAt),
    index('activity_of_person').on(t.tenantId, t.personId, t.createdAt),
    index('activity_of_item').on(t.tenantId, t.itemId, t.createdAt),
    index('activity_open')
      .on(t.tenantId, t.dueAt)
      .where(sql`type = 'TODO' and done_at is null`),
    index('activity_done')
      .on(t.tenantId, t.doneAt)
      .where(sql`type = 'TODO' and done_at is not null`),
    index('activity_newest').on(t.tenantId, t.createdAt),
    index('activity_agency')
      .on(t.tenantId, t.createdAt)
      .where(sql`type = 'LOG' and project_id is null`),
    within('activity_person', t.tenantId, t.personId, person),
    within('activity_type', t.tenantId, t.typeId, lookup),
    within('activity_for', t.tenantId, t.forId, person),
    within('activity_done_by', t.tenantId, t.doneById, person),
    within('activity_by', t.tenantId, t.byId, person),
  ],
)

/** When somebody has opened a project last. */
export const projectSeen = pgTable(
  'project_seen',
  { tenantId: tenantId(), personId: uuid().notNull(), projectId: uuid().notNull(), seenAt: instant().notNull() },
  t => [
    primaryKey({ columns: [t.tenantId, t.personId, t.projectId] }),
    index('project_seen_project').on(t.tenantId, t.projectId),
    within('project_seen_person', t.tenantId, t.personId, person),
    within('project_seen_project_key', t.tenantId, t.projectId, project).onDelete('cascade'),
  ],
)
