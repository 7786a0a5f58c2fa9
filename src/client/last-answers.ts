import { type DehydratedState, type QueryClient, dehydrate, hydrate } from '@tanstack/react-query'
import { deviceDatabase } from './database.ts'
import { forgetPapers } from './files/kept-papers.ts'
import { keepFor } from './query.ts'
import { allOld } from './refresh.ts'
import { readStored } from './stored-items.ts'

const write = 1_000

/** Every answer kept for one person under one contract. */
const of = (owner: string) => IDBKeyRange.bound([owner, ''], [owner, '\uffff'])

/** Brings the last answers of this person back, so that screens show something without network; old ones go. */
export async function restoreAnswers(queries: QueryClient, owner: string): Promise<void> {
  const db = await deviceDatabase()
  const kept = await db.getAll('answers', of(owner))
  const old = Date.now() - keepFor
  const young = kept.filter(({ keptAt }) => keptAt > old)
  hydrate(queries, { mutations: [], queries: young.map(({ query }) => query as DehydratedState['queries'][number]) })
  // However young, they are of an earlier life of the page, which may have learnt more than it could write down.
  await allOld(queries)
  if (young.length < kept.length) await forgetOlderThan(old)
}

async function forgetOlderThan(instant: number): Promise<void> {
  const { store, done } = (await deviceDatabase()).transaction('answers', 'readwrite')
  const index = store.index('keptAt')
  for (const key of await index.getAllKeys(IDBKeyRange.upperBound(instant))) await store.delete(key)
  await done
}

/** Keeps answers on the device as they arrive, each by itself; at most one write a second. Returns how to stop. */
export function keepAnswers(queries: QueryClient, owner: string): () => void {
  worker()?.postMessage('SESSION_BEGAN')
  let timer: ReturnType<typeof setTimeout> | undefined
  let arrived = new Set<string>()
  const store = async () => {
    timer = undefined
    const hashes = arrived
    arrived = new Set()
    // What holds a password says `kept: false`.
    const state = dehydrate(queries, {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: ({ queryHash, state: { status }, meta }) =>
        hashes.has(queryHash) && status === 'success' && meta?.['kept'] !== false,
    })
    const db = await deviceDatabase()
    // A session that ended meanwhile leaves nothing behind.
    if (readStored('token') === null) return
    const transaction = db.transaction('answers', 'readwrite')
    for (const query of state.queries)
      void transaction.store
        .put({ owner, hash: query.queryHash, keptAt: query.state.dataUpdatedAt, query })
        .catch(() => undefined)
    await transaction.done
  }
  const stop = queries.getQueryCache().subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    arrived.add(event.query.queryHash)
    timer ??= setTimeout(() => void store().catch(() => undefined), write)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** Ends with the session: the next person on this device finds nothing, no face and no paper either. */
export async function forgetAnswers(): Promise<void> {
  await Promise.all([deviceDatabase().then(db => db.clear('answers')), forgetFaces(), forgetPapers()])
}

/** Where the worker keeps pictures of people; `sw.ts` writes it. */
const faces = 'faces-v1'

/** Whether the picture at this address is on the device, whatever it was signed with then. */
export const isFaceKept = async (address: string): Promise<boolean> =>
  (await (await caches.open(faces)).match(new URL(address, location.origin).pathname)) !== undefined

/** Ms in which a worker that runs answers. */
const patience = 1_000

const worker = () => ('serviceWorker' in navigator ? navigator.serviceWorker.controller : null)

/** The worker forgets them itself, so that a face which is still on its way is not kept after all. */
async function forgetFaces(): Promise<void> {
  const inCharge = worker()
  if (inCharge) {
    const { port1, port2 } = new MessageChannel()
    const forgotten = new Promise<boolean>(resolve => (port1.onmessage = () => resolve(true)))
    inCharge.postMessage('SESSION_ENDED', [port2])
    const late = new Promise<boolean>(resolve => setTimeout(() => resolve(false), patience))
    const isForgotten = await Promise.race([forgotten, late])
    port1.close()
    if (isForgotten) return
  }
  if ('caches' in globalThis) await caches.delete(faces)
}
