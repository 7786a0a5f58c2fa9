import { z } from 'zod'
import { CrewItemStatus, Venue } from './positions.ts'
import { EntryKey, NewPunch } from './projectCrewItems.ts'
import type { ProblemCode } from './problems.ts'
import { route } from './route.ts'
import { ClockReading } from './signatures.ts'
import { Caption, Id, IdParam, Instant, Paging, listOf, named } from './schemas.ts'

export const Kiosk = named(
  'Kiosk',
  z.object({
    id: Id,
    crew: Id,
    label: z.string().describe('which tablet this is, as its chief named it'),
    startedAt: Instant,
    startedBy: z.string(),
    lastSeenAt: Instant.nullable(),
    waiting: z.number().int().describe('entries the tablet had not sent when it was last heard'),
    revokedAt: Instant.nullable(),
    endedAt: Instant.nullable().describe('left with the exit PIN'),
  }),
)

export const NewKiosk = named(
  'NewKiosk',
  z.strictObject({
    label: z.string().trim().min(1).max(60),
    crew: Id.describe('crew whose kiosk this tablet becomes'),
  }),
)

export const StartedKiosk = named('StartedKiosk', z.object({ token: z.string(), kiosk: Kiosk }))

export const RosterLine = named(
  'RosterLine',
  z.object({
    id: Id.describe('the job'),
    projectCrewItem: Id,
    person: z.object({
      id: Id,
      firstName: z.string(),
      lastName: z.string(),
      pictured: z.boolean().describe('whether there is a picture to ask for'),
      pin: z.boolean().describe('whether the person has set a PIN'),
    }),
    function: Caption,
    task: z.string().nullable(),
    starts: Instant,
    ends: Instant,
    startTime: z.string().describe('wall time at the venue, HH:MM'),
    endTime: z.string(),
    status: z.string(),
    preCallAt: Instant.nullable(),
    checkInAt: Instant.nullable(),
    checkOutAt: Instant.nullable(),
  }),
)

export const Roster = named(
  'Roster',
  z.object({
    crew: z.object({ id: Id, name: z.string() }),
    kiosk: z.object({ id: Id, label: z.string() }),
    location: Venue,
    meetingPoint: z.string().nullable(),
    timeZone: z.string(),
    crewChief: z
      .object({ name: z.string() })
      .nullable()
      .describe('whom to ask; no phone, for the tablet hangs in public'),
    checkInOpensMinutes: z.number().int(),
    pinRequired: z.boolean(),
    sealKey: z.string().describe('public P-256 key of this installation, raw, base64url: PINs are sealed to it'),
    lines: z.array(RosterLine),
  }),
)

/** A PIN sealed to the installation's key, bound to its entry. */
const SealedPin = z
  .string()
  .max(600)
  .regex(/^[\w-]+$/)

export const PunchEntry = named(
  'PunchEntry',
  z.strictObject({
    key: EntryKey.describe('Idempotency-Key of this entry'),
    projectCrewItem: Id,
    ...NewPunch.omit({ sent: true }).shape,
    pin: SealedPin.optional().describe('the person’s PIN, where one was typed at a kiosk'),
  }),
)

export const PunchBatch = named(
  'PunchBatch',
  z.strictObject({
    entries: z.array(PunchEntry).max(100),
    sent: ClockReading.optional().describe('when the batch was sent, by the same device'),
    waiting: z.number().int().min(0).max(1_000_000).optional().describe('entries left on the device after these'),
    leaving: z.boolean().optional().describe('a kiosk is left: its session ends when these are stored'),
  }),
)

/** What one entry can be refused with; the batch itself is answered. */
const entryProblems = [
  'notFound',
  'crewChiefOnly',
  'invalidInput',
  'outOfTurn',
  'jobNotStarted',
  'checkInMissing',
  'undoTooLate',
  'hoursImpossible',
  'pinWrong',
  'idempotencyKeyReused',
  'internal',
] as const satisfies readonly ProblemCode[]

