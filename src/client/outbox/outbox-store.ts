import { deviceDatabase } from '../database.ts'
import { setBusy } from '../idle-device.ts'
import type { EntryStore, NewEntry, Owner, Settled, Wanted, Whose } from './outbox-entries.ts'
import { indexedEntries, restoreEntries } from './outbox-indexed.ts'
import { memoryEntries } from './outbox-memory.ts'

let chosen: Promise<{ store: EntryStore; lasting: boolean }> | undefined

/** Decided once a page life: changing over later would leave entries behind in memory. */
const decided = () =>
  (chosen ??= deviceDatabase().then(
    async () => {
      if (await restoreEntries().catch(() => false)) mark(true)
      return { store: indexedEntries, lasting: true }
    },
    () => ({ store: memoryEntries(), lasting: false }),
  ))
const entries = async () => (await decided()).store

/** Whether entries outlive the page here. */
export const keepsEntries = async (): Promise<boolean> => (await decided()).lasting

const listeners = new Set<() => void>()
const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('outbox') : null
const tell = () => {
  for (const listener of listeners) listener()
}
otherTabs?.addEventListener('message', tell)

/** Says that entries came, went or were refused, in whatever tab; returns how to stop. */
export function onEntriesChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const cookie = 'unsent'
const marked = () => new RegExp(`(?:^|; )${cookie}=[1-9]`).test(document.cookie)

/** Marks outside the database whether something waits: when the browser deletes the database, this tells that it is gone. */
function mark(waits: boolean): void {
  if (waits !== marked()) document.cookie = `${cookie}=1; Path=/; SameSite=Strict; Max-Age=${waits ? 31_536_000 : 0}`
}

function tellAll(): void {
  tell()
  otherTabs?.postMessage(null)
}

async function changed(): Promise<void> {
  tellAll()
  const { store, lasting } = await decided()
  if (lasting) mark(!(await store.isEmpty()))
}

/** Whether entries that had been saved here are gone without having been sent. Asking puts the mark away. */
export async function wasEvicted(): Promise<boolean> {
  if (!marked() || !(await keepsEntries())) return false
  const evicted = await (await entries()).isEmpty()
  if (evicted) await changed()
  return evicted
}

/** Stores an entry for good; it is on the device when this resolves. Rejects when the device refuses to keep it. */
export async function addEntry(owner: Owner, entry: NewEntry): Promise<void> {
  setBusy('keeping an entry', true)
  try {
    const { store, lasting } = await decided()
    await store.add(owner, entry)
    // Whoever waits in front of the screen does not wait for another look into the database.
    if (lasting) mark(true)
    tellAll()
  } finally {
    setBusy('keeping an entry', false)
  }
}

/** The oldest entries that wait, and how many there are; what it costs does not depend on that. */
export async function readHead(whose: Whose, limit: number) {
  const store = await entries()
  const [head, counts] = await Promise.all([store.head(whose, limit), store.counts(whose)])
  return { head, ...counts }
}

export const findEntries = async (whose: Whose, wanted: Wanted) => (await entries()).find(whose, wanted)
export const entryOf = async (key: string) => (await entries()).byKey(key)

/** Removes entries, or keeps them with the problem they were refused with; all or none. */
export async function settleEntries(settled: readonly Settled[]): Promise<void> {
  await (await entries()).settle(settled)
  await changed().catch(() => undefined)
}

/** A refused entry is tried again as it was. */
export async function clearRefusal(key: string): Promise<void> {
  await (await entries()).clearRefusal(key)
  await changed()
}

/** Who has unsent entries on this device, for the login page: names and counts, nothing of what they say. */
export const waitingPeople = async (): Promise<{ name: string; count: number }[]> =>
  marked() ? (await entries()).people() : []
