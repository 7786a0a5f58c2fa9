import { freshDevice } from '../support/outside/push-device.ts'
import type { UnderTest } from './under-test.ts'
import { everyUser, type Verdicts } from './verdicts.ts'

const { keys } = freshDevice()
/** The member's own device. */
const owner: Verdicts = ['yes', 404, 404, 404, 404, 404, 404, 404, 403, 403, 403, 401]

export const underTest: UnderTest = {
  calls: w => ({
    setPushNotificationSubscription: {
      body: {
        endpoint: 'https://fcm.googleapis.com/fcm/send/of-a-test',
        keys,
        device: { kind: 'phone', browser: 'Chrome' },
      },
    },
    deletePushNotificationSubscription: { body: { id: w.pushDevices.main } },
  }),
  verdicts: {
    readPushDevices: everyUser,
    setPushNotificationSubscription: everyUser,
    deletePushNotificationSubscription: owner,
  },
  bodies: {
    'deletePushNotificationSubscription id': { main: w => w.pushDevices.main, other: w => w.pushDevices.other },
  },
}
