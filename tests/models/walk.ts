import {
  type ActorRefFrom,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromPromise,
  type SnapshotFrom,
  SimulatedClock,
} from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { activeDelays, definitionsOf, leavesOf, nameOf } from './definitions.ts'

/** A call of an effect, as the real actor made it. */
export interface Call {
  id: string
  input: unknown
}

/** What an expectation may look at. */
export interface Visit<M extends AnyStateMachine> {
  snapshot: SnapshotFrom<M>
  /** Effects that run now, by actor id. */
  live: readonly string[]
  /** The newest call of an effect. */
  called: (id: string) => Call | undefined
  /** What has arrived so far, answers and delays included; the last one led here. */
  events: readonly EventObject[]
  /** Everything emitted so far. */
  emitted: readonly EventObject[]
  actor: ActorRefFrom<M>
}

export interface Model<M extends AnyStateMachine> {
  machine: M
  /** Starting points; `undefined` for a machine without input. */
  inputs: readonly unknown[]
  /** What people and the world can send, whatever the state. */
  events: (snapshot: SnapshotFrom<M>) => readonly EventObject[]
  /** Keeps a walk small: which of those are also walked from here. Default: all. */
  explore?: (snapshot: SnapshotFrom<M>, event: EventObject) => boolean
  /** What each effect can answer, by actor id. An effect that only lasts answers nothing. */
  answers: Record<string, (snapshot: SnapshotFrom<M>) => readonly unknown[]>
  /** The context that matters for telling two situations apart; the value always does. */
  matters?: (context: SnapshotFrom<M>['context']) => unknown
  /** Written by hand from the specification, by path of the leaf state: what holds at every visit. */
  expectations: Record<string, (visit: Visit<M>) => void>
  /** For tests of the harness: effects that stay placeholders. */
  leaveOut?: readonly string[]
  limit?: number
}

export interface Walked {
  machine: string
  transitions: number
  states: number
  edges: number
  missing: readonly string[]
}

interface Situation {
  state: AnyMachineSnapshot
  transitions: Readonly<Record<string, Edge>>
}
interface Edge {
  event: EventObject
  state: AnyMachineSnapshot
}
interface Step {
  event: EventObject
  snapshot: AnyMachineSnapshot
}

const settle = () => new Promise<void>(resolve => setImmediate(resolve))
const jsonOf = (value: unknown) =>
  JSON.stringify(value, (key, part: unknown) => (key === 'ref' ? '(actor)' : part === undefined ? '(none)' : part))
const keyOf = <M extends AnyStateMachine>(model: Model<M>, snapshot: AnyMachineSnapshot) =>
  jsonOf([snapshot.value, snapshot.status, model.matters ? model.matters(snapshot.context) : snapshot.context])

/** Every event that can arrive in a snapshot: sent ones, answers of live effects, delays of active states. */
function possible<M extends AnyStateMachine>(model: Model<M>, snapshot: SnapshotFrom<M>): EventObject[] {
  const state: AnyMachineSnapshot = snapshot
  if (state.status !== 'active') return []
  const answers = Object.keys(state.children).flatMap(id => {
    const samples = model.answers[id] ?? model.answers['*']
    if (!samples) throw new Error(`${model.machine.id}: no sample answers for the effect ${id}`)
    return samples(snapshot).map(output => ({ type: `xstate.done.actor.${id}`, output, actorId: id }))
  })
  const delays = activeDelays(state).map(({ eventType }) => ({ type: eventType }))
  const sent = model
    .events(snapshot)
    .filter(event => model.machine.getTransitionData(state, event).length > 0)
    .filter(event => model.explore?.(snapshot, event) ?? true)
  return [...sent, ...answers, ...delays]
}

/** Refuses a state that neither handles an event nor lists it as ignored on purpose, or lists one it handles. */
function assertDecided<M extends AnyStateMachine>(model: Model<M>, snapshot: SnapshotFrom<M>): void {
  const state: AnyMachineSnapshot = snapshot
  if (state.status !== 'active') return
  const metas: { ignored?: readonly string[] }[] = Object.values(state.getMeta())
  const ignored = new Set(metas.flatMap(meta => meta?.ignored ?? []))
  for (const event of model.events(snapshot)) {
    const handled = model.machine.getTransitionData(state, event).length > 0
    const where = `${model.machine.id} ${jsonOf(state.value)}`
    if (!handled && !ignored.has(event.type)) throw new Error(`${where}: ${event.type} is neither handled nor ignored`)
    if (handled && ignored.has(event.type)) throw new Error(`${where}: ${event.type} is handled, yet listed as ignored`)
  }
}

