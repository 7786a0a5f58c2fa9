import { useEffect, useState } from 'react'
import { keptFile } from '../../client/files/upload-store.ts'
import type { OutboxEntry } from '../../machines/outbox/outbox.types.ts'
import { filesOf } from './device-form.ts'

/** A file of a form that has not arrived; bytes. */
export interface SendingFile {
  id: string
  questionId: string
  size: number
  sent: number
}

/** Files that this device still has to send, with how far each is. */
export function useSending(entries: readonly OutboxEntry[]): readonly SendingFile[] {
  const [known, setKnown] = useState<readonly SendingFile[]>([])
  useEffect(() => {
    let gone = false
    const look = filesOf(entries).map(async ({ id, questionId }) => {
      const stored = await keptFile(id).catch(() => null)
      return stored ? [{ id, questionId, size: stored.blob.size, sent: stored.sent }] : []
    })
    void Promise.all(look).then(found => {
      if (!gone) setKnown(found.flat())
    })
    return () => {
      gone = true
    }
  }, [entries])
  return known
}
