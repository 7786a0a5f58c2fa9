import { z } from 'zod'
import { Venue } from './positions.ts'
import { route } from './route.ts'
import { Caption, Id, IdParam, Instant, Paging, listOf, named, oneLine, paging, searching } from './schemas.ts'
import { row } from './scopes.ts'

export const about = 'Tablets at the door'

export const Kiosk = named(
  'Kiosk',
  z.object({
    id: Id,
    crewId: Id,
    label: z.string().describe('which tablet this is, as its chief named it'),
    startedAt: Instant,
    startedBy: z.string(),
    lastSeenAt: Instant.nullable(),
    waiting: z.number().int().describe('entries the tablet had not sent when it was last heard'),
    revokedAt: Instant.nullable(),
    endedAt: Instant.nullable().describe('left with the exit PIN'),
  }),
)

export const OpenKiosk = named(
  'OpenKiosk',
  z.object({
    ...Kiosk.shape,
    crew: z.object({ id: Id, name: z.string() }).describe('whom it stands for'),
    project: z.object({ number: z.string(), name: z.string() }).describe('what the crew works on'),
  }),
)

export const NewKiosk = named(
  'NewKiosk',
  z.strictObject({
    label: oneLine(60).min(1),
    crewId: Id.describe('crew whose kiosk this tablet becomes'),
  }),
)

export const StartedKiosk = named('StartedKiosk', z.object({ token: z.string(), kiosk: Kiosk }))

export const RosterLine = named(
  'RosterLine',
  z.object({
    id: Id.describe('the job'),
    projectCrewItemId: Id,
    projectCrewItem: Id.optional().meta({
      deprecated: true,
      description: 'as `projectCrewItemId`, for tablets that have not taken the version that reads it',
    }),
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

const led = { sessions: ['user'], scope: row('crew', 'leads') } as const

export const listKiosks = route({
  operationId: 'listKiosks',
  method: 'get',
  path: '/projectCrews/{id}/kiosks',
  summary: 'Tablets that stand for a crew, newest first',
  access: led,
  params: IdParam,
  query: Paging,
  responses: { 200: listOf('KioskList', Kiosk) },
  extension: true,
})

export const listOpenKiosks = route({
  operationId: 'listOpenKiosks',
  method: 'get',
  path: '/kiosks',
  summary: 'Every tablet of the agency that is a kiosk now, the newest first',
  access: { sessions: ['user'], loginTypes: ['office'], scope: 'tenant' },
  query: z.strictObject({ ...searching, ...paging }),
  responses: { 200: listOf('OpenKioskList', OpenKiosk) },
  extension: true,
})

export const startKiosk = route({
  operationId: 'startKiosk',
  method: 'post',
  path: '/kiosks',
  summary: 'Turn this device into a crew’s kiosk; the session that asks ends',
  access: { sessions: ['user'], scope: row('crew', 'leads', 'body.crewId') },
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
  summary: 'Close a kiosk from afar; what it had recorded still arrives',
  access: { sessions: ['user'], scope: row('kiosk', 'oversees') },
  params: IdParam,
  responses: { 200: Kiosk },
  extension: true,
})

export const readRoster = route({
  operationId: 'readRoster',
  method: 'get',
  path: '/projectCrews/{id}/roster',
  summary: 'Who is expected at a kiosk, and where everybody stands',
  access: { sessions: ['kiosk'], scope: row('crew', 'standsFor') },
  params: IdParam,
  responses: { 200: Roster },
  problems: ['kioskRevoked'],
  extension: true,
})

export const KioskPin = named('KioskPin', z.object({ set: z.boolean(), required: z.boolean() }))
const ownPin = { sessions: ['user'], scope: 'own' } as const

export const readKioskPin = route({
  operationId: 'readKioskPin',
  method: 'get',
  path: '/kioskPin',
  summary: 'Whether the own PIN for kiosks is set, and whether the agency asks for one',
  access: ownPin,
  responses: { 200: KioskPin },
  extension: true,
})

export const setKioskPin = route({
  operationId: 'setKioskPin',
  method: 'post',
  path: '/kioskPin',
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
  summary: 'Take a forgotten PIN away, so that its person sets a new one',
  access: { sessions: ['user'], scope: row('line', 'leads') },
  params: IdParam,
  responses: { 204: null },
  extension: true,
})
