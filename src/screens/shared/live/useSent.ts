import { useEffect, useState, useSyncExternalStore } from 'react'
import { onReceived, receivedEntries } from '../../../client/outbox/received-entries.ts'
import type { Tag } from '../../../client/tags.ts'
import type { OutboxEntry } from '../../../machines/outbox/outbox.types.ts'
import { useRefresh } from '../useRefresh.ts'

interface Sent {
  key: string
  request: unknown
  /** Ms of the device. */
  at: number
}

/** Entries another page of this device has sent: this page only sees them go. `at`: the answer that held none of them. */
function useGone(entries: readonly OutboxEntry[], answeredAt: number, tag: Tag): readonly Sent[] {
  const refresh = useRefresh()
  const [seen, setSeen] = useState<{ entries: readonly OutboxEntry[]; gone: Sent[] }>({ entries, gone: [] })
  if (seen.entries !== entries) {
    const left = seen.entries.filter(({ key, refused }) => refused === null && !entries.some(one => one.key === key))
    setSeen({ entries, gone: [...seen.gone, ...left.map(({ key, request }) => ({ key, request, at: answeredAt }))] })
  }
  const count = seen.gone.length
  useEffect(() => {
    if (count > 0) refresh.soon(tag)
  }, [count, refresh, tag])
  return seen.gone
}

/**
 * What the server has and its last answer does not hold yet, by key: entries this page or another one has sent.
 * `entries`: what lies on the device; `answeredAt`: when the answer came, ms of the device; `tag`: what it is asked
 * for again by.
 */
export function useSent(entries: readonly OutboxEntry[], answeredAt: number, tag: Tag) {
  const received = useSyncExternalStore(onReceived, receivedEntries)
  const gone = useGone(entries, answeredAt, tag)
  return { received, gone }
}

/** The same as a list, each once. */
export function sentAfter(
  { received, gone }: ReturnType<typeof useSent>,
  entries: readonly OutboxEntry[],
  answeredAt: number,
): readonly { key: string; request: unknown }[] {
  const here = new Set(entries.map(({ key }) => key))
  const sent = [...gone, ...received].filter(({ key, at }) => at >= answeredAt && !here.has(key))
  return [...new Map(sent.map(({ key, request }) => [key, { key, request }])).values()]
}
