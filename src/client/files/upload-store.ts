import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A file as it lies on the device until it has been handed in. */
export interface StoredFile {
  id: string
  documentId: string
  /** Whose it is: nobody else on this device sends it. */
  person: string
  blob: Blob
  /** As it was chosen, for turning it anew. */
  original: Blob
  turns: number
  sent: number
  uploadId: string | null
  /** Counts up: front first. */
  place: number
}

interface Schema extends DBSchema {
  files: { key: string; value: StoredFile; indexes: { paper: [string, string] } }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

function uploadDatabase(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('uploads', 1, {
    upgrade(db) {
      db.createObjectStore('files', { keyPath: 'id' }).createIndex('paper', ['person', 'documentId'])
    },
    terminated() {
      opened = undefined
    },
  })
  opened.catch(() => (opened = undefined))
  return opened
}

/** What is kept of a paper, front first. */
export async function keptFiles(person: string, documentId: string): Promise<StoredFile[]> {
  const found = await (await uploadDatabase()).getAllFromIndex('files', 'paper', [person, documentId])
  return found.toSorted((one, other) => one.place - other.place)
}
export const keptFile = async (id: string): Promise<StoredFile | null> =>
  (await (await uploadDatabase()).get('files', id)) ?? null
export const keepFile = async (file: StoredFile): Promise<void> => {
  await (await uploadDatabase()).put('files', file)
}
/** Changes what is still kept as it was read: taken away or turned meanwhile, it is left as it is. */
export async function changeFile(read: StoredFile, more: Partial<StoredFile>): Promise<void> {
  const { store, done } = (await uploadDatabase()).transaction('files', 'readwrite')
  const now = await store.get(read.id)
  if (now && now.turns === read.turns) await store.put({ ...now, ...more })
  await done
}
export const dropFile = async (id: string): Promise<void> => (await uploadDatabase()).delete('files', id)
