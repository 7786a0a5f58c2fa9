import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

interface Schema extends DBSchema {
  drafts: { key: string; value: unknown }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

function draftDatabase(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('drafts', 1, {
    upgrade: db => void db.createObjectStore('drafts'),
    terminated() {
      opened = undefined
    },
  })
  opened.catch(() => (opened = undefined))
  return opened
}

/** Of what kind, and whose: nobody else on this device is shown it. */
const keyOf = (kind: string, person: string) => `${kind} ${person}`

/** What somebody has begun and not handed in, as it was kept; undefined: nothing. */
export const keptDraft = async (kind: string, person: string): Promise<unknown> =>
  (await draftDatabase()).get('drafts', keyOf(kind, person))
export const keepDraft = async (kind: string, person: string, draft: unknown): Promise<void> => {
  await (await draftDatabase()).put('drafts', draft, keyOf(kind, person))
}
export const dropDraft = async (kind: string, person: string): Promise<void> =>
  (await draftDatabase()).delete('drafts', keyOf(kind, person))
