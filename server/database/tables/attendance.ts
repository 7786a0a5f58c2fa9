import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, instant, tenantId, tenantTable, within } from './columns.ts'
import { kiosk } from './kiosks.ts'
import { person } from './people.ts'
import { crewItem, projectCrew } from './projects.ts'

/** One person on one position; its id is the id of the job. */
export const itemStatus = tenantTable(
  'project_crew_item_status',
  {
    itemId: uuid().notNull(),
    crewId: uuid().notNull(),
    personId: uuid().notNull(),
    status: text().notNull(),
    /** What the status was before it left the day, for reactivation and undo. */
    previousStatus: text(),
    starts: instant().notNull(),
    ends: instant().notNull(),
    statusSince: instant().notNull(),
    confirmedAt: instant(),
    changedAt: instant(),
    preCallAt: instant(),
    checkInAt: instant(),
    checkOutAt: instant(),
    flagged: boolean().notNull().default(false),
    flagReason: text(),
    recordedById: uuid(),
    /** Shown another entry at the same time and said yes; such rows are outside the overlap constraint. */
    overlapAccepted: boolean().notNull().default(false),
    remark: text(),
    /** Why the person cannot come after all; for office and planning. */
    cancelReason: text(),
    /** Until when an invitation may be said yes to; null: until the shift begins. */
    answerBy: instant(),
    /** A word that came with the invitation. */
    invitationNote: text(),
    /** When and where the work was when the person said yes to it; null: as it is now. Kept by a trigger. */
    agreed: jsonb().$type<Record<string, unknown>>(),
    /** What is charged: from when to when, and how much of it. Blank until proposed or entered; frozen with the status. */
    chargedFrom: instant(),
    chargedTo: instant(),
    chargedMinutes: integer(),
    chargedById: uuid(),
    createdAt: createdAt(),
  },
  t => [
    unique('item_status_person').on(t.tenantId, t.itemId, t.personId),
    index('item_status_of_person').on(t.tenantId, t.personId, t.starts),
    index('item_status_of_crew').on(t.tenantId, t.crewId, t.starts),
    // All that is held around some days is read of these two alone.
    index('item_status_times').on(t.tenantId, t.starts, t.personId, t.itemId, t.status, t.ends),
    index('item_status_to_answer')
      .on(t.tenantId, t.answerBy)
      .where(sql`status = 'invited' and answer_by is not null`),
    within('item_status_item', t.tenantId, t.itemId, crewItem),
    within('item_status_crew', t.tenantId, t.crewId, projectCrew),
    within('item_status_person_key', t.tenantId, t.personId, person),
    within('item_status_recorded_by', t.tenantId, t.recordedById, person),
    within('item_status_charged_by', t.tenantId, t.chargedById, person),
  ],
)

/** Append-only: pre-calls, check-ins and check-outs as they were made. */
export const punch = tenantTable(
  'punch',
  {
    statusId: uuid().notNull(),
    kind: text().notNull(),
    deviceTime: instant(),
    pageLife: uuid(),
    monotonic: bigint({ mode: 'number' }),
    serverTime: instant().notNull(),
    /** True time as far as it is known; equal when it is exact. */
    trueFrom: instant().notNull(),
    trueTo: instant().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    accuracy: doublePrecision(),
    distance: integer(),
    outside: boolean().notNull().default(false),
    reason: text(),
    recordedById: uuid().notNull(),
    /** The kiosk it was made at. */
    kioskId: uuid(),
    /** Whether the person's PIN proved them at a kiosk: right, wrong, or none where one was asked for. */
    pin: text(),
    /** Key it was sent with; its id where nobody sent one. */
    entryKey: text(),
    /** This row is no punch of its kind: it takes back the one that came with this key. */
    retracts: text(),
    /** Recorded by whoever led the crew then. */
    byLead: boolean().notNull().default(false),
    /** When somebody stated the time above; null where clocks told it. */
    statedAt: instant(),
    keptAfter: integer(),
  },
  t => [
    index('punch_status').on(t.tenantId, t.statusId),
    within('punch_status_key', t.tenantId, t.statusId, itemStatus),
    within('punch_kiosk', t.tenantId, t.kioskId, kiosk),
    within('punch_recorded_by', t.tenantId, t.recordedById, person),
  ],
)

/** Which of two contradicting punches counts, as the chief chose: the latest choice. Append-only like the punches. */
export const punchChoice = pgTable(
  'punch_choice',
  { tenantId: tenantId(), punchId: uuid().notNull(), chosenById: uuid().notNull(), chosenAt: createdAt() },
  t => [
    primaryKey({ columns: [t.tenantId, t.punchId, t.chosenAt] }),
    within('punch_choice_punch', t.tenantId, t.punchId, punch),
  ],
)

/** Newest place of a person on a crew; deleted 24 hours after the shift. */
export const liveLocation = pgTable(
  'live_location',
  {
    tenantId: tenantId(),
    crewId: uuid().notNull(),
    personId: uuid().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    accuracy: doublePrecision().notNull(),
    takenAt: instant().notNull(),
    deleteAfter: instant().notNull(),
  },
  t => [
    primaryKey({ columns: [t.tenantId, t.crewId, t.personId] }),
    index('live_location_age').on(t.tenantId, t.deleteAfter),
    within('live_location_crew', t.tenantId, t.crewId, projectCrew),
    within('live_location_person', t.tenantId, t.personId, person),
  ],
)

/** A link of an e-mail by which somebody answers for a shift without logging in; only what its token hashes to is kept. */
export const jobAnswerLink = tenantTable(
  'job_answer_link',
  { jobId: uuid().notNull(), tokenHash: text().notNull(), createdAt: createdAt() },
  t => [
    unique('job_answer_link_token').on(t.tenantId, t.tokenHash),
    within('job_answer_link_job', t.tenantId, t.jobId, itemStatus).onDelete('cascade'),
  ],
)
