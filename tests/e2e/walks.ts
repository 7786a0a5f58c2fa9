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
  /** Whether something can be done in a walk in which those things were done before; absent: always. */
  goesWith?: (before: readonly string[], doing: string) => boolean
  /** What leaves nothing behind to go on with, as a device that is full; absent: nothing does. */
  isLast?: (doing: string) => boolean
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

/** A situation of the chart, and what leads on from it. */
interface Situation {
  key: string
  edges: readonly Edge[]
}
interface Edge {
  doing: Doing
  taken: readonly string[]
  to: string
}

const keyIn = ({ matters }: Plan, snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, matters(snapshot)])
const next = ({ machine }: Plan, snapshot: AnyMachineSnapshot, { event }: Doing) =>
  getNextSnapshot(machine, snapshot, event as never) as AnyMachineSnapshot

/** Every situation that can be reached from a start, with all that can happen in it. */
function situationsFrom(plan: Plan, start: string): { first: string; situations: Map<string, Situation> } {
  const input = plan.starts[start]
  const begun = getInitialSnapshot(plan.machine, input) as AnyMachineSnapshot
  const first = keyIn(plan, begun)
  const situations = new Map<string, Situation>()
  const found = new Set([first])
  const waiting: { key: string; snapshot: AnyMachineSnapshot; events: readonly EventObject[] }[] = [
    { key: first, snapshot: begun, events: [] },
  ]
  for (let one = waiting.shift(); one; one = waiting.shift()) {
    const { key, snapshot, events } = one
    const edges = (snapshot.status === 'active' ? plan.possible(snapshot, start) : []).map((doing): Edge => {
      const reached = next(plan, snapshot, doing)
      const path = [...events, doing.event]
      const taken = transitionsOf(plan, input, path).at(-1) ?? []
      if (taken.length === 0) throw new Error(`${plan.machine.id}: nothing comes of "${doing.label}"`)
      const to = keyIn(plan, reached)
      if (!found.has(to)) {
        found.add(to)
        waiting.push({ key: to, snapshot: reached, events: path })
      }
      return { doing, taken, to }
    })
    situations.set(key, { key, edges })
  }
  return { first, situations }
}

/** From which situations one comes back to a situation: losing them may mean to begin anew. */
function returning(situations: ReadonlyMap<string, Situation>): (from: string, to: string) => boolean {
  const reachable = new Map<string, Set<string>>()
  const from = (key: string) => {
    const known = reachable.get(key)
    if (known) return known
    const seen = new Set([key])
    const waiting = [key]
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop())
      for (const { to } of situations.get(one)?.edges ?? [])
        if (!seen.has(to)) {
          seen.add(to)
          waiting.push(to)
        }
    reachable.set(key, seen)
    return seen
  }
  return (start, to) => from(start).has(to)
}

/** The shortest way to a step that takes something new, one from which there is a way back before any other. */
function nearest(
  plan: Plan,
  situations: ReadonlyMap<string, Situation>,
  comesBack: (from: string, to: string) => boolean,
  here: string,
  labels: readonly string[],
  isNew: (edge: Edge) => boolean,
): readonly Edge[] | null {
  const goes = (path: readonly Edge[], edge: Edge) =>
    plan.goesWith?.([...labels, ...path.map(({ doing }) => doing.label)], edge.doing.label) ?? true
  let forGood: readonly Edge[] | null = null
  const seen = new Set([here])
  const waiting: { key: string; path: readonly Edge[] }[] = [{ key: here, path: [] }]
  for (let one = waiting.shift(); one; one = waiting.shift())
    for (const edge of situations.get(one.key)?.edges ?? []) {
      if (!goes(one.path, edge)) continue
      const path = [...one.path, edge]
      if (isNew(edge)) {
        if (comesBack(edge.to, here) && !plan.isLast?.(edge.doing.label)) return path
        forGood ??= path
      }
      if (seen.has(edge.to) || plan.isLast?.(edge.doing.label)) continue
      seen.add(edge.to)
      waiting.push({ key: edge.to, path })
    }
  return forGood
}

/**
 * Walks that take every transition, with as few beginnings as a greedy walker needs: it goes on to whatever is nearest
 * and new, and begins anew where nothing new can be reached. No transition is taken for its own sake twice.
 */
export function walksOf(plan: Plan): { walks: readonly Walk[]; all: readonly string[] } {
  const graphs = Object.keys(plan.starts).map(start => {
    const graph = situationsFrom(plan, start)
    return { start, ...graph, comesBack: returning(graph.situations) }
  })
  const covered = new Set<string>()
  const isNew = ({ taken }: Edge) => taken.some(name => !covered.has(name))
  const walks: Walk[] = []
  for (;;) {
    const beginning = graphs
      .map(graph => ({ graph, way: nearest(plan, graph.situations, graph.comesBack, graph.first, [], isNew) }))
      .filter(({ way }) => way !== null)
      .toSorted((a, b) => (a.way?.length ?? 0) - (b.way?.length ?? 0))[0]
    if (!beginning) return { walks, all: definitionsOf(plan.machine) }
    const { graph } = beginning
    const edges: Edge[] = []
    for (let way = beginning.way; way !== null && edges.length < longest;) {
      edges.push(...way)
      for (const { taken } of way) for (const name of taken) covered.add(name)
      const labels = edges.map(({ doing }) => doing.label)
      if (plan.isLast?.(labels.at(-1) ?? '')) break
      way = nearest(plan, graph.situations, graph.comesBack, edges.at(-1)?.to ?? '', labels, isNew)
    }
    walks.push(untilItRests(plan, graph.start, edges))
  }
}
/** Steps after which a walk is long enough to be read when it fails. */
const longest = 80

/** The walk on the real chart; what the device does by itself after the last step belongs to it. */
function untilItRests(plan: Plan, start: string, edges: readonly Edge[]): Walk {
  const input = plan.starts[start]
  const steps: Step[] = []
  const events: EventObject[] = []
  let snapshot = getInitialSnapshot(plan.machine, input) as AnyMachineSnapshot
  const go = (doing: Doing) => {
    snapshot = next(plan, snapshot, doing)
    events.push(doing.event)
    steps.push({ ...doing, snapshot, taken: [] })
  }
  for (const { doing, to } of edges) {
    go(doing)
    if (keyIn(plan, snapshot) !== to)
      throw new Error(`${plan.machine.id}: after "${doing.label}" something matters that the plan leaves out`)
  }
  while (plan.isPassing(snapshot)) {
    const [doing] = plan.possible(snapshot, start)
    if (!doing) break
    go(doing)
  }
  const taken = transitionsOf(plan, input, events)
  return { start, steps: steps.map((step, at) => ({ ...step, taken: taken[at] ?? [] })) }
}

/** Where a walk begins, how long it is, and where it leads. */
export const titleOf = ({ start, steps }: Walk): string => {
  const labels = steps.map(({ label }) => label)
  return labels.length < 8
    ? `${start}, ${labels.join(', ')}`
    : `${start}, ${labels.length} steps to ${labels.slice(-3).join(', ')}`
}
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
