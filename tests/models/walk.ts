import type { ActorRefFrom, AnyMachineSnapshot, AnyStateMachine, EventObject, SnapshotFrom } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { activeDelays, definitionsOf, leavesOf } from './definitions.ts'
import { oneSided } from './guards.ts'
import { judge, textOf } from './judge.ts'
import { type Call, workbench } from './live.ts'
import { momentOf, type Row, type Table, taken } from './table.ts'

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
  /** What it does, by hand. */
  table: Table<M>
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

interface Edge {
  event: EventObject
  state: AnyMachineSnapshot
}
interface Situation {
  state: AnyMachineSnapshot
  transitions: Readonly<Record<string, Edge>>
}

const keyOf = <M extends AnyStateMachine>(model: Model<M>, snapshot: AnyMachineSnapshot) =>
  textOf([snapshot.value, snapshot.status, model.matters ? model.matters(snapshot.context) : snapshot.context])

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
    .filter(
      event =>
        model.machine.getTransitionData(state, event).length > 0 ||
        taken(model.table, momentOf(state, event)).length > 0,
    )
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
    const where = `${model.machine.id} ${textOf(state.value)}`
    if (!handled && !ignored.has(event.type)) throw new Error(`${where}: ${event.type} is neither handled nor ignored`)
    if (handled && ignored.has(event.type)) throw new Error(`${where}: ${event.type} is handled, yet listed as ignored`)
  }
}

function assertExpected<M extends AnyStateMachine>(model: Model<M>, visit: Visit<M>, seen: Set<string>): void {
  for (const leaf of leavesOf(visit.snapshot)) {
    const expectation = model.expectations[leaf]
    if (!expectation) throw new Error(`${model.machine.id}: nothing is expected of the state ${leaf}`)
    seen.add(leaf)
    expectation(visit)
  }
}

/** A walk in progress: what it has met. */
interface Walk<M extends AnyStateMachine> {
  model: Model<M>
  bench: ReturnType<typeof workbench>
  seen: Set<string>
  rows: Set<Row<M>>
}

/** Walks every edge from one starting point on the real actor. */
async function walkFrom<M extends AnyStateMachine>(walk: Walk<M>, input: unknown) {
  const { model } = walk
  const logic: AnyStateMachine = model.machine
  const map = getAdjacencyMap(logic, {
    input,
    events: snapshot => possible(model, snapshot as SnapshotFrom<M>),
    serializeState: snapshot => keyOf(model, snapshot),
    limit: model.limit ?? 4_000,
  })
  const paths = new Map<string, readonly EventObject[]>()
  let edges = 0
  const situations: readonly Situation[] = Object.values(map)
  await replay(walk, input, [])
  for (const { state, transitions } of situations) {
    const key = keyOf(model, state)
    const path = paths.get(key) ?? []
    paths.set(key, path)
    assertDecided(model, state as SnapshotFrom<M>)
    for (const { event, state: next } of Object.values(transitions)) {
      const events = [...path, event]
      if (!paths.has(keyOf(model, next))) paths.set(keyOf(model, next), events)
      edges += 1
      await replay(walk, input, events)
    }
  }
  return { states: situations.length, edges }
}

/** Goes one way on the real actor, and holds its last step against the table: those before were last steps as well. */
async function replay<M extends AnyStateMachine>(
  { model, bench, seen, rows }: Walk<M>,
  input: unknown,
  events: readonly EventObject[],
): Promise<void> {
  const { actor, all, apply, begin } = bench.start(input)
  const route = events.map(({ type }) => type.replace('xstate.', '')).join(' > ')
  try {
    let happened = await begin()
    for (const event of events) happened = await apply(event)
    judge(model.table, happened, rows)
    const snapshot = actor.getSnapshot()
    const visit: Visit<M> = {
      snapshot: snapshot as SnapshotFrom<M>,
      live: Object.keys(snapshot.children),
      events: all.events,
      called: id => all.calls.findLast(call => call.id === id),
      emitted: all.emitted,
      actor: actor as ActorRefFrom<M>,
    }
    assertExpected(model, visit, seen)
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
 * Walks every transition of a machine on the real actor, holds each step against the table, and checks every expectation
 * at every visit. Fails on a transition nobody walked or that has no row, a row nobody took, a guard that was met from
 * one side only, an undecided event, an effect nobody provided and a state nobody described.
 */
export async function walk<M extends AnyStateMachine>(model: Model<M>): Promise<Walked> {
  const { id } = model.machine
  const bench = workbench(model.machine, model.leaveOut)
  const met: Walk<M> = { model, bench, seen: new Set(), rows: new Set() }
  let [states, edges] = [0, 0]
  for (const input of model.inputs) {
    const part = await walkFrom(met, input)
    states += part.states
    edges += part.edges
  }
  const all = definitionsOf(model.machine)
  const missing = all.filter(name => !bench.walked.has(name))
  const untaken = model.table.rows.filter(row => !met.rows.has(row)).map(row => row.slice(0, 4).map(String).join(' '))
  const unseen = Object.keys(model.expectations).filter(leaf => !met.seen.has(leaf))
  const sides = oneSided(bench.sides, model.table.oneSided ?? {})
  if (missing.length > 0) throw new Error(`${id}: never walked: ${missing.join(', ')}`)
  if (untaken.length > 0) throw new Error(`${id}: rows never taken: ${untaken.join(', ')}`)
  if (unseen.length > 0) throw new Error(`${id}: never visited: ${unseen.join(', ')}`)
  if (sides.length > 0) throw new Error(`${id}: ${sides.join(', ')}`)
  return { machine: id, transitions: all.length, states, edges, missing }
}

/** One line for people: how much of a machine was walked. */
export const lineOf = ({ machine, transitions, missing, states, edges }: Walked): string =>
  `${machine}: ${transitions - missing.length} of ${transitions} transitions, ${states} situations, ${edges} edges`
