import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { giveWay } from '../../../src/client/idle-device.ts'
import { appUpdateActors } from '../../../src/machines/app-update/app-update.actors.ts'

/** The device's workers: one in charge, one that waits. */
class Workers extends EventTarget {
  readonly told: string[] = []
  controller = { postMessage: (said: unknown) => void this.told.push(`in charge: ${String(said)}`) }
  readonly #registered = {
    waiting: { postMessage: (said: unknown) => void this.told.push(`waiting: ${String(said)}`) },
  }
  getRegistration = () => Promise.resolve(this.#registered)
  change = () => this.dispatchEvent(new Event('controllerchange'))
}

let workers: Workers
const reload = vi.fn()

beforeEach(() => {
  // A message between tabs goes its own way.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  workers = new Workers()
  reload.mockClear()
  vi.stubGlobal('navigator', { serviceWorker: workers })
  vi.stubGlobal('location', { reload })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('A new version is let in', () => {
  it('once the one in charge had time to end what it was asked for; a message to that one would keep it in charge', async () => {
    const heard = new BroadcastChannel(giveWay)
    const asked = new Promise(resolve => (heard.onmessage = resolve))
    const actor = createActor(appUpdateActors.takeOver, { input: false }).start()
    await asked
    heard.close()
    await vi.advanceTimersByTimeAsync(499)
    expect(workers.told).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(workers.told).toEqual(['waiting: SKIP_WAITING'])
    expect(actor.getSnapshot().status).toBe('active')
    workers.change()
    await vi.advanceTimersByTimeAsync(0)
    expect(actor.getSnapshot().status).toBe('done')
  })
  it('and not waited for longer than five seconds', async () => {
    const actor = createActor(appUpdateActors.takeOver, { input: false }).start()
    await vi.advanceTimersByTimeAsync(5_499)
    expect(actor.getSnapshot().status).toBe('active')
    await vi.advanceTimersByTimeAsync(1)
    expect(actor.getSnapshot().status).toBe('done')
  })
  it('not asked where it took over by itself', async () => {
    const actor = createActor(appUpdateActors.takeOver, { input: true }).start()
    await vi.advanceTimersByTimeAsync(0)
    expect(actor.getSnapshot().status).toBe('done')
    expect(workers.told).toEqual([])
  })
})

describe('A reload that does not come', () => {
  it('is asked for anew as soon as the workers have changed places', async () => {
    const actor = createActor(appUpdateActors.reload).start()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(reload).toHaveBeenCalledTimes(1)
    workers.change()
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).toHaveBeenCalledTimes(2)
    actor.stop()
  })
  it('is else asked for after ten seconds, then after twenty', async () => {
    createActor(appUpdateActors.reload).start()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(reload).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(reload).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(19_999)
    expect(reload).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(reload).toHaveBeenCalledTimes(3)
  })
})
