import { useRef, useState } from 'react'
import { sendWhole } from '../../../client/files/send-pieces.ts'
import { type Failure, failureFrom } from '../../../client/problem.ts'
import { shrunk } from '../../../client/files/shrink.ts'

/** Sends a chosen file; pictures go upright and small. One that has arrived is not sent again. */
export function useSending() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const arrived = useRef<{ file: File; uploadId: string } | null>(null)
  /** Id of its upload; undefined: it was not taken, `failure` says why. */
  const send = async (file: File): Promise<string | undefined> => {
    if (arrived.current?.file === file) return arrived.current.uploadId
    setBusy(true)
    setFailure(null)
    try {
      // What the browser cannot read the server may, and it says why where it cannot either.
      const blob = await shrunk(file, 0).catch(() => file)
      const uploadId = await sendWhole(blob, file.name, new AbortController().signal)
      arrived.current = { file, uploadId }
      return uploadId
    } catch (error) {
      setFailure(failureFrom(error))
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return {
    send,
    busy,
    failure,
    forget: () => {
      arrived.current = null
      setFailure(null)
    },
  }
}
