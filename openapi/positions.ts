import { z } from 'zod'
import { Caption, Day, Id, Instant, PersonRef, WallTime, named } from './schemas.ts'

/** Life of one person on one position; `applied` and `invited` wait, the last five have left the day. */
export const positionStatuses = [
  'applied',
  'invited',
  'confirmed',
  'checkedIn',
  'checkedOut',
  'signedOff',
  'notNeeded',
  'noShow',
  'cancelled',
  'declined',
] as const
export const PositionStatus = z.enum(positionStatuses).meta({ id: 'PositionStatus' })

export const Venue = named(
  'Venue',
  z.object({
    id: Id,
    name: z.string(),
    city: z.string(),
    entrance: z.string().nullable(),
    timeZone: z.string(),
    geoData: z.object({ latitude: z.number(), longitude: z.number(), radius: z.number().int() }).nullable(),
  }),
)

/** When a position works: wall time at the venue, and the instants the server derived from it. */
export const shiftFields = {
  startDate: Day,
  endDate: Day.nullable(),
  startTime: WallTime,
  endTime: WallTime,
  timeZone: z.string(),
  starts: Instant,
  ends: Instant,
}

export const CrewItem = named(
  'ProjectCrewItem',
  z.object({
    id: Id,
    projectCrew: z.object({ id: Id, name: z.string() }),
    function: Caption,
    task: z.string().nullable(),
    ...shiftFields,
    breakMinutes: z.number().int(),
    catering: Caption.nullable(),
    amountOfRows: z.number().int(),
    filled: z.number().int(),
    requested: z
      .number()
      .int()
      .describe('free places an invitation or application waits for; 0 for clients and visitors'),
    asked: z
      .number()
      .int()
      .describe('people who were invited or have confirmed: whom a move is told; 0 unless planning reads it'),
    openForApplications: z.boolean(),
    crewChiefOnly: z.boolean(),
    confirmBy: Instant.nullable(),
    commentExternal: z.string().nullable(),
    commentInternal: z.string().nullable().describe('null unless planning reads it'),
    commentCrew: z.string().nullable(),
    commentCrewChief: z.string().nullable().describe('null unless the chief or planning reads it'),
    clientAdded: z.boolean(),
    revision: z
      .number()
      .int()
      .describe('counts its changes by planning; sent with a change, it keeps another’s from being lost'),
  }),
)

/** Captions of the LOG activities; always in English. */
export const captions = ['Pre-call', 'Check-in', 'Check-out'] as const

const ContradictingPunch = named(
  'ContradictingPunch',
  z.object({
    id: Id,
    caption: z.enum(captions),
    at: Instant,
    recordedBy: z.string().nullable().describe('who punched, when it was not the person'),
    counts: z.boolean().describe('whether it is the one of its kind that counts now'),
  }),
)

const PunchFact = named(
  'PunchFact',
  z.object({
    id: Id,
    entry: z.string().describe('what a retraction names'),
    caption: z.enum(captions),
    at: Instant,
    recordedBy: z.string().nullable().describe('who punched, when it was not the person'),
    stated: z.boolean().describe('a time that was said, not read from a clock'),
    counts: z.boolean().describe('whether it is the one of its kind that counts now'),
    struckBy: z.string().nullable().describe('who took it back; null while it stands'),
    pin: z.enum(['right', 'wrong', 'none']).nullable().describe('what the PIN at a kiosk proved'),
    accepted: z.boolean().describe('the chief let it count'),
  }),
)

export const LineHours = named(
  'LineHours',
  z.object({
    planned: z.number().int().describe('minutes of the shift, less its break'),
    worked: z.number().int().nullable().describe('minutes from check-in to check-out, less the break'),
    from: Instant.nullable(),
    to: Instant.nullable(),
    chargeable: z.number().int().nullable().describe('minutes; null until proposed or entered'),
    proposed: z.number().int().nullable().describe('minutes the punches propose; null while one is missing'),
    amended: z.number().int().nullable().describe('minutes that count instead, since a correction after the sign-off'),
  }),
)

export const CrewItemStatus = named(
  'ProjectCrewItemStatus',
  z.object({
    id: Id,
    projectCrewItem: z.object({ id: Id, function: Caption, task: z.string().nullable() }),
    person: PersonRef,
    status: PositionStatus,
    caption: z.string(),
    isCrewChief: z.boolean(),
    ...shiftFields,
    preCallAt: Instant.nullable(),
    checkInAt: Instant.nullable(),
    checkOutAt: Instant.nullable(),
    flagged: z.boolean().describe('a punch is uncertain, contradicts another, or was made outside the venue'),
    flagReason: z.string().nullable(),
    recordedBy: z.string().nullable().describe('who made the latest punch that counts, when it was not the person'),
    contradictions: z
      .array(ContradictingPunch)
      .describe('by time, the punches that contradict each other; empty unless the chief or planning reads it'),
    trail: z
      .array(PunchFact)
      .describe(
        'every punch as it was made, by time, also those taken back; empty unless the chief or planning reads it',
      ),
    changeUnanswered: z
      .boolean()
      .describe(
        'planning has moved the shift since the person said yes, and they have not said that it is fine; false unless the chief or planning reads it',
      ),
    overlapAccepted: z.boolean(),
    remark: z.string().nullable(),
    cancelReason: z.string().nullable().describe('why the person cannot come; null unless office or planning reads it'),
    breakMinutes: z.number().int(),
    hours: LineHours,
  }),
)

/** Less rest, or a longer day between two rests, than the agency has settled; in minutes. */
export const RestWarning = named(
  'RestWarning',
  z.object({ kind: z.enum(['rest', 'day']), minutes: z.number().int(), limit: z.number().int() }),
)

/** Another entry at the same time, named in the question about a double booking. */
export const Collision = named(
  'Collision',
  z.object({
    id: Id,
    function: Caption,
    venue: z.string(),
    city: z.string(),
    ...shiftFields,
  }),
)
