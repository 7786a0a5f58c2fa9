/**
 * Keeps the application's own files, so that it opens without network. Answers of the API pass through, for the
 * application keeps those itself, per session; only faces are kept here, until the session ends. HTML is asked for first
 * and kept for when there is no answer within two seconds.
 */
import { giveWay } from '../client/idle-device.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] }

const shell = 'shell-v1'
const page = 'page-v1'
/** Emptied at the end of a session, which `last-answers.ts` tells. */
const faces = 'faces-v1'
const mostFaces = 500
const patience = 2_000
const files = self.__WB_MANIFEST.map(entry => `/${entry.url}`)
const byHost = [
  '/theme.css',
  '/manifest.webmanifest',
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-192.png',
]

/** Files asked for at a time: what the page itself asks for comes between. */
const atOnce = 16
let givesWay = false
// Not by a message to the worker, which would start one that had stopped: it then stayed in charge until it idled.
new BroadcastChannel(giveWay).onmessage = () => (givesWay = true)

/** A file that cannot be kept now is kept when it is next asked for. */
const keep = (name: string, paths: readonly string[]) =>
  caches.open(name).then(cache => Promise.all(paths.map(path => cache.add(path).catch(() => undefined))))

/** The application's files that are not kept yet: a name says what is in it, so a new version fetches what is new. */
async function keepMissing(): Promise<void> {
  const cache = await caches.open(shell)
  const known = new Set((await cache.keys()).map(request => new URL(request.url).pathname))
  const missing = files.filter(path => !known.has(path)).values()
  const next = async () => {
    for (const path of missing) {
      if (givesWay) return
      await cache.add(path).catch(() => undefined)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, next))
}

// The page as well: the visit that installs the worker was not answered by it.
self.addEventListener('install', event => {
  event.waitUntil(Promise.all([keepMissing(), keep(page, ['/', ...byHost])]))
})

self.addEventListener('activate', event => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(shell)
      for (const request of await cache.keys())
        if (!files.includes(new URL(request.url).pathname)) await cache.delete(request)
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('message', event => {
  if (event.data === 'SKIP_WAITING') void self.skipWaiting()
  // What could not be kept at the first visit.
  if (event.data === 'COMPLETE') {
    givesWay = false
    event.waitUntil(keepMissing())
  }
  if (event.data === 'SESSION_BEGAN') left.delete(from(event.source))
  if (event.data === 'SESSION_ENDED') {
    left.add(from(event.source))
    // Whoever uses this device next is told nothing of the one before.
    event.waitUntil(untold())
    event.waitUntil(caches.delete(faces).then(() => event.ports[0]?.postMessage('forgotten')))
  }
})

self.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (isFace(request, url)) {
    event.respondWith(face(request, url, event.clientId))
    return
  }
  if (
    request.method !== 'GET' ||
    url.origin !== location.origin ||
    url.pathname.startsWith('/api/') ||
    url.pathname === '/version.json'
  )
    return
  if (request.mode === 'navigate') event.respondWith(networkFirst(request))
  else if (byHost.includes(url.pathname)) event.respondWith(kept(request, event))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(ownFile(request))
})

/** As the server seals it: server/push. */
interface Pushed {
  title: string
  body: string
  path: string
  tag: string
}

self.addEventListener('push', event => {
  const { title, body, path, tag } = event.data?.json() as Pushed
  // A later one of the same takes its place, and rings again.
  const shown = { body, tag, renotify: true, icon: '/icon-192.png', data: { path } } as NotificationOptions
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', event => {
  const { notification } = event
  notification.close()
  const { path } = notification.data as { path: string }
  event.waitUntil(opened(new URL(path, location.origin).href))
})

/** Where the app is open it goes there, unless something unsaved holds it: the page itself asks. */
async function opened(href: string): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' })
  if (!page) return void (await self.clients.openWindow(href))
  await page.focus().catch(() => undefined)
  await page.navigate(href).catch(() => self.clients.openWindow(href))
}

async function untold(): Promise<void> {
  const own = await self.registration.pushManager?.getSubscription()
  await own?.unsubscribe()
  for (const shown of await self.registration.getNotifications()) shown.close()
}

const late = () => new Promise<null>(resolve => setTimeout(() => resolve(null), patience))

/** As pages show it: by a signed address, which is good for an hour or two. */
const isFace = ({ method, headers }: Request, { origin, pathname, searchParams }: URL) =>
  method === 'GET' &&
  origin === location.origin &&
  /^\/api\/v1\/persons\/[^/]+\/picture$/.test(pathname) &&
  searchParams.has('signature') &&
  !headers.has('authorization')

/** Pages whose session ended: what still comes for them is not kept. */
const left = new Set<string>()
const from = (source: ExtendableMessageEvent['source']) => (source instanceof Client ? source.id : '')

/** A face under its person, whatever it was signed with; without network, or with an address of yesterday, the last one. */
async function face(request: Request, { pathname, searchParams }: URL, page: string): Promise<Response> {
  const cache = await caches.open(faces)
  const fresh = fetch(request).then(async answer => {
    if (answer.ok && !left.has(page)) {
      await cache.put(pathname, answer.clone()).catch(() => undefined)
      const known = await cache.keys()
      for (const old of known.slice(0, Math.max(0, known.length - mostFaces))) await cache.delete(old)
    }
    return answer
  })
  const first = await Promise.race([fresh.catch(() => null), late()])
  if (first && (first.ok || Number(searchParams.get('expires')) > Date.now())) return first
  return (await cache.match(pathname)) ?? first ?? fresh
}

async function networkFirst(request: Request): Promise<Response> {
  const cache = await caches.open(page)
  const fresh = fetch(request).then(async answer => {
    // A picture opened in a tab is a navigation too.
    const isPage = answer.ok && answer.headers.get('content-type')?.includes('html')
    // Made anew, for an answer remembers its address, and that may hold a link's password or token.
    if (isPage) await cache.put('/', new Response(answer.clone().body, { headers: answer.headers }))
    return answer
  })
  const first = await Promise.race([fresh.catch(() => null), late()])
  return first ?? (await cache.match('/')) ?? fresh
}

async function kept(request: Request, event: FetchEvent): Promise<Response> {
  const cache = await caches.open(page)
  const old = await cache.match(request)
  const fresh = fetch(request).then(async answer => {
    if (answer.ok) await cache.put(request, answer.clone())
    return answer
  })
  if (!old) return fresh
  event.waitUntil(fresh.catch(() => undefined))
  return old
}

async function ownFile(request: Request): Promise<Response> {
  const known = await caches.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(shell)).put(request, answer.clone())
  return answer
}
