/** A device of the week without network: the real outbox in a bare page, under a clock the test sets. Runs in the browser. */
import { createActor, waitFor } from 'xstate'
import { api } from '../../../src/client/api.ts'
import { knownOffset, readClocks } from '../../../src/client/clock.ts'
import { keepsEntries, readHead } from '../../../src/client/outbox/outbox-store.ts'
import { enqueue, madeNow, outboxActors } from '../../../src/machines/outbox/outbox.actors.ts'
import { outboxMachine } from '../../../src/machines/outbox/outbox.machine.ts'
import type { PunchRequest } from '../../../src/machines/outbox/outbox.requests.ts'

export interface DevicePunch {
  key: string
  position: string
  crew: string
  person: string | null
  caption: PunchRequest['caption']
  /** The device's own two clocks at that moment, ms. */
  deviceTime: number
  monotonic: number
}

declare global {
  interface Window {
    /** The clocks of this page, set by the test. */
    clocks: { deviceTime: number; monotonic: number }
    /** Tells the test that a punch is on the device for good. */
    kept: (key: string) => Promise<void>
    device: typeof device
  }
}

// Nothing ticks by itself: what the test says is what the device believes.
window.clocks = { deviceTime: Date.now(), monotonic: 0 }
Date.now = () => window.clocks.deviceTime
performance.now = () => window.clocks.monotonic

type Owner = Parameters<typeof outboxActors>[0]
const start = (owner: Owner) => createActor(outboxMachine.provide({ actors: outboxActors(owner) })).start()

/** A device that keeps nothing would have nothing to send: that is said, not taken for done. */
async function mustKeep(): Promise<void> {
  if (!(await keepsEntries())) throw new Error('the browser does not open its database')
}

const device = {
  /** Learns how wrong its clock is, as any answer of the server tells it. */
  async contact(): Promise<number | null> {
    await api.GET('/api/v1/tenant')
    return knownOffset()
  },
  async punch(owner: Owner, punches: readonly DevicePunch[]): Promise<void> {
    await mustKeep()
    const actor = start(owner)
    for (const { key, position, crew, person, caption, deviceTime, monotonic } of punches) {
      window.clocks = { deviceTime, monotonic }
      const request: PunchRequest = {
        kind: 'punch',
        crew,
        caption,
        person,
        place: null,
        reason: null,
        ...madeNow(readClocks()),
      }
      await enqueue({ actor, owner }, position, request, key)
      await window.kept(key)
    }
    actor.stop()
  },
  /** How many entries wait, before anything is sent. */
  async waiting(owner: Owner): Promise<number> {
    await mustKeep()
    return (await readHead(owner, 1)).waiting
  },
  /** Sends until nothing waits, not waiting between tries longer than it has to. */
  async drain(owner: Owner): Promise<{ waiting: number; refused: number }> {
    await mustKeep()
    const actor = start(owner)
    const hurry = setInterval(() => actor.send({ type: 'TRY_NOW' }), 20)
    await waitFor(actor, state => state.matches('idle') || state.matches('blocked') || state.matches('sealed'))
    clearInterval(hurry)
    actor.stop()
    const { waiting, refused } = await readHead(owner, 1)
    return { waiting, refused }
  },
}
window.device = device
