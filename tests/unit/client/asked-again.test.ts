import { QueryObserver, environmentManager, isServer, onlineManager } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueries } from '../../../src/client/query.ts'
import { RequestFailed, failureOf } from '../../../src/client/problem.ts'
import { loadable } from '../../../src/screens/shared/loadable.ts'

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
const refused = () => Promise.reject(new RequestFailed(failureOf(403, null)))

// Questions of a server that draws pages are asked once. What was loaded before says nothing: files share their modules.
beforeAll(() => environmentManager.setIsServer(() => false))
afterAll(() => environmentManager.setIsServer(() => isServer))

/** Somebody looks at one question; `answers` may change while they do. */
function looking(first: () => Promise<string>) {
  const answers = { now: first }
  const asked = vi.fn(() => answers.now())
  const queries = createQueries()
  queries.mount()
  const observer = new QueryObserver(queries, { queryKey: ['jobs'], queryFn: asked })
  const stop = observer.subscribe(() => undefined)
  const shown = () => {
    const result = observer.getCurrentResult()
    return loadable([result], result.data)
  }
  return { answers, asked, shown, queries, done: () => (stop(), queries.unmount(), queries.clear()) }
}

const ownNavigator = globalThis.navigator as Navigator | undefined

/** Longer than three tries take. */
const tries = 5_000

describe('What did not come', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    onlineManager.setOnline(true)
    vi.useRealTimers()
    vi.stubGlobal('navigator', ownNavigator)
  })

  it('is there as soon as the browser says that there is a network', async () => {
    const { answers, shown, done } = looking(noNetwork)
    onlineManager.setOnline(false)
    await vi.advanceTimersByTimeAsync(tries)
    expect(shown().kind).toBe('failed')
    answers.now = () => Promise.resolve('three jobs')
    onlineManager.setOnline(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(shown()).toMatchObject({ kind: 'content', content: 'three jobs', stale: null })
    done()
  })

  it('is there as soon as there is a network, also on a page that was opened without one', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { answers, shown, done } = looking(noNetwork)
    await vi.advanceTimersByTimeAsync(tries)
    expect(shown().kind).toBe('failed')
    answers.now = () => Promise.resolve('three jobs')
    // As the browser's event does.
    onlineManager.setOnline(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(shown()).toMatchObject({ kind: 'content', content: 'three jobs' })
    done()
  })

  it('is there soon after a server that was down answers again', async () => {
    const { answers, shown, done } = looking(noNetwork)
    await vi.advanceTimersByTimeAsync(tries)
    answers.now = () => Promise.resolve('three jobs')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(shown()).toMatchObject({ kind: 'content', content: 'three jobs' })
    done()
  })

  it('is said to have failed all the while, not to be loading every few seconds', async () => {
    const { shown, done } = looking(noNetwork)
    await vi.advanceTimersByTimeAsync(tries)
    for (let at = 0; at < 40; at++) {
      await vi.advanceTimersByTimeAsync(1_000)
      expect(shown().kind).toBe('failed')
    }
    done()
  })

  it('leaves the last answer with its age, which goes once it is renewed', async () => {
    const { answers, shown, queries, done } = looking(() => Promise.resolve('two jobs'))
    await vi.advanceTimersByTimeAsync(0)
    const loaded = Date.now()
    answers.now = noNetwork
    await vi.advanceTimersByTimeAsync(1_000)
    void queries.invalidateQueries()
    await vi.advanceTimersByTimeAsync(tries)
    expect(shown()).toMatchObject({ content: 'two jobs', stale: loaded })
    answers.now = () => Promise.resolve('three jobs')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(shown()).toMatchObject({ content: 'three jobs', stale: null })
    done()
  })

  it('is not asked for again where it was refused', async () => {
    const { asked, shown, done } = looking(refused)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(shown().kind).toBe('refused')
    expect(asked).toHaveBeenCalledTimes(1)
    done()
  })
})
