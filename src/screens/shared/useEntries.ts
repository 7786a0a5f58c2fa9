import { useEffect, useState } from 'react'
import type { Wanted } from '../../client/outbox/outbox-entries.ts'
import { findEntries, onEntriesChanged } from '../../client/outbox/outbox-store.ts'
import type { Outbox } from '../../machines/outbox/outbox.context.ts'
import type { OutboxEntry } from '../../machines/outbox/outbox.types.ts'

const none: readonly OutboxEntry[] = []

/** Entries of one position or crew, or the refused ones, as they come and go; undefined until they have been read. */
export function useEntries({ owner }: Pick<Outbox, 'owner'>, wanted: Wanted): readonly OutboxEntry[] | undefined {
  const { tenant, person } = owner
  const asked = JSON.stringify([tenant, person, wanted])
  const [read, setRead] = useState<{ asked: string; entries: readonly OutboxEntry[] }>()
  useEffect(() => {
    let [current, reading, again] = [true, false, false]
    const look = async () => {
      again = true
      if (reading) return
      reading = true
      while (again && current) {
        again = false
        const entries = await findEntries({ tenant, person }, JSON.parse(asked)[2] as Wanted).catch(() => none)
        if (current) setRead({ asked, entries })
      }
      reading = false
    }
    void look()
    const stop = onEntriesChanged(() => void look())
    return () => {
      current = false
      stop()
    }
  }, [tenant, person, asked])
  return read?.asked === asked ? read.entries : undefined
}
