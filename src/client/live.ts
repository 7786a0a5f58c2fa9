import { backOff } from '../../domain/retry.ts'
import { api } from './api.ts'

export type LiveEvent = 'open' | 'status' | 'location' | 'document' | 'ended' | 'lost'
const streamed = { parseAs: 'stream', cache: 'no-store' } as const
type Ask = (signal: AbortSignal) => Promise<{ data?: ReadableStream<Uint8Array> | null; response: Response }>

/**
 * Follows what changes on a crew. Streams are read by requests, so that the token stays in a header; one visible tab per
 * browser holds the stream and tells the others, for six open streams starve a browser. Returns how to stop.
 */
export function followCrew(crewId: string, onEvent: (event: LiveEvent) => void): () => void {
  const params = { path: { id: crewId } }
  return followInOneTab(
    `crew ${crewId}`,
    signal => api.GET('/api/v1/projectCrews/{id}/liveLocations/stream', { params, ...streamed, signal }),
    onEvent,
  )
}

/** The same of a document: who opens and signs it, and its versions. */
export function followDocument(id: string, onEvent: (event: LiveEvent) => void): () => void {
  const params = { path: { id } }
  return followInOneTab(
    `document ${id}`,
    signal => api.GET('/api/v1/documents/{id}/events', { params, ...streamed, signal }),
    onEvent,
  )
}

function followInOneTab(what: string, ask: Ask, onEvent: (event: LiveEvent) => void): () => void {
  const channel = new BroadcastChannel(what)
  channel.onmessage = ({ data }) => onEvent(data as LiveEvent)
  const tell = (event: LiveEvent) => {
    onEvent(event)
    channel.postMessage(event)
  }
  const stop = whileVisible(signal => {
    const hold = () => readOn(ask, signal, tell)
    if ('locks' in navigator) navigator.locks.request(`live ${what}`, { signal }, hold).catch(() => undefined)
    else void hold()
  })
  return () => {
    stop()
    channel.close()
  }
}

/** Calls back once when the server says that the session of this page is over. Returns how to stop. */
export function followSession(onEnded: () => void): () => void {
  const ask: Ask = signal => api.GET('/api/v1/auth/stream', { ...streamed, signal })
  const stop = whileVisible(signal => {
    const end = () => {
      if (signal.aborted) return
      stop()
      onEnded()
    }
    // Refused: it was over before anybody listened.
    void readOn(ask, signal, event => event === 'ended' && end()).then(end)
  })
  return stop
}

/** Does something while this tab is in view, anew whenever it comes back. Returns how to stop. */
function whileVisible(hold: (signal: AbortSignal) => void): () => void {
  let holding: AbortController | null = null
  const end = () => {
    holding?.abort()
    holding = null
  }
  const follow = () => {
    if (document.visibilityState !== 'visible') end()
    else if (!holding) hold((holding = new AbortController()).signal)
  }
  document.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    end()
  }
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
      const name = /^event: (open|status|location|document|ended)$/m.exec(part)?.[1]
      if (name) tell(name as LiveEvent)
    }
  }
}
