import type { StoredEntry } from '../database.ts'

export interface Owner {
  tenant: string
  person: string
  personName: string
}
export type Whose = Pick<Owner, 'tenant' | 'person'>

export interface NewEntry {
  key: string
  position: string
  request: unknown
}

/** What became of an entry: gone, or kept with the problem it was refused with. */
export interface Settled {
  key: string
  problem: string | null
  details?: StoredEntry['details']
}

/** Which entries somebody wants to see. */
export type Wanted = { position: string } | { crew: string } | { refused: true } | { waiting: true }

/** Where entries lie: in the device's database, or in memory where the browser refuses one. */
export interface EntryStore {
  /** It lies there when this resolves; rejects when it cannot be kept. */
  add: (owner: Owner, entry: NewEntry) => Promise<void>
  /** The oldest that wait to be sent. */
  head: (whose: Whose, limit: number) => Promise<StoredEntry[]>
  counts: (whose: Whose) => Promise<{ waiting: number; refused: number }>
  /** Oldest first; of very many only the newest. */
  find: (whose: Whose, wanted: Wanted) => Promise<StoredEntry[]>
  byKey: (key: string) => Promise<StoredEntry | undefined>
  /** All of them or none. */
  settle: (settled: readonly Settled[]) => Promise<void>
  clearRefusal: (key: string) => Promise<void>
  isEmpty: () => Promise<boolean>
  /** Who has entries here, with how many. */
  people: () => Promise<{ name: string; count: number }[]>
}

/** More than anybody reads of one position or crew. */
export const shownAtMost = 500
