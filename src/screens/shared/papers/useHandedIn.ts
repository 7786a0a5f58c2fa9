import { useSyncExternalStore } from 'react'
import { onReceived, receivedEntries } from '../../../client/outbox/received-entries.ts'
import { useOutbox } from '../../../machines/outbox/outbox.context.ts'
import { requestOf } from '../../../machines/outbox/outbox.requests.ts'
import { useEntries } from '../useEntries.ts'

/** Forms that were handed in on this device, of which an answer of then (ms of the device) knows nothing. */
export function useHandedIn(answeredAt: number): ReadonlySet<string> {
  const waiting = useEntries(useOutbox(), { waiting: true }) ?? []
  const received = useSyncExternalStore(onReceived, receivedEntries)
  const known = [...received.filter(({ at }) => at >= answeredAt), ...waiting.filter(({ refused }) => refused === null)]
  return new Set(
    known.flatMap(({ request }) => {
      const made = requestOf(request)
      return made?.kind === 'formEnd' ? [made.form] : []
    }),
  )
}
