import { useState } from 'react'
import { type Failure, failureFrom } from '../../client/problem.ts'
import { sendWhole } from '../../client/files/send-pieces.ts'
import { send } from '../../client/send.ts'
import { shrunk } from '../../client/files/shrink.ts'
import type { Question } from './questionnaires.types.ts'

/** Sends a file that a question is to have; pictures go upright and small. */
export function useNewFile() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  /** Undefined: it was not taken, `failure` says why. */
  const take = async (chosen: File): Promise<Question['file'] | undefined> => {
    setBusy(true)
    setFailure(null)
    try {
      // What the browser cannot read the server may, and it says why where it cannot either.
      const blob = await shrunk(chosen, 0).catch(() => chosen)
      const uploadId = await sendWhole(blob, chosen.name, new AbortController().signal)
      return await send('post', '/api/v1/questionFiles', { body: { uploadId } }, crypto.randomUUID())
    } catch (error) {
      setFailure(failureFrom(error))
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { take, busy, failure, forget: () => setFailure(null) }
}
