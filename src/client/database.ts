import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** An entry of the outbox as it lies on the device. Whose it is keeps it sealed for that person at that agency. */
export interface StoredEntry {
  /** Counts up on this device: the order in which entries were made. */
  order?: number
  key: string
  tenant: string
  person: string
  /** Named on the login page while entries wait. */
  personName: string
  position: string
  request: unknown
  refused: string | null
  /** What the refusal says besides its code; entries of earlier versions have none. */
  details?: Readonly<Record<string, unknown>> | undefined
  /** Says what `refused` says, for the index: null is no key there. */
  state: 'waiting' | 'refused'
}

/** What one query was last answered, for one person under one contract. */
export interface KeptAnswer {
  owner: string
  hash: string
  keptAt: number
  query: unknown
}

interface Schema extends DBSchema {
  outbox: {
    key: number
    value: StoredEntry
    indexes: {
      key: string
      owner: [string, string]
      state: [string, string, string]
      position: [string, string, string]
      crew: [string, string, string]
    }
  }
  answers: { key: [string, string]; value: KeptAnswer; indexes: { keptAt: number } }
}
export type DeviceDatabase = IDBPDatabase<Schema>

let opened: Promise<DeviceDatabase> | undefined

/** Where a browser refuses, some throw at once and some answer: here both are a rejection. */
const open = async (): Promise<DeviceDatabase> =>
  openDB<Schema>('device', 2, {
    async upgrade(db, from, _to, transaction) {
      if (from < 1) {
        const created = db.createObjectStore('outbox', { keyPath: 'order', autoIncrement: true })
        created.createIndex('key', 'key', { unique: true })
        created.createIndex('owner', ['tenant', 'person'])
      } else {
        // Answers were one value for everything, and nothing ever used the marks.
        for (const name of [...db.objectStoreNames]) if (name !== 'outbox') db.deleteObjectStore(name)
      }
      const outbox = transaction.objectStore('outbox')
      outbox.createIndex('state', ['tenant', 'person', 'state'])
      outbox.createIndex('position', ['tenant', 'person', 'position'])
      outbox.createIndex('crew', ['tenant', 'person', 'request.crew'])
      const answers = db.createObjectStore('answers', { keyPath: ['owner', 'hash'] })
      answers.createIndex('keptAt', 'keptAt')
      if (from < 1) return
      for (let cursor = await outbox.openCursor(); cursor; cursor = await cursor.continue())
        await cursor.update({ ...cursor.value, state: cursor.value.refused === null ? 'waiting' : 'refused' })
    },
    // A later version in another tab must not wait for this one.
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close()
      opened = undefined
    },
    terminated() {
      opened = undefined
    },
  })

/** Tries left in this page life: once they are used up, whoever asks is told at once. */
let triesLeft = 8

/** Tried again for two seconds unless the browser says that it will not: after a crash it may still be sorting its files. */
const openAtLast = (): Promise<DeviceDatabase> =>
  open().catch((refusal: Error) => {
    if (triesLeft-- <= 0 || refusal.name === 'SecurityError') throw refusal
    return new Promise(resolve => setTimeout(() => resolve(openAtLast()), 250))
  })

/** The device's database: unsent entries and last answers. Rejects where the browser refuses to keep any. */
export function deviceDatabase(): Promise<DeviceDatabase> {
  opened ??= openAtLast()
  opened.catch(() => (opened = undefined))
  return opened
}
