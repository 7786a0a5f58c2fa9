import { index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantTable, within } from './columns.ts'
import { person } from './people.ts'

/** A device that is told at once. Whoever has its endpoint and keys can write to it: none of them leaves the server. */
export const pushSubscription = tenantTable(
  'push_subscription',
  {
    personId: uuid().notNull(),
    endpoint: text().notNull(),
    /** SHA-256 of the endpoint, base64url. */
    mark: text().notNull(),
    publicKey: text().notNull(),
    secret: text().notNull(),
    kind: text().notNull(),
    browser: text().notNull(),
    createdAt: instant().notNull(),
    arrivedAt: instant(),
    /** Since when its service does not take what is sent. */
    silentSince: instant(),
    /** Told nothing any more: its service says it is gone, or was silent for too long. */
    endedAt: instant(),
  },
  t => [
    within('push_subscription_person', t.tenantId, t.personId, person),
    uniqueIndex('push_subscription_mark').on(t.tenantId, t.mark),
    index('push_subscription_of').on(t.tenantId, t.personId, t.createdAt),
  ],
)

/** One message to one device; what it says is read when it is sent. */
export const pushMessage = tenantTable(
  'push_message',
  {
    subscriptionId: uuid().notNull(),
    notice: text().notNull(),
    /** A person on a position it is about. */
    jobId: uuid(),
    /** The mail that says the same. */
    mailId: uuid(),
    /** Told once for each device. */
    once: text(),
    state: text().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull(),
    sentAt: instant(),
    createdAt: instant().notNull(),
  },
  t => [
    within('push_message_subscription', t.tenantId, t.subscriptionId, pushSubscription).onDelete('cascade'),
    uniqueIndex('push_message_once').on(t.tenantId, t.subscriptionId, t.once),
    index('push_message_due').on(t.tenantId, t.state, t.nextAttemptAt),
  ],
)
