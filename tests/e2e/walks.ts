import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromPromise,
  getInitialSnapshot,
  getNextSnapshot,
  SimulatedClock,
} from 'xstate'
import { activeDelays, definitionsOf, leavesOf, nameOf } from '../models/definitions.ts'

/** Something a person, the network or time does, by a name that says what. */
export interface Doing {
  label: string
  event: EventObject
}

export interface Step extends Doing {
  /** Where the chart is afterwards. */
  snapshot: AnyMachineSnapshot
  /** Names of the transitions it takes. */
  taken: readonly string[]
}

export interface Walk {
  start: string
  steps: readonly Step[]
}

export interface Plan {
  machine: AnyStateMachine
  starts: Record<string, unknown>
  /** What can happen now. Answers of effects that run on the device come by themselves, yet they are named here as well. */
  possible: (snapshot: AnyMachineSnapshot, start: string) => readonly Doing[]
  /** Over before anybody could look: a walk does not end there. */
  isPassing: (snapshot: AnyMachineSnapshot) => boolean
  /** What tells two situations apart. */
  matters: (snapshot: AnyMachineSnapshot) => unknown
}

/** An answer of an effect that runs now. */
export const answerOf = (id: string, kind: string, output: unknown): Doing => ({
  label: `${id}: ${kind}`,
  event: { type: `xstate.done.actor.${id}`, output } as EventObject,
})

/** Delays that run now, by their names. */
export const delaysOf = (snapshot: AnyMachineSnapshot): Doing[] =>
  activeDelays(snapshot).map(({ eventType }) => ({
    label: `after ${eventType.split('.')[2] ?? ''}`,
    event: { type: eventType },
  }))

/** The transitions each event takes on the real actor, its effects held. */
function transitionsOf({ machine }: Plan, input: unknown, events: readonly EventObject[]): string[][] {
  const held = fromPromise(() => new Promise<never>(() => undefined))
  const names = Object.keys(machine.implementations.actors)
  const taken: string[] = []
  const actor = createActor<AnyStateMachine>(
    machine.provide({ actors: Object.fromEntries(names.map(n => [n, held])) }),
    {
      clock: new SimulatedClock(),
      input,
      inspect: inspected => {
        if (inspected.type !== '@xstate.microstep') return
        for (const transition of inspected._transitions)
          if (transition.eventType !== 'xstate.init') taken.push(nameOf(transition))
      },
    },
  )
  actor.start()
  const steps = events.map(event => {
    const before = taken.length
    actor.send(event)
    return before
  })
  actor.stop()
  return steps.map((from, at) => taken.slice(at === 0 ? 0 : from, steps[at + 1] ?? taken.length))
}

/** For every transition the shortest walk that takes it; a walk that takes several serves for all of them. */
export function walksOf(plan: Plan): { walks: readonly Walk[]; all: readonly string[] } {
  const shortest = new Map<string, Walk>()
  for (const [start, input] of Object.entries(plan.starts)) {
    const first = getInitialSnapshot(plan.machine, input) as AnyMachineSnapshot
    const keyOf = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, plan.matters(snapshot)])
    const seen = new Set([keyOf(first)])
    let edge: { snapshot: AnyMachineSnapshot; path: readonly Step[] }[] = [{ snapshot: first, path: [] }]
    while (edge.length > 0) {
      const next: typeof edge = []
      for (const { snapshot, path } of edge) {
        if (snapshot.status !== 'active') continue
        for (const doing of plan.possible(snapshot, start)) {
          const reached = getNextSnapshot(plan.machine, snapshot, doing.event as never) as AnyMachineSnapshot
          const events = [...path, doing].map(({ event }) => event)
          const taken = transitionsOf(plan, input, events).at(-1) ?? []
          if (taken.length === 0) throw new Error(`${plan.machine.id}: nothing comes of "${doing.label}"`)
          const steps = [...path, { ...doing, snapshot: reached, taken }]
          for (const name of taken) {
            const known = shortest.get(name)
            if (!known || known.steps.length > steps.length) shortest.set(name, { start, steps })
          }
          if (seen.has(keyOf(reached))) continue
          seen.add(keyOf(reached))
          next.push({ snapshot: reached, path: steps })
        }
      }
      edge = next
    }
  }
  for (const [name, walk] of shortest) shortest.set(name, untilItRests(plan, walk))
  const covered = new Set<string>()
  const walks: Walk[] = []
  for (const walk of [...shortest.values()].sort((a, b) => b.steps.length - a.steps.length)) {
    const names = [...shortest].filter(([, one]) => titleOf(one) === titleOf(walk)).map(([name]) => name)
    if (names.every(name => covered.has(name))) continue
    walks.push(walk)
    for (const { taken } of walk.steps) for (const name of taken) covered.add(name)
  }
  return { walks, all: definitionsOf(plan.machine) }
}

/** What the device does by itself after the last step belongs to the walk. */
function untilItRests(plan: Plan, { start, steps }: Walk): Walk {
  const longer = [...steps]
  for (;;) {
    const last = longer.at(-1)
    const next = last && plan.isPassing(last.snapshot) ? plan.possible(last.snapshot, start)[0] : undefined
    if (!last || !next) return { start, steps: longer }
    const snapshot = getNextSnapshot(plan.machine, last.snapshot, next.event as never) as AnyMachineSnapshot
    const events = [...longer, next].map(({ event }) => event)
    const taken = transitionsOf(plan, plan.starts[start], events).at(-1) ?? []
    longer.push({ ...next, snapshot, taken })
  }
}

export const titleOf = ({ start, steps }: Walk): string => `${start}, ${steps.map(({ label }) => label).join(', ')}`
export { leavesOf }

/** Which transitions the walks take, and which nobody can cause; whatever is in neither list is missing. */
export function accountOf(
  walks: readonly Walk[],
  all: readonly string[],
  nobodyCauses: Record<string, string>,
): { line: string; missing: string[]; causedAfterAll: string[] } {
  const walked = new Set(walks.flatMap(({ steps }) => steps.flatMap(({ taken }) => taken)))
  const machine = all[0]?.split(/[. ]/)[0] ?? ''
  const excused = Object.keys(nobodyCauses)
  return {
    line:
      `${machine}: ${walked.size} of ${all.length} transitions through the screens` +
      (excused.length ? `, ${excused.length} that nobody can cause there` : ''),
    missing: all.filter(name => !walked.has(name) && !excused.includes(name)),
    causedAfterAll: excused.filter(name => walked.has(name) || !all.includes(name)),
  }
}