export const PunchBatchAnswer = named(
  'PunchBatchAnswer',
  z.object({
    answers: z.array(
      z.object({
        key: z.string(),
        outcome: z.enum(['accepted', 'duplicate', 'conflict', 'refused']),
        problem: z.enum(entryProblems).optional().describe('code, where refused'),
        details: z.record(z.string(), z.unknown()).optional(),
        at: Instant.optional(),
        exact: z.boolean().optional(),
        outside: z.boolean().optional(),
        status: CrewItemStatus.optional().describe('for users, not for kiosks'),
      }),
    ),
  }),
)

const led = { sessions: ['user'], scope: 'ledCrew' } as const

export const listKiosks = route({
  operationId: 'listKiosks',
  method: 'get',
  path: '/projectCrews/{id}/kiosks',
  tag: 'kiosks',
  summary: 'Tablets that stand for a crew, newest first',
  access: led,
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('KioskList', Kiosk) },
  extension: true,
})

export const startKiosk = route({
  operationId: 'startKiosk',
  method: 'post',
  path: '/kiosks',
  tag: 'kiosks',
  summary: 'Turn this device into a crew’s kiosk; the session that asks ends',
  access: { sessions: ['user'], scope: 'crewOfBody' },
  body: NewKiosk,
  responses: { 201: StartedKiosk },
  problems: ['outOfTurn'],
  withoutKey: true,
  extension: true,
})

export const revokeKiosk = route({
  operationId: 'revokeKiosk',
  method: 'post',
  path: '/kiosks/{id}/revoke',
  tag: 'kiosks',
  summary: 'Close a kiosk from afar; what it had recorded still arrives',
  access: { sessions: ['user'], scope: 'ledKiosk' },
  params: IdParam,
  responses: { 200: Kiosk },
  extension: true,
})

export const readRoster = route({
  operationId: 'readRoster',
  method: 'get',
  path: '/projectCrews/{id}/roster',
  tag: 'kiosks',
  summary: 'Who is expected at a kiosk, and where everybody stands',
  access: { sessions: ['kiosk'], scope: 'kioskCrew' },
  params: IdParam,
  responses: { 200: Roster },
  problems: ['kioskRevoked'],
  extension: true,
})

export const sendPunches = route({
  operationId: 'sendPunches',
  method: 'post',
  path: '/punches',
  tag: 'kiosks',
  summary: 'Replay an outbox: each entry is done once, by its own key, and answered by itself',
  access: { sessions: ['user', 'kiosk'], scope: 'punchBatch' },
  body: PunchBatch,
  responses: { 200: PunchBatchAnswer },
  // Each entry carries its own.
  withoutKey: true,
  extension: true,
})

export const KioskPin = named('KioskPin', z.object({ set: z.boolean(), required: z.boolean() }))
const ownPin = { sessions: ['user'], scope: 'own' } as const

export const readKioskPin = route({
  operationId: 'readKioskPin',
  method: 'get',
  path: '/kioskPin',
  tag: 'kiosks',
  summary: 'Whether the own PIN for kiosks is set, and whether the agency asks for one',
  access: ownPin,
  responses: { 200: KioskPin },
  extension: true,
})

export const setKioskPin = route({
  operationId: 'setKioskPin',
  method: 'post',
  path: '/kioskPin',
  tag: 'kiosks',
  summary: 'Set the own PIN for kiosks',
  access: ownPin,
  body: named('NewKioskPin', z.strictObject({ pin: z.string().regex(/^\d{4}$/, 'four digits') })),
  responses: { 200: KioskPin },
  extension: true,
})

export const resetKioskPin = route({
  operationId: 'resetKioskPin',
  method: 'post',
  path: '/projectCrewItemStatus/{id}/resetKioskPin',
  tag: 'kiosks',
  summary: 'Take a forgotten PIN away, so that its person sets a new one',
  access: { sessions: ['user'], scope: 'ledStatus' },
  params: IdParam,
  responses: { 204: null },
  extension: true,
})
