import {
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromPromise,
  getInitialMicrosteps,
  SimulatedClock,
} from 'xstate'
import { activeDelays, nameOf } from './definitions.ts'
import { watchGuards } from './guards.ts'
import type { Happened, Microstep } from './judge.ts'

/** A call of an effect, as the real actor made it. */
export interface Call {
  id: string
  input: unknown
}

const settle = () => new Promise<void>(resolve => setImmediate(resolve))

class Clock extends SimulatedClock {
  readonly begun: number[] = []
  override setTimeout(run: (...args: unknown[]) => void, ms: number): number {
    this.begun.push(ms)
    return super.setTimeout(run, ms)
  }
}

/** A machine whose effects wait for the test; what was walked is written down. */
export function workbench(logic: AnyStateMachine, leaveOut: readonly string[] = []) {
  const walked = new Set<string>()
  const sides = new Map<string, Set<boolean>>()
  let pending = new Map<string, (output: unknown) => void>()
  let calls: Call[] = []
  const held = fromPromise<unknown, unknown>(({ input, self }) => {
    calls.push({ id: self.id, input })
    return new Promise(resolve => pending.set(self.id, resolve))
  })
  const names = Object.keys(logic.implementations.actors).filter(name => !leaveOut.includes(name))
  const machine: AnyStateMachine = logic.provide({ actors: Object.fromEntries(names.map(name => [name, held])) })
  // A chart that goes round in circles ends, also where ways through it are looked for.
  for (const one of [logic, machine]) one.options.maxIterations = 200
  watchGuards(machine, sides)

  /** The real actor with effects and clock in the test's hands. */
  function start(input: unknown) {
    pending = new Map()
    calls = []
    const [events, emitted]: EventObject[][] = [[], []]
    const all = { events: events ?? [], emitted: emitted ?? [], calls }
    const clock = new Clock()
    let steps: Microstep[] = []
    let failure: unknown
    const actor = createActor(machine, {
      clock,
      input,
      inspect: inspected => {
        // Every effect is a promise here, so that only the machine itself has microsteps.
        if (inspected.type !== '@xstate.microstep') return
        const { event, snapshot, _transitions: transitions } = inspected
        steps.push({ event, snapshot: snapshot as Microstep['snapshot'], transitions })
        for (const transition of transitions) if (transition.eventType !== 'xstate.init') walked.add(nameOf(transition))
      },
    })
    actor.subscribe({ error: error => (failure = error) })
    actor.on('*', event => all.emitted.push(event))
    /** What came of something. */
    async function happens(before: Happened['before'], act: () => void): Promise<Happened> {
      if (before) steps = []
      const [begun, called, told] = [clock.begun.length, calls.length, all.emitted.length]
      act()
      await settle()
      if (failure !== undefined) throw failure
      return {
        before,
        input,
        steps,
        calls: calls.slice(called),
        waits: clock.begun.slice(begun),
        emitted: all.emitted.slice(told),
      }
    }
    const apply = (event: EventObject & { output?: unknown; actorId?: string }) =>
      happens(actor.getSnapshot(), () => {
        const { type, actorId, output } = event
        all.events.push(event)
        if (type.startsWith('xstate.done.actor.') && actorId !== undefined) pending.get(actorId)?.(output)
        else if (type.startsWith('xstate.after.'))
          clock.increment(activeDelays(actor.getSnapshot()).find(({ eventType }) => eventType === type)?.ms ?? 0)
        else actor.send(event)
      })
    /** What a machine does first it does before it is started, and tells only of what follows from it. */
    const begin = () => {
      const [first] = getInitialMicrosteps(logic, input)
      if (first) steps.unshift({ event: { type: 'xstate.init' }, snapshot: first[0], transitions: [] })
      return happens(null, () => actor.start())
    }
    return { actor, all, apply, begin }
  }
  return { start, walked, sides }
}