/** The real actor with effects and clock in the test's hands. */
function live<M extends AnyStateMachine>(model: Model<M>, input: unknown, walked: Set<string>) {
  const pending = new Map<string, (output: unknown) => void>()
  const calls: Call[] = []
  const events: EventObject[] = []
  const emitted: EventObject[] = []
  let failure: unknown
  const held = fromPromise<unknown, unknown>(({ input: given, self }) => {
    calls.push({ id: self.id, input: given })
    return new Promise(resolve => pending.set(self.id, resolve))
  })
  const names = Object.keys(model.machine.implementations.actors).filter(name => !model.leaveOut?.includes(name))
  const machine = model.machine.provide({ actors: Object.fromEntries(names.map(name => [name, held])) })
  const clock = new SimulatedClock()
  const actor = createActor<AnyStateMachine>(machine, {
    clock,
    input,
    inspect: inspected => {
      // Every effect is a promise here, so that only the machine itself has microsteps.
      if (inspected.type !== '@xstate.microstep') return
      for (const transition of inspected._transitions)
        if (transition.eventType !== 'xstate.init') walked.add(nameOf(transition))
    },
  })
  actor.subscribe({ error: error => (failure = error) })
  actor.on('*', event => emitted.push(event))
  actor.start()
  const apply = async ({ type, ...rest }: EventObject & { output?: unknown; actorId?: string }) => {
    events.push({ type, ...rest })
    if (type.startsWith('xstate.done.actor.') && rest.actorId !== undefined) pending.get(rest.actorId)?.(rest.output)
    else if (type.startsWith('xstate.after.')) {
      const delay = activeDelays(actor.getSnapshot()).find(({ eventType }) => eventType === type)
      clock.increment(delay?.ms ?? 0)
    } else actor.send({ type, ...rest })
    await settle()
    if (failure !== undefined) throw failure
  }
  const visit = (): Visit<M> => {
    const snapshot = actor.getSnapshot()
    return {
      snapshot: snapshot as SnapshotFrom<M>,
      live: Object.keys(snapshot.children),
      events,
      called: id => calls.findLast(call => call.id === id),
      emitted,
      actor: actor as ActorRefFrom<M>,
    }
  }
  return { actor, apply, visit, started: async () => (await settle(), failure) }
}

function assertExpected<M extends AnyStateMachine>(model: Model<M>, visit: Visit<M>, seen: Set<string>): void {
  for (const leaf of leavesOf(visit.snapshot)) {
    const expectation = model.expectations[leaf]
    if (!expectation) throw new Error(`${model.machine.id}: nothing is expected of the state ${leaf}`)
    seen.add(leaf)
    expectation(visit)
  }
}

/** Walks every edge from one starting point on the real actor. */
async function walkFrom<M extends AnyStateMachine>(
  model: Model<M>,
  input: unknown,
  walked: Set<string>,
  seen: Set<string>,
) {
  const logic: AnyStateMachine = model.machine
  const map = getAdjacencyMap(logic, {
    input,
    events: snapshot => possible(model, snapshot as SnapshotFrom<M>),
    serializeState: snapshot => keyOf(model, snapshot),
    limit: model.limit ?? 4_000,
  })
  const paths = new Map<string, readonly Step[]>()
  let edges = 0
  const situations: readonly Situation[] = Object.values(map)
  for (const { state, transitions } of situations) {
    const key = keyOf(model, state)
    const path = paths.get(key) ?? []
    paths.set(key, path)
    assertDecided(model, state as SnapshotFrom<M>)
    for (const { event, state: next } of Object.values(transitions)) {
      const steps = [...path, { event, snapshot: next }]
      if (!paths.has(keyOf(model, next))) paths.set(keyOf(model, next), steps)
      edges += 1
      await replay(model, input, steps, walked, seen)
    }
  }
  if (edges === 0) await replay(model, input, [], walked, seen)
  return { states: situations.length, edges }
}

async function replay<M extends AnyStateMachine>(
  model: Model<M>,
  input: unknown,
  steps: readonly Step[],
  walked: Set<string>,
  seen: Set<string>,
): Promise<void> {
  const { actor, apply, visit, started } = live(model, input, walked)
  const route = steps.map(({ event }) => event.type.replace('xstate.', '')).join(' > ')
  try {
    const failure = await started()
    if (failure !== undefined) throw failure
    assertExpected(model, visit(), seen)
    for (const { event, snapshot } of steps) {
      await apply(event)
      const real = actor.getSnapshot()
      const [is, should] = [real, snapshot].map(s => jsonOf([s.value, s.status, s.context]))
      if (is !== should) throw new Error(`after ${event.type}: ${is}, predicted ${should}`)
      assertExpected(model, visit(), seen)
    }
  } catch (cause) {
    throw new Error(
      `${model.machine.id}: ${route || 'start'}: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    )
  } finally {
    actor.stop()
  }
}

/**
 * Walks every transition of a machine on the real actor and checks every expectation at every visit. Fails on a
 * transition nobody walked, an undecided event, an effect nobody provided and a state nobody described.
 */
export async function walk<M extends AnyStateMachine>(model: Model<M>): Promise<Walked> {
  const walked = new Set<string>()
  const seen = new Set<string>()
  let [states, edges] = [0, 0]
  for (const input of model.inputs) {
    const part = await walkFrom(model, input, walked, seen)
    states += part.states
    edges += part.edges
  }
  const all = definitionsOf(model.machine)
  const missing = all.filter(name => !walked.has(name))
  const unseen = Object.keys(model.expectations).filter(leaf => !seen.has(leaf))
  if (missing.length > 0) throw new Error(`${model.machine.id}: never walked: ${missing.join(', ')}`)
  if (unseen.length > 0) throw new Error(`${model.machine.id}: never visited: ${unseen.join(', ')}`)
  return { machine: model.machine.id, transitions: all.length, states, edges, missing }
}

/** One line for people: how much of a machine was walked. */
export const lineOf = ({ machine, transitions, missing, states, edges }: Walked): string =>
  `${machine}: ${transitions - missing.length} of ${transitions} transitions, ${states} situations, ${edges} edges`
