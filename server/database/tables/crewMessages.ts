import { sql } from 'drizzle-orm'
import { boolean, index, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { messageAudiences } from '../../../openapi/crewMessages.ts'
import { instant, tenantTable, within } from './columns.ts'
import { itemStatus } from './attendance.ts'
import { person } from './people.ts'
import { projectCrew } from './projects.ts'

/** A word to a crew; never changed. */
export const crewMessage = tenantTable(
  'crew_message',
  {
    crewId: uuid().notNull(),
    text: text().notNull(),
    audience: text().$type<(typeof messageAudiences)[number]>().notNull(),
    sentAt: instant().notNull(),
    sentById: uuid(),
  },
  t => [
    index('crew_message_of').on(t.tenantId, t.crewId, t.sentAt),
    within('crew_message_crew', t.tenantId, t.crewId, projectCrew).onDelete('cascade'),
    within('crew_message_sent_by', t.tenantId, t.sentById, person),
  ],
)

/** Whom it was for when it was sent. */
export const crewMessageRecipient = tenantTable(
  'crew_message_recipient',
  {
    messageId: uuid().notNull(),
    /** Of the message: who looks at the crew is told by it. */
    crewId: uuid().notNull(),
    personId: uuid().notNull(),
    jobId: uuid().notNull(),
    sentAt: instant().notNull(),
    /** A device of theirs was told; else a mail was written, where there is an address. */
    byDevice: boolean().notNull(),
    readAt: instant(),
  },
  t => [
    unique('crew_message_recipient_once').on(t.tenantId, t.messageId, t.personId),
    index('crew_message_recipient_of').on(t.tenantId, t.personId, t.sentAt),
    index('crew_message_recipient_unread')
      .on(t.tenantId, t.personId, t.sentAt)
      .where(sql`read_at is null`),
    within('crew_message_recipient_message', t.tenantId, t.messageId, crewMessage).onDelete('cascade'),
    within('crew_message_recipient_crew', t.tenantId, t.crewId, projectCrew).onDelete('cascade'),
    within('crew_message_recipient_person', t.tenantId, t.personId, person),
    within('crew_message_recipient_job', t.tenantId, t.jobId, itemStatus).onDelete('cascade'),
  ],
)
