import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../../src/client/api.ts'
import { followSession } from '../../../src/client/live.ts'

/** A tab in view or behind another, and the streams it holds open. */
let tab: EventTarget & { visibilityState: string }
let streams: { say: (event: string) => void; signal: AbortSignal }[]
let status = 200

beforeEach(() => {
  status = 200
  streams = []
  tab = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', tab)
  vi.spyOn(api, 'GET').mockImplementation(((_: string, { signal }: { signal: AbortSignal }) => {
    const data = new ReadableStream<Uint8Array>({
      start(controller) {
        const say = (event: string) => controller.enqueue(new TextEncoder().encode(`event: ${event}\n\n`))
        signal.addEventListener('abort', () => controller.error(signal.reason))
        if (status === 200) streams.push({ say, signal })
      },
    })
    const response = new Response(null, { status })
    return Promise.resolve(status === 200 ? { data, response } : { response })
  }) as typeof api.GET)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const look = (visibilityState: 'visible' | 'hidden') => {
  tab.visibilityState = visibilityState
  tab.dispatchEvent(new Event('visibilitychange'))
}
const open = () => streams.filter(({ signal }) => !signal.aborted)
const until = (holds: () => void) => vi.waitFor(holds, { timeout: 5_000 })

/** Whatever was under way has been told: another who listens hears what was said behind it. */
async function afterThat() {
  const behind = vi.fn()
  const before = streams.length
  status = 200
  followSession(behind)
  await until(() => expect(streams).toHaveLength(before + 1))
  streams[before]?.say('ended')
  await until(() => expect(behind).toHaveBeenCalledOnce())
}

it('an end is told once, and nothing is held open after it', async () => {
  const ended = vi.fn()
  followSession(ended)
  await until(() => expect(open()).toHaveLength(1))
  streams[0]?.say('ended')
  streams[0]?.say('ended')
  await until(() => expect(ended).toHaveBeenCalled())
  status = 401
  look('hidden')
  look('visible')
  expect(api.GET).toHaveBeenCalledOnce()
  await afterThat()
  expect(ended).toHaveBeenCalledOnce()
  expect(open()).toEqual([])
})

it('a tab out of view holds nothing, and hears when it is looked at again', async () => {
  const ended = vi.fn()
  const stop = followSession(ended)
  await until(() => expect(open()).toHaveLength(1))
  look('hidden')
  expect(open()).toEqual([])
  look('visible')
  await until(() => expect(open()).toHaveLength(1))
  look('hidden')
  status = 401
  look('visible')
  await until(() => expect(ended).toHaveBeenCalledOnce())
  stop()
  expect(ended).toHaveBeenCalledOnce()
})

it('who has stopped listening is told nothing', async () => {
  const ended = vi.fn()
  const stop = followSession(ended)
  await until(() => expect(open()).toHaveLength(1))
  stop()
  await afterThat()
  expect(open()).toEqual([])
  expect(ended).not.toHaveBeenCalled()
})
