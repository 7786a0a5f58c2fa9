import { backOff } from '../../domain/retry.ts'
import { requestHeaders } from './api.ts'

export type LiveEvent = 'open' | 'status' | 'location' | 'lost'

/**
 * Follows what changes on a crew. Streams are read by `fetch`, so that the token stays in a header; one visible tab per
 * browser holds the stream and tells the others, for six open streams starve a browser. Returns how to stop.
 */
export function followCrew(crewId: string, onEvent: (event: LiveEvent) => void): () => void {
  const channel = new BroadcastChannel(`crew ${crewId}`)
  channel.onmessage = ({ data }) => onEvent(data as LiveEvent)
  const tell = (event: LiveEvent) => {
    onEvent(event)
    channel.postMessage(event)
  }
  let reading: AbortController | null = null

  const begin = () => {
    if (reading || document.visibilityState !== 'visible') return
    const own = (reading = new AbortController())
    const hold = () => readOn(crewId, own.signal, tell)
    if ('locks' in navigator)
      navigator.locks.request(`live ${crewId}`, { signal: own.signal }, hold).catch(() => undefined)
    else void hold()
  }
  const end = () => {
    reading?.abort()
    reading = null
  }
  const onVisibility = () => (document.visibilityState === 'visible' ? begin() : end())
  document.addEventListener('visibilitychange', onVisibility)
  begin()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    end()
    channel.close()
  }
}

/** Reads the stream until it is aborted, and opens it again with back-off when it breaks. */
async function readOn(crewId: string, signal: AbortSignal, tell: (event: LiveEvent) => void): Promise<void> {
  for (let attempt = 0; !signal.aborted; attempt++) {
    try {
      const answer = await fetch(`/api/v1/projectCrews/${crewId}/liveLocations/stream`, {
        headers: requestHeaders(),
        signal,
        cache: 'no-store',
      })
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) return
      if (answer.ok && answer.body) {
        attempt = 0
        await readEvents(answer.body, tell)
      }
    } catch {
      if (signal.aborted) return
    }
    if (signal.aborted) return
    tell('lost')
    await new Promise(resolve => setTimeout(resolve, backOff(attempt, Math.random())))
  }
}

async function readEvents(body: ReadableStream<Uint8Array>, tell: (event: LiveEvent) => void): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const parts = (rest + value).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const name = /^event: (open|status|location)$/m.exec(part)?.[1]
      if (name) tell(name as LiveEvent)
    }
  }
}
