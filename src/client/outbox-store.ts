import { type StoredEntry, deviceDatabase } from './database.ts'

export interface Owner {
  tenant: string
  person: string
  personName: string
}

const cookie = 'unsent'

/** Counts what waits, outside the database: when the browser deletes the database, this tells that something is gone. */
async function noteCount(): Promise<void> {
  const count = await (await deviceDatabase()).count('outbox')
  document.cookie = `${cookie}=${count}; Path=/; SameSite=Strict; Max-Age=${count ? 31_536_000 : 0}`
}
const notedCount = () => Number(new RegExp(`(?:^|; )${cookie}=(\\d+)`).exec(document.cookie)?.[1] ?? 0)

/** Whether entries that had been saved here are gone without having been sent. Asking puts the mark away. */
export async function wasEvicted(): Promise<boolean> {
  const noted = notedCount()
  if (!noted) return false
  const evicted = (await (await deviceDatabase()).count('outbox')) === 0
  if (evicted) await noteCount()
  return evicted
}

/** Stores an entry for good; it is on the device when this resolves. */
export async function addEntry(
  owner: Owner,
  entry: { key: string; position: string; request: unknown },
): Promise<void> {
  const db = await deviceDatabase()
  const transaction = db.transaction('outbox', 'readwrite', { durability: 'strict' })
  await transaction.store.add({ ...owner, ...entry, refused: null })
  await transaction.done
  await noteCount()
}

/** Every entry of one person at one agency, oldest first. */
export const entriesOf = async ({ tenant, person }: Pick<Owner, 'tenant' | 'person'>): Promise<StoredEntry[]> =>
  (await deviceDatabase()).getAllFromIndex('outbox', 'owner', [tenant, person])

/** Removes an entry, or keeps it with the problem it was refused with. */
export async function settleEntry(
  key: string,
  refused: string | null,
  details?: StoredEntry['details'],
): Promise<void> {
  const db = await deviceDatabase()
  const transaction = db.transaction('outbox', 'readwrite', { durability: 'strict' })
  const order = await transaction.store.index('key').getKey(key)
  const entry = order === undefined ? undefined : await transaction.store.get(order)
  if (order !== undefined && entry) {
    if (refused === null) await transaction.store.delete(order)
    else await transaction.store.put({ ...entry, refused, details })
  }
  await transaction.done
  await noteCount()
}

/** A refused entry is tried again as it was. */
export async function clearRefusal(key: string): Promise<void> {
  const db = await deviceDatabase()
  const transaction = db.transaction('outbox', 'readwrite')
  const order = await transaction.store.index('key').getKey(key)
  const entry = order === undefined ? undefined : await transaction.store.get(order)
  if (entry) await transaction.store.put({ ...entry, refused: null, details: undefined })
  await transaction.done
}

/** Who has unsent entries on this device, for the login page: names and counts, nothing of what they say. */
export async function waitingPeople(): Promise<{ name: string; count: number }[]> {
  if (!notedCount()) return []
  const counts = new Map<string, number>()
  for (const { personName } of await (await deviceDatabase()).getAll('outbox'))
    counts.set(personName, (counts.get(personName) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count }))
}
