import type { Whereabouts } from '../../../domain/distance.ts'
import { serverNow } from '../../client/clock.ts'
import { entryOf } from '../../client/outbox/outbox-store.ts'
import { answering } from '../effects.ts'
import type { Outbox } from '../outbox/outbox.context.ts'
import type { OutboxEntry } from '../outbox/outbox.types.ts'
import type {
  AttendanceEvent,
  Delivery,
  EnqueueAnswer,
  LocateAnswer,
  LocationPermission,
  PunchDraft,
} from './attendance.types.ts'
import { enqueuePunch } from './punch-entries.actors.ts'

/** Where the device was; `seen` is server time in ms, as well as it is known. */
export interface Sighting {
  at: Whereabouts
  seen: number
}
export interface Sight {
  last: Sighting | null
  trouble: 'denied' | 'unavailable' | null
}

/** A place younger than this many ms is good enough for a punch. */
const recentFor = 60_000
/** Ms a tap waits for a place while the page is already looking for one. */
const whileLooking = 2_500
const options: PositionOptions = { enableHighAccuracy: true, maximumAge: 20_000, timeout: 15_000 }

const whereabouts = ({ coords }: GeolocationPosition): Whereabouts => ({
  latitude: coords.latitude,
  longitude: coords.longitude,
  accuracy: Math.round(coords.accuracy),
})
const troubleOf = (error: GeolocationPositionError): 'denied' | 'unavailable' =>
  error.code === error.PERMISSION_DENIED ? 'denied' : 'unavailable'

/** Looks where the device is: `look` while a screen shows it, `locate` for one punch. Both may make the browser ask. */
export function createLocator(geolocation: Geolocation | undefined) {
  let sight: Sight = { last: null, trouble: null }
  let watch: number | null = null
  /** On the page's own clock, which nobody sets. */
  let lastFound = Number.NEGATIVE_INFINITY
  const listeners = new Set<() => void>()
  const learn = (next: Sight) => {
    sight = next
    for (const listener of listeners) listener()
  }
  const found = (position: GeolocationPosition) => {
    lastFound = performance.now()
    learn({ last: { at: whereabouts(position), seen: serverNow() }, trouble: null })
  }
  const failed = (error: GeolocationPositionError) => learn({ ...sight, trouble: troubleOf(error) })

  return {
    current: () => sight,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    look() {
      if (!geolocation) learn({ ...sight, trouble: 'unavailable' })
      else watch ??= geolocation.watchPosition(found, failed, options)
    },
    stop() {
      if (watch !== null) geolocation?.clearWatch(watch)
      watch = null
    },
    locate(): Promise<LocateAnswer> {
      const { last } = sight
      if (last && performance.now() - lastFound < recentFor) return Promise.resolve({ kind: 'here', at: last.at })
      if (!geolocation) return Promise.resolve({ kind: 'unavailable' })
      return new Promise(resolve => {
        if (watch !== null) setTimeout(() => resolve({ kind: 'unavailable' }), whileLooking)
        geolocation.getCurrentPosition(
          position => {
            found(position)
            resolve({ kind: 'here', at: whereabouts(position) })
          },
          error => {
            failed(error)
            resolve({ kind: troubleOf(error) })
          },
          options,
        )
      })
    },
  }
}
export type Locator = ReturnType<typeof createLocator>

/**
 * Tells the browser's word on location now and whenever it changes; returns how to stop. A browser that does not say is
 * taken to ask, until it was explained once on this device.
 */
export function followPermission(explained: boolean, tell: (permission: LocationPermission) => void): () => void {
  let stopped = false
  let stop = () => {}
  if (!('geolocation' in navigator)) tell('denied')
  else if (!('permissions' in navigator)) tell(explained ? 'granted' : 'prompt')
  else
    navigator.permissions.query({ name: 'geolocation' }).then(
      status => {
        if (stopped) return
        const say = () => tell(status.state)
        status.addEventListener('change', say)
        stop = () => status.removeEventListener('change', say)
        say()
      },
      () => tell(explained ? 'granted' : 'prompt'),
    )
  return () => {
    stopped = true
    stop()
  }
}

/** The real effects of one person's day. `stored` hears of each entry as soon as it is on the device. */
export const attendanceActors = (
  outbox: Outbox,
  crew: string,
  locator: Locator,
  stored: (entry: OutboxEntry) => void,
) => ({
  locate: answering<LocateAnswer>(
    () => locator.locate(),
    () => ({ kind: 'unavailable' }),
  ),
  enqueue: answering<EnqueueAnswer, PunchDraft | null>(
    async draft => {
      if (!draft) return { kind: 'failed' }
      const entry = await enqueuePunch(outbox, crew, draft)
      stored(entry)
      return { kind: 'queued', entry: entry.key }
    },
    () => ({ kind: 'failed' }),
  ),
})

interface Attending {
  send: (event: AttendanceEvent) => void
  getSnapshot: () => { context: { deliveries: Readonly<Record<string, { delivery: Delivery }>> } }
}

async function tellGone(attendance: Attending): Promise<void> {
  const open = () =>
    Object.entries(attendance.getSnapshot().context.deliveries).flatMap(([key, { delivery }]) =>
      delivery === 'queued' || delivery === 'sending' ? [key] : [],
    )
  for (const key of open()) {
    const stored = await entryOf(key)
    if (stored?.state === 'waiting' || !open().includes(key)) continue
    attendance.send({ type: 'ENTRY_ANSWERED', entry: key, answer: stored ? 'refused' : 'received' })
  }
}

/**
 * Tells an attendance what becomes of its entries; returns how to stop. An entry that another tab sent is only seen to
 * be gone, or to be refused: that is told as well.
 */
export function followEntries(outbox: Outbox['actor'], attendance: Attending): () => void {
  const told = [
    outbox.on('sending', ({ key }) => attendance.send({ type: 'ENTRY_SENDING', entry: key })),
    outbox.on('waiting', ({ key }) => attendance.send({ type: 'ENTRY_WAITING', entry: key })),
    outbox.on('answered', ({ key, answer }) => attendance.send({ type: 'ENTRY_ANSWERED', entry: key, answer })),
    outbox.subscribe(snapshot => {
      if (snapshot.matches('idle') || snapshot.matches('blocked')) void tellGone(attendance).catch(() => undefined)
    }),
  ]
  return () => {
    for (const subscription of told) subscription.unsubscribe()
  }
}
