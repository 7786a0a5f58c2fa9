import { useEffect, useRef, useState } from 'react'
import { type Failure, failureFrom, failureOf, RequestFailed } from '../../../client/problem.ts'
import { saveFile } from './save-file.ts'

export interface Going {
  /** Bytes. */
  received: number
  /** null: it is not known. */
  total: number | null
}
interface Answer {
  data?: ReadableStream<Uint8Array> | null
  error?: unknown
  response: Response
}

/** Loads a file that is made while it is sent: how far it is, and a way to stop. What broke off is never saved. */
export function useArchive() {
  const [going, setGoing] = useState<Going | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const running = useRef<AbortController | null>(null)
  const stop = () => {
    running.current?.abort()
    running.current = null
    setGoing(null)
  }
  useEffect(() => () => running.current?.abort(), [])
  /** Answers whether it was saved. */
  const load = async (name: string, ask: (signal: AbortSignal) => Promise<Answer>): Promise<boolean> => {
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setFailure(null)
    setGoing({ received: 0, total: null })
    try {
      const { data, error, response } = await ask(own.signal)
      if (!response.ok || !data) throw new RequestFailed(failureOf(response.status, error))
      const total = Number(response.headers.get('content-length')) || null
      const parts = await partsOf(data, received => setGoing({ received, total }))
      const whole = new Blob(parts, { type: 'application/zip' })
      if (total !== null && whole.size !== total) throw new TypeError('it broke off')
      if (own.signal.aborted) return false
      saveFile(name, whole)
      return true
    } catch (error) {
      if (!own.signal.aborted) setFailure(failureFrom(error))
      return false
    } finally {
      if (running.current === own) {
        running.current = null
        setGoing(null)
      }
    }
  }
  return { going, failure, load, stop }
}

async function partsOf(stream: ReadableStream<Uint8Array>, onPart: (received: number) => void): Promise<BlobPart[]> {
  const parts: BlobPart[] = []
  const reader = stream.getReader()
  for (let received = 0; ;) {
    const { done, value } = await reader.read()
    if (done) return parts
    parts.push(new Uint8Array(value))
    received += value.byteLength
    onPart(received)
  }
}
