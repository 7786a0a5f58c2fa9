import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { itemStatus } from './attendance.ts'
import { createdAt, instant, tenantId } from './columns.ts'
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
export const deliveryNote = pgTable(
  'delivery_note',
  {
    tenantId: tenantId(),
    id: uuid().notNull(),
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
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('delivery_note_crew').on(t.tenantId, t.crewId),
    unique('delivery_note_number').on(t.tenantId, t.number),
    foreignKey({
      name: 'delivery_note_crew_key',
      columns: [t.tenantId, t.crewId],
      foreignColumns: [projectCrew.tenantId, projectCrew.id],
    }),
    foreignKey({
      name: 'delivery_note_confirmed_by',
      columns: [t.tenantId, t.confirmedById],
      foreignColumns: [person.tenantId, person.id],
    }),
    foreignKey({
      name: 'delivery_note_signed_by',
      columns: [t.tenantId, t.signedById],
      foreignColumns: [person.tenantId, person.id],
    }),
    foreignKey({
      name: 'delivery_note_released_by',
      columns: [t.tenantId, t.releasedById],
      foreignColumns: [person.tenantId, person.id],
    }),
    foreignKey({
      name: 'delivery_note_file',
      columns: [t.tenantId, t.fileId],
      foreignColumns: [storedFile.tenantId, storedFile.id],
    }),
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
    foreignKey({
      name: 'signed_hours_status',
      columns: [t.tenantId, t.statusId],
      foreignColumns: [itemStatus.tenantId, itemStatus.id],
    }),
    foreignKey({
      name: 'signed_hours_note_key',
      columns: [t.tenantId, t.noteId],
      foreignColumns: [deliveryNote.tenantId, deliveryNote.id],
    }),
  ],
)

/** A correction of signed hours: who, when, why; the latest one counts. Append-only. */
export const hoursAmendment = pgTable(
  'hours_amendment',
  {
    tenantId: tenantId(),
    id: uuid().notNull(),
    statusId: uuid().notNull(),
    previousMinutes: integer().notNull(),
    chargeableMinutes: integer().notNull(),
    reason: text().notNull(),
    authorId: uuid().notNull(),
    createdAt: createdAt(),
  },
  t => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('hours_amendment_status').on(t.tenantId, t.statusId, t.createdAt),
    foreignKey({
      name: 'hours_amendment_signed',
      columns: [t.tenantId, t.statusId],
      foreignColumns: [signedHours.tenantId, signedHours.statusId],
    }),
    foreignKey({
      name: 'hours_amendment_author',
      columns: [t.tenantId, t.authorId],
      foreignColumns: [person.tenantId, person.id],
    }),
  ],
)

/** How the client found the people of a position, 1 to 5. */
export const itemRating = pgTable(
  'item_rating',
  {
    tenantId: tenantId(),
    id: uuid().notNull(),
    itemId: uuid().notNull(),
    crewId: uuid().notNull(),
    rating: integer().notNull(),
    remark: text(),
    raterName: text().notNull(),
    createdAt: createdAt(),
  },
  t => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('item_rating_crew').on(t.tenantId, t.crewId, t.createdAt),
    foreignKey({
      name: 'item_rating_item',
      columns: [t.tenantId, t.itemId],
      foreignColumns: [crewItem.tenantId, crewItem.id],
    }),
    foreignKey({
      name: 'item_rating_crew_key',
      columns: [t.tenantId, t.crewId],
      foreignColumns: [projectCrew.tenantId, projectCrew.id],
    }),
  ],
)
