import { boolean, index, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantTable, within } from './columns.ts'
import { person } from './people.ts'

/** An address by which another program reads the shifts of a person. */
export const calendarSubscription = tenantTable(
  'calendar_subscription',
  {
    personId: uuid().notNull(),
    kind: text().notNull(),
    name: text().notNull(),
    requests: boolean().notNull(),
    absences: boolean().notNull(),
    /** Of the secret in the address; the secret itself is kept nowhere. */
    secretHash: text().notNull(),
    readAt: instant(),
    refreshedAt: instant(),
    createdAt: createdAt(),
  },
  t => [
    unique('calendar_subscription_secret').on(t.tenantId, t.secretHash),
    index('calendar_subscription_of_person').on(t.tenantId, t.personId, t.createdAt),
    within('calendar_subscription_person', t.tenantId, t.personId, person),
  ],
)
