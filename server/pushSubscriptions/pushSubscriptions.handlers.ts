import { noticeRules } from '../../domain/pushSubscriptions/notice-rules.ts'
import type * as contract from '../../openapi/pushSubscriptions.ts'
import type { Handlers } from '../context.ts'
import { addDevice, ownDevices, removeDevice } from './devices.ts'

export const handlers: Handlers<typeof contract> = {
  readPushDevices: async (_, ctx) => ({
    status: 200,
    body: {
      serverKey: ctx.services.push.publicKey,
      quietHours: noticeRules(ctx.tenant.settings).quietHours,
      items: await ownDevices(ctx),
    },
  }),
  setPushNotificationSubscription: async ({ body }, ctx) => ({ status: 200, body: await addDevice(ctx, body) }),
  deletePushNotificationSubscription: async ({ body }, ctx) => {
    await removeDevice(ctx, body.id)
    return { status: 204 }
  },
}
