import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type ContextFrom,
  createActor,
  type EventFromLogic,
  fromPromise,
  type InputFrom,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate'
import { activeDelays } from '../../tests/models/definitions.ts'
import { duration, eventWords, type Kind, say } from './words.ts'

/** What a story gives its chart to be stepped with. */
export interface Samples<M extends AnyStateMachine> {
  input?: InputFrom<M>
  /** What people and the world can send; with a name where a payload says too much. Those no transition takes are left out. */
  events(snapshot: SnapshotFrom<M>): readonly (EventFromLogic<M> | readonly [name: string, event: EventFromLogic<M>])[]
  /**
   * What each effect can answer, by actor id; `*` for those not named. By name where an answer does not say itself what
   * it is. One that only lasts answers nothing.
   */
  answers: Readonly<Record<string, readonly unknown[] | Readonly<Record<string, unknown>>>>
  /** The context worth showing. */
  shows: readonly (keyof ContextFrom<M> & string)[]
}

export interface Step {
  key: string
  kind: Kind
  /** Who or what, and with which payload. */
  text: string
  detail: string
  taken: readonly AnyTransitionDefinition[]
  event: AnyEventObject
}

export interface Moment {
  snapshot: AnyMachineSnapshot
  steps: readonly Step[]
  /** What was pressed so far, and the leaf states it led to. */
  history: readonly { text: string; detail: string; to: string }[]
  /** States the last step left. */
  left: ReadonlySet<AnyStateNode>
}

const nodesOf = (snapshot: AnyMachineSnapshot): AnyStateNode[] => snapshot._nodes
export const leavesOf = (snapshot: AnyMachineSnapshot): AnyStateNode[] =>
  nodesOf(snapshot)
    .filter(node => Object.keys(node.states).length === 0)
    .sort((one, other) => one.order - other.order)
export const placeOf = (snapshot: AnyMachineSnapshot): string =>
  leavesOf(snapshot)
    .map(({ path }) => path.join('.'))
    .join(' + ')

function stepsOf(machine: AnyStateMachine, samples: Samples<AnyStateMachine>, snapshot: AnyMachineSnapshot): Step[] {
  if (snapshot.status !== 'active') return []
  const step = (event: AnyEventObject, detail: string): Step => ({
    key: JSON.stringify(event, (key, part: unknown) => (key === 'ref' ? null : part)),
    ...eventWords(event.type, machine.root),
    detail,
    taken: machine.getTransitionData(snapshot, event),
    event,
  })
  const sent = samples.events(snapshot).map((sample: AnyEventObject | readonly [string, AnyEventObject]) => {
    if ('type' in sample) {
      const { type: _type, ...payload } = sample
      return step(sample, Object.keys(payload).length === 0 ? '' : say(payload))
    }
    return step(sample[1], sample[0])
  })
  const answers = Object.keys(snapshot.children).flatMap(id =>
    Object.entries(samples.answers[id] ?? samples.answers['*'] ?? []).map(([name, output]: [string, unknown]) =>
      step(
        { type: `xstate.done.actor.${id}`, output, actorId: id },
        isNaN(Number(name)) ? name : output === undefined ? '' : say(output),
      ),
    ),
  )
  const delays = activeDelays(snapshot).map(({ eventType, ms }) => {
    const source = nodesOf(snapshot).find(node => node.after.some(after => after.eventType === eventType))
    const { text } = eventWords(eventType, source ?? machine.root)
    const said = duration(ms)
    return { ...step({ type: eventType, ms }, text.endsWith(said) ? '' : said), text }
  })
  return [...sent, ...answers, ...delays].filter(({ taken }) => taken.length > 0)
}

/** The real actor, with every effect held back until its answer is pressed, and a clock that moves when told. */
export function createStepper(original: AnyStateMachine, samples: Samples<AnyStateMachine>) {
  const pending = new Map<string, (output: unknown) => void>()
  const held = fromPromise<unknown>(({ self }) => new Promise(resolve => pending.set(self.id, resolve)))
  const effects = Object.keys(original.implementations.actors).map(name => [name, held])
  const machine: AnyStateMachine = original.provide({ actors: Object.fromEntries(effects) })
  const clock = new SimulatedClock()
  const actor = createActor(machine, { clock, input: samples.input }).start()
  const momentOf = (history: Moment['history'], left: Moment['left']): Moment => {
    const snapshot: AnyMachineSnapshot = actor.getSnapshot()
    return { snapshot, steps: stepsOf(machine, samples, snapshot), history, left }
  }
  let moment = momentOf([], new Set())
  const listeners = new Set<() => void>()

  return {
    machine,
    moment: () => moment,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async press({ event, text, detail, kind }: Step) {
      const before = moment
      if (kind === 'answer') pending.get(String(event['actorId']))?.(event['output'])
      else if (kind === 'delay') clock.increment(Number(event['ms']))
      else actor.send(event)
      // Answers arrive as promises do.
      await new Promise(resolve => setTimeout(resolve))
      const now = new Set(nodesOf(actor.getSnapshot()))
      const left = new Set(nodesOf(before.snapshot).filter(node => !now.has(node)))
      moment = momentOf([...before.history, { text, detail, to: placeOf(actor.getSnapshot()) }], left)
      for (const listener of listeners) listener()
    },
  }
}
