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
}

interface Schema extends DBSchema {
  outbox: { key: number; value: StoredEntry; indexes: { key: string; owner: [string, string] } }
  answers: { key: string; value: { owner: string; state: unknown } }
  marks: { key: string; value: unknown }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

/** The device's database: unsent entries, last answers, and a mark that tells when the browser has deleted them. */
export function deviceDatabase(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('device', 1, {
    upgrade(db) {
      const outbox = db.createObjectStore('outbox', { keyPath: 'order', autoIncrement: true })
      outbox.createIndex('key', 'key', { unique: true })
      outbox.createIndex('owner', ['tenant', 'person'])
      db.createObjectStore('answers')
      db.createObjectStore('marks')
    },
    terminated() {
      opened = undefined
    },
  })
  opened.catch(() => (opened = undefined))
  return opened
}
