import { base64url, bytesOf } from '../../client/base64url.ts'
import { failureFrom, isUnanswered } from '../../client/problem.ts'
import { send } from '../../client/send.ts'
import { answering } from '../effects.ts'
import type { AskAnswer, PushProblem, ReadAnswer, RemoveAnswer, SubscribeAnswer } from './push-subscription.types.ts'
import { thisDevice } from './this-device.ts'

const markOf = async ({ endpoint }: PushSubscription) =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))))

const registration = () => navigator.serviceWorker.getRegistration()
const isAble = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

async function read(): Promise<ReadAnswer> {
  if (!isAble()) return { kind: 'unsupported' }
  if (Notification.permission === 'denied') return { kind: 'denied' }
  const worker = await registration()
  if (!worker) return { kind: 'unsupported' }
  const own = await worker.pushManager.getSubscription()
  return own ? { kind: 'subscribed', mark: await markOf(own) } : { kind: 'open' }
}

async function ask(): Promise<AskAnswer> {
  const said = await Notification.requestPermission()
  return { kind: said === 'default' ? 'dismissed' : said }
}

/** With the service of the browser; null where that takes nobody. */
async function subscribed(push: PushManager, serverKey: string): Promise<PushSubscription | null> {
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(serverKey) }
  try {
    return await push.subscribe(options)
  } catch {
    // A subscription for another key, as after a move to another server, stands in the way.
    const other = await push.getSubscription()
    if (!other) return null
    await other.unsubscribe()
    return push.subscribe(options).catch(() => null)
  }
}

async function subscribe(serverKey: string): Promise<SubscribeAnswer> {
  const worker = await registration()
  const own = worker && (await subscribed(worker.pushManager, serverKey))
  if (!own) return { kind: 'refused' }
  const { endpoint, keys } = own.toJSON()
  const body = {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    device: thisDevice(navigator.userAgent),
  }
  const { mark } = await send('post', '/api/v1/setPushNotificationSubscription', { body }, crypto.randomUUID())
  return { kind: 'subscribed', mark }
}

async function remove(id: string | null): Promise<RemoveAnswer> {
  if (id !== null)
    await send('post', '/api/v1/deletePushNotificationSubscription', { body: { id } }, crypto.randomUUID()).catch(
      (error: unknown) => {
        // Gone already: taken away on another device.
        if (failureFrom(error).status !== 404) throw error
      },
    )
  await (await (await registration())?.pushManager.getSubscription())?.unsubscribe()
  return { kind: 'removed' }
}

const problemOf = (error: unknown): { kind: PushProblem } => ({
  kind: isUnanswered(failureFrom(error)) ? 'unreachable' : 'refused',
})

/** The real effects, of this browser and the server. */
export const pushSubscriptionActors = {
  read: answering<ReadAnswer>(read, () => ({ kind: 'unsupported' })),
  ask: answering<AskAnswer>(ask, () => ({ kind: 'denied' })),
  subscribe: answering<SubscribeAnswer, string>(subscribe, problemOf),
  remove: answering<RemoveAnswer, string | null>(remove, problemOf),
}
