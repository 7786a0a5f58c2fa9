/** The outbox in a bare page, for the bench. Runs in the browser. */
import { createActor, waitFor } from 'xstate'
import { deviceDatabase } from '../../src/client/database.ts'
import { enqueue, outboxActors } from '../../src/machines/outbox/outbox.actors.ts'
import { outboxMachine } from '../../src/machines/outbox/outbox.machine.ts'
import type { PunchRequest } from '../../src/machines/outbox/outbox.requests.ts'

const owner = (person: string) => ({ tenant: 'agency', person, personName: person })
const request: PunchRequest = {
  kind: 'punch',
  crew: 'crew',
  caption: 'Check-in',
  person: 'somebody',
  place: null,
  reason: null,
  made: { deviceTime: new Date().toISOString(), pageLife: crypto.randomUUID(), monotonic: 5 },
  offsetBefore: 0,
}
const machineOf = (person: string) => outboxMachine.provide({ actors: outboxActors(owner(person)) })

const outbox = {
  async fill(person: string, count: number): Promise<void> {
    const transaction = (await deviceDatabase()).transaction('outbox', 'readwrite')
    for (let at = 0; at < count; at++)
      void transaction.store.add({
        ...owner(person),
        key: crypto.randomUUID(),
        position: `position ${at % 20}`,
        request,
        refused: null,
        state: 'waiting',
      })
    await transaction.done
  },
  /** Ms from the start of the chart until it knows what is to be sent. */
  async opens(person: string): Promise<number> {
    const began = performance.now()
    const actor = createActor(machineOf(person)).start()
    await waitFor(actor, state => !state.matches('loading'))
    const took = performance.now() - began
    actor.stop()
    return took
  },
  /** Ms of each of some taps: until the punch is on the device and the chart knows. */
  async taps(person: string, count: number): Promise<number[]> {
    const actor = createActor(machineOf(person)).start()
    const took: number[] = []
    for (let at = 0; at < count; at++) {
      await new Promise(resolve => setTimeout(resolve, 20))
      const began = performance.now()
      await enqueue({ actor, owner: owner(person) }, 'position', request)
      took.push(performance.now() - began)
    }
    actor.stop()
    return took
  },
  /** Entries that have not gone yet. */
  left: async (person: string) =>
    (await deviceDatabase()).countFromIndex('outbox', 'state', ['agency', person, 'waiting']),
}
declare global {
  interface Window {
    outbox: typeof outbox
  }
}
window.outbox = outbox
