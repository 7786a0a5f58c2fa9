import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantId } from './columns.ts'
import { person } from './people.ts'
import { projectCrew } from './projects.ts'
import { login } from './sessions.ts'

/** A tablet at the door that stands for one crew. Its login has no password: only its token opens it. */
export const kiosk = pgTable(
  'kiosk',
  {
    tenantId: tenantId(),
    id: uuid().notNull(),
    crewId: uuid().notNull(),
    loginId: uuid().notNull(),
    label: text().notNull(),
    startedAt: createdAt(),
    startedById: uuid().notNull(),
    lastSeenAt: instant(),
    /** Entries it had not sent when it was last heard. */
    waiting: integer().notNull().default(0),
    /** Closed from afar: it reads nothing any more, but what it had recorded still arrives. */
    revokedAt: instant(),
    revokedById: uuid(),
    /** Left with the exit PIN. */
    endedAt: instant(),
  },
  t => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('kiosk_of_crew').on(t.tenantId, t.crewId, t.startedAt),
    index('kiosk_of_login').on(t.tenantId, t.loginId),
    foreignKey({
      name: 'kiosk_crew',
      columns: [t.tenantId, t.crewId],
      foreignColumns: [projectCrew.tenantId, projectCrew.id],
    }),
    foreignKey({ name: 'kiosk_login', columns: [t.tenantId, t.loginId], foreignColumns: [login.tenantId, login.id] }),
    foreignKey({
      name: 'kiosk_started_by',
      columns: [t.tenantId, t.startedById],
      foreignColumns: [person.tenantId, person.id],
    }),
    foreignKey({
      name: 'kiosk_revoked_by',
      columns: [t.tenantId, t.revokedById],
      foreignColumns: [person.tenantId, person.id],
    }),
  ],
)
