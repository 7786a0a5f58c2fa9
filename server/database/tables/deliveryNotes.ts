import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { itemStatus } from './attendance.ts'
import { createdAt, instant, tenantId, tenantTable, within } from './columns.ts'
import { storedFile } from './files.ts'
import { person } from './people.ts'
import { crewItem, projectCrew } from './projects.ts'

/** Lines drawn on the glass: points in thousandths of the pad's width. */
export interface Drawn {
  /** Width by height of the pad. */
  ratio: number
  strokes: [number, number][][]
}

/** What a crew worked, for the client: one a crew. Whoever confirms freezes the hours; the client signs, or refuses with a remark. */
export const deliveryNote = tenantTable(
  'delivery_note',
  {
    crewId: uuid().notNull(),
    number: text().notNull(),
    confirmedAt: instant(),
    confirmedById: uuid(),
    signerName: text(),
    signature: jsonb().$type<Drawn>(),
    signedAt: instant(),
    /** The client's own login, where it was not signed on the chief's glass. */
    signedById: uuid(),
    refusedAt: instant(),
    refusal: text(),
    releasedAt: instant(),
    releasedById: uuid(),
    fileId: uuid(),
    createdAt: createdAt(),
  },
  t => [
    unique('delivery_note_crew').on(t.tenantId, t.crewId),
    unique('delivery_note_number').on(t.tenantId, t.number),
    // Which crews still wait for an answer is read of this alone.
    index('delivery_note_open').on(t.tenantId, t.crewId, t.signedAt, t.refusedAt, t.releasedAt),
    within('delivery_note_crew_key', t.tenantId, t.crewId, projectCrew),
    within('delivery_note_confirmed_by', t.tenantId, t.confirmedById, person),
    within('delivery_note_signed_by', t.tenantId, t.signedById, person),
    within('delivery_note_released_by', t.tenantId, t.releasedById, person),
    within('delivery_note_file', t.tenantId, t.fileId, storedFile),
  ],
)

/** What was frozen at sign-off, a line a person. Never changed, never deleted: a correction is an amendment. */
export const signedHours = pgTable(
  'signed_hours',
  {
    tenantId: tenantId(),
    statusId: uuid().notNull(),
    noteId: uuid().notNull(),
    personName: text().notNull(),
    functionCaption: text().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    breakMinutes: integer().notNull(),
    plannedMinutes: integer().notNull(),
    chargeableMinutes: integer().notNull(),
    createdAt: createdAt(),
  },
  t => [
    primaryKey({ columns: [t.tenantId, t.statusId] }),
    index('signed_hours_note').on(t.tenantId, t.noteId),
    within('signed_hours_status', t.tenantId, t.statusId, itemStatus),
    within('signed_hours_note_key', t.tenantId, t.noteId, deliveryNote),
  ],
)

/** A correction of signed hours: who, when, why; the latest one counts. Append-only. */
export const hoursAmendment = tenantTable(
  'hours_amendment',
  {
    statusId: uuid().notNull(),
    previousMinutes: integer().notNull(),
    chargeableMinutes: integer().notNull(),
    reason: text().notNull(),
    authorId: uuid().notNull(),
    createdAt: createdAt(),
  },
  t => [
    index('hours_amendment_status').on(t.tenantId, t.statusId, t.createdAt),
    foreignKey({
      name: 'hours_amendment_signed',
      columns: [t.tenantId, t.statusId],
      foreignColumns: [signedHours.tenantId, signedHours.statusId],
    }),
    within('hours_amendment_author', t.tenantId, t.authorId, person),
  ],
)

/** How the client found somebody on a position, 1 to 5. */
export const itemRating = tenantTable(
  'item_rating',
  {
    itemId: uuid().notNull(),
    crewId: uuid().notNull(),
    statusId: uuid().notNull(),
    personId: uuid().notNull(),
    rating: integer().notNull(),
    remark: text(),
    raterName: text().notNull(),
    /** Who was logged in when it was given or changed last; null for those given before it was kept. */
    authorId: uuid(),
    createdAt: createdAt(),
    changedAt: instant(),
  },
  t => [
    unique('item_rating_once').on(t.tenantId, t.statusId),
    index('item_rating_crew').on(t.tenantId, t.crewId, t.createdAt),
    index('item_rating_person').on(t.tenantId, t.personId),
    within('item_rating_item', t.tenantId, t.itemId, crewItem),
    within('item_rating_crew_key', t.tenantId, t.crewId, projectCrew),
    within('item_rating_status', t.tenantId, t.statusId, itemStatus),
    within('item_rating_person_key', t.tenantId, t.personId, person),
    within('item_rating_author', t.tenantId, t.authorId, person),
  ],
)

/** What a crew chief handed over to planning, version by version; never changed. What was so then lies in its file. */
export const crewChiefSheet = tenantTable(
  'crew_chief_sheet',
  {
    crewId: uuid().notNull(),
    version: integer().notNull(),
    /** Of what it says, but for the chief's remark: the same again is no further version. */
    contentHash: text().notNull(),
    remark: text(),
    fileId: uuid().notNull(),
    releasedAt: instant().notNull(),
    releasedById: uuid().notNull(),
  },
  t => [
    unique('crew_chief_sheet_version').on(t.tenantId, t.crewId, t.version),
    within('crew_chief_sheet_crew', t.tenantId, t.crewId, projectCrew),
    within('crew_chief_sheet_file', t.tenantId, t.fileId, storedFile),
    within('crew_chief_sheet_by', t.tenantId, t.releasedById, person),
  ],
)
