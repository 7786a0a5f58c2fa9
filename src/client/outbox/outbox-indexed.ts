import { type DeviceDatabase, deviceDatabase } from '../database.ts'
import { copyEntry, dropCopies, readCopies } from './outbox-copy.ts'
import { type EntryStore, type Wanted, type Whose, shownAtMost } from './outbox-entries.ts'

const stateOf = ({ tenant, person }: Whose, state: 'waiting' | 'refused'): [string, string, string] => [
  tenant,
  person,
  state,
]

/** The newest entries under one key of an index, oldest first: a cursor from the end touches no more than it gives. */
async function newest(db: DeviceDatabase, { tenant, person }: Whose, wanted: Wanted) {
  const { store } = db.transaction('outbox')
  if ('refused' in wanted) return store.index('state').getAll(stateOf({ tenant, person }, 'refused'), shownAtMost)
  if ('waiting' in wanted) return store.index('state').getAll(stateOf({ tenant, person }, 'waiting'), shownAtMost)
  const index = 'crew' in wanted ? store.index('crew') : store.index('position')
  const key: [string, string, string] = [tenant, person, 'crew' in wanted ? wanted.crew : wanted.position]
  const all = await index.getAll(key, shownAtMost + 1)
  if (all.length <= shownAtMost) return all
  const found = []
  for (let cursor = await index.openCursor(key, 'prev'); cursor && found.length < shownAtMost;) {
    found.push(cursor.value)
    cursor = await cursor.continue()
  }
  return found.toReversed()
}

/**
 * Puts the copies into a database that has nothing any more; true when there were any. Of one that has entries the newest
 * is copied: the page may have been killed between the two.
 */
export async function restoreEntries(): Promise<boolean> {
  const last = await (await deviceDatabase()).transaction('outbox').store.openCursor(null, 'prev')
  if (last) {
    void copyEntry(last.value)
    return false
  }
  const copies = await readCopies()
  if (!copies?.length) return false
  const { store, done } = (await deviceDatabase()).transaction('outbox', 'readwrite')
  // Another tab may have been faster: then its entries stay, and these are the same.
  await Promise.all([...copies.map(entry => store.add(entry)), done]).catch(() => undefined)
  return true
}

/** Entries in the device's database. Nothing here costs more because many others lie beside. */
export const indexedEntries: EntryStore = {
  async add(owner, entry) {
    const transaction = (await deviceDatabase()).transaction('outbox', 'readwrite', { durability: 'strict' })
    const { store } = transaction
    const kept = async () => {
      // A key that lies there already is the same entry, handed over again.
      let stored = await store.index('key').get(entry.key)
      if (!stored) {
        stored = { ...owner, ...entry, refused: null, state: 'waiting' }
        stored.order = await store.add(stored)
      }
      // Beside the writing to the disk, which takes as long.
      await copyEntry(stored)
    }
    // Both are waited for: a copy still being written when the database gives up would stay behind.
    const [copied, committed] = await Promise.allSettled([kept(), transaction.done])
    const failed = [committed, copied].find(one => one.status === 'rejected')
    if (!failed) return
    void dropCopies([entry.key])
    throw failed.reason
  },
  head: async (whose, limit) =>
    (await deviceDatabase()).getAllFromIndex('outbox', 'state', stateOf(whose, 'waiting'), limit),
  async counts(whose) {
    const index = (await deviceDatabase()).transaction('outbox').store.index('state')
    const [waiting, refused] = await Promise.all([
      index.count(stateOf(whose, 'waiting')),
      index.count(stateOf(whose, 'refused')),
    ])
    return { waiting, refused }
  },
  find: async (whose, wanted) => newest(await deviceDatabase(), whose, wanted),
  byKey: async key => (await deviceDatabase()).getFromIndex('outbox', 'key', key),
  // A settlement that is lost with the battery is no loss: the entry goes out again under its key.
  async settle(settled) {
    const transaction = (await deviceDatabase()).transaction('outbox', 'readwrite', { durability: 'relaxed' })
    const { store } = transaction
    const each = settled.map(async ({ key, problem, details }) => {
      const order = await store.index('key').getKey(key)
      if (order === undefined) return
      if (problem === null) return store.delete(order)
      const entry = await store.get(order)
      if (entry) await store.put({ ...entry, refused: problem, details, state: 'refused' })
    })
    await Promise.all([...each, transaction.done])
    void dropCopies(settled.filter(({ problem }) => problem === null).map(({ key }) => key))
  },
  async clearRefusal(key) {
    const transaction = (await deviceDatabase()).transaction('outbox', 'readwrite')
    const order = await transaction.store.index('key').getKey(key)
    const entry = order === undefined ? undefined : await transaction.store.get(order)
    if (entry) await transaction.store.put({ ...entry, refused: null, details: undefined, state: 'waiting' })
    await transaction.done
  },
  isEmpty: async () => (await (await deviceDatabase()).getAllKeys('outbox', null, 1)).length === 0,
  async people() {
    const index = (await deviceDatabase()).transaction('outbox').store.index('owner')
    const counts = new Map<string, number>()
    for (let cursor = await index.openCursor(null, 'nextunique'); cursor; cursor = await cursor.continue()) {
      const { tenant, person, personName } = cursor.value
      counts.set(personName, (counts.get(personName) ?? 0) + (await index.count([tenant, person])))
    }
    return [...counts].map(([name, count]) => ({ name, count }))
  },
}
