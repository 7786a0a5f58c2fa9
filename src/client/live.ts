import { backOff } from '../../domain/retry.ts'
import { api } from './api.ts'

export type LiveEvent = 'open' | 'status' | 'location' | 'ended' | 'lost'
const streamed = { parseAs: 'stream', cache: 'no-store' } as const
type Ask = (signal: AbortSignal) => Promise<{ data?: ReadableStream<Uint8Array> | null; response: Response }>

/**
 * Follows what changes on a crew. Streams are read by requests, so that the token stays in a header; one visible tab per
 * browser holds the stream and tells the others, for six open streams starve a browser. Returns how to stop.
 */
export function followCrew(crewId: string, onEvent: (event: LiveEvent) => void): () => void {
  const ask: Ask = signal =>
    api.GET('/api/v1/projectCrews/{id}/liveLocations/stream', { params: { path: { id: crewId } }, ...streamed, signal })
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
    const hold = () => readOn(ask, own.signal, tell)
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

/** Calls back once when the server says that the session of this page is over. Returns how to stop. */
export function followSession(onEnded: () => void): () => void {
  const reading = new AbortController()
  const ask: Ask = signal => api.GET('/api/v1/auth/stream', { ...streamed, signal })
  void readOn(ask, reading.signal, event => event === 'ended' && onEnded()).then(() => {
    // Refused: it was over before anybody listened.
    if (!reading.signal.aborted) onEnded()
  })
  return () => reading.abort()
}

/** Reads the stream until it is aborted or refused, and opens it again with back-off when it breaks. */
async function readOn(ask: Ask, signal: AbortSignal, tell: (event: LiveEvent) => void): Promise<void> {
  for (let attempt = 0; !signal.aborted; attempt++) {
    try {
      const { data, response } = await ask(signal)
      if (response.status >= 400 && response.status < 500 && response.status !== 429) return
      if (data) {
        attempt = 0
        await readEvents(data, tell)
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
      const name = /^event: (open|status|location|ended)$/m.exec(part)?.[1]
      if (name) tell(name as LiveEvent)
    }
  }
}
