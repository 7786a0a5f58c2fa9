import type { NewEntry } from './outbox-entries.ts'

/** An entry the server has; `at` on the device's clock, as answers to questions are stamped. */
export interface ReceivedEntry extends NewEntry {
  at: number
}

/** More than a screen asks about before it is asked again. */
const keptAtMost = 200
let received: readonly ReceivedEntry[] = []
const listeners = new Set<() => void>()

/** Entries that have gone from the device: until a question is asked again, its answer does not hold them. */
export const receivedEntries = () => received

export function onReceived(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function noteReceived(entries: readonly NewEntry[]): void {
  if (!entries.length) return
  const at = Date.now()
  received = [...received, ...entries.map(entry => ({ ...entry, at }))].slice(-keptAtMost)
  for (const listener of listeners) listener()
}
