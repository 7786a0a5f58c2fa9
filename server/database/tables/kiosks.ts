import { index, integer, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantTable, within } from './columns.ts'
import { person } from './people.ts'
import { projectCrew } from './projects.ts'
import { login } from './sessions.ts'

/** A tablet at the door that stands for one crew. Its login has no password: only its token opens it. */
export const kiosk = tenantTable(
  'kiosk',
  {
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
    index('kiosk_of_crew').on(t.tenantId, t.crewId, t.startedAt),
    index('kiosk_of_login').on(t.tenantId, t.loginId),
    within('kiosk_crew', t.tenantId, t.crewId, projectCrew),
    within('kiosk_login', t.tenantId, t.loginId, login),
    within('kiosk_started_by', t.tenantId, t.startedById, person),
    within('kiosk_revoked_by', t.tenantId, t.revokedById, person),
  ],
)
