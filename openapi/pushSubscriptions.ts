import { z } from 'zod'
import { route } from './route.ts'
import { Id, Instant, named, oneLine } from './schemas.ts'

export const about = 'Devices that are told at once, also while the app is closed (Web Push, RFC 8030)'

export const deviceKinds = ['phone', 'tablet', 'desk'] as const
export type DeviceKind = (typeof deviceKinds)[number]

/** What a browser is given by the service it is told through: RFC 8291. */
const keys = z.strictObject({
  p256dh: z
    .string()
    .regex(/^[\w-]{87}=?$/)
    .describe('its public key, P-256 uncompressed, base64url'),
  auth: z
    .string()
    .regex(/^[\w-]{22}(==)?$/)
    .describe('its secret of 16 bytes, base64url'),
})

export const PushDevice = named(
  'PushDevice',
  z.object({
    id: Id,
    mark: z.string().describe('SHA-256 of the endpoint, base64url: a device knows itself by it'),
    kind: z.enum(deviceKinds),
    browser: z.string().describe('what runs there'),
    createdAt: Instant.describe('since when it is told'),
    arrivedAt: Instant.nullable().describe('when its service took the last message; null: none yet'),
    silentSince: Instant.nullable().describe('since when it does not answer; null: it does'),
    on: z.boolean().describe('false: it does not answer any more and is told nothing'),
  }),
)
export const QuietHours = z
  .object({ from: z.number().int(), to: z.number().int() })
  .nullable()
  .describe('hours of the clock where somebody is between which their devices are told nothing; null: no such hours')
export const PushDevices = named(
  'PushDevices',
  z.object({
    serverKey: z.string().describe('public key of this server, P-256 uncompressed, base64url: `applicationServerKey`'),
    quietHours: QuietHours,
    items: z.array(PushDevice).describe('own devices, the newest first'),
  }),
)
export const NewPushSubscription = named(
  'NewPushSubscription',
  z.strictObject({
    endpoint: z
      .url({ protocol: /^https?$/ })
      .max(2_000)
      .describe('address at a push service that browsers use; any other is refused'),
    expirationTime: z.number().nullable().optional().describe('as the browser gives it; not looked at'),
    keys: keys.describe('what messages are sealed with'),
    device: z
      .strictObject({ kind: z.enum(deviceKinds), browser: oneLine(60).min(1).describe('what runs there') })
      .describe('as the list of devices calls it'),
  }),
)
export const GonePushSubscription = named('GonePushSubscription', z.strictObject({ id: Id.describe('of the device') }))

const own = { sessions: ['user'], scope: 'own' } as const

export const readPushDevices = route({
  operationId: 'readPushDevices',
  method: 'get',
  path: '/pushNotificationSubscriptions',
  summary: 'Own devices that are told at once, and the key a browser subscribes with',
  access: own,
  responses: { 200: PushDevices },
  extension: true,
})
export const setPushNotificationSubscription = route({
  operationId: 'setPushNotificationSubscription',
  method: 'post',
  path: '/setPushNotificationSubscription',
  summary:
    'Have a device told; a device that is known already is renewed, and whoever had it before is told there no more',
  access: own,
  body: NewPushSubscription,
  responses: { 200: PushDevice },
})
export const deletePushNotificationSubscription = route({
  operationId: 'deletePushNotificationSubscription',
  method: 'post',
  path: '/deletePushNotificationSubscription',
  summary: 'Have a device told no more',
  access: own,
  body: GonePushSubscription,
  responses: { 204: null },
  problems: ['notFound'],
})
