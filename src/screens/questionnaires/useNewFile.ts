import { useState } from 'react'
import { Once } from '../../client/once.ts'
import { type Failure, failureFrom, isUnanswered } from '../../client/problem.ts'
import { sendWhole } from '../../client/files/send-pieces.ts'
import { send } from '../../client/send.ts'
import { shrunk } from '../../client/files/shrink.ts'
import type { Question } from './questionnaires.types.ts'

/** Sends a file that a question is to have; pictures go upright and small. */
export function useNewFile() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [once] = useState(() => new Once())
  /** What lies at the server and may have been taken: handed in again it is the same request. */
  const [uploads] = useState(() => new WeakMap<File, string>())
  const upload = async (chosen: File) => {
    // What the browser cannot read the server may, and it says why where it cannot either.
    const blob = await shrunk(chosen, 0).catch(() => chosen)
    return sendWhole(blob, chosen.name, new AbortController().signal)
  }
  /** Undefined: it was not taken, `failure` says why. */
  const take = async (chosen: File): Promise<Question['file'] | undefined> => {
    setBusy(true)
    setFailure(null)
    try {
      const uploadId = uploads.get(chosen) ?? (await upload(chosen))
      uploads.set(chosen, uploadId)
      const done = await once.ask(uploadId, key => send('post', '/api/v1/questionFiles', { body: { uploadId } }, key))
      uploads.delete(chosen)
      return done?.answer
    } catch (error) {
      const problem = failureFrom(error)
      if (!isUnanswered(problem)) uploads.delete(chosen)
      setFailure(problem)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { take, busy, failure, forget: () => setFailure(null) }
}
