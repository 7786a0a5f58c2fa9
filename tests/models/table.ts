import type { AnyMachineSnapshot, AnyStateMachine, EventFrom, EventObject, InputFrom, OutputFrom } from 'xstate'
import type { ProvidedActor, SnapshotFrom, StateMachine } from 'xstate'
import { leavesOf } from './definitions.ts'

/** What a machine does, written by hand from the specification: the walk holds the machine against it. */
export interface Table<M extends AnyStateMachine> {
  rows: readonly Row<M>[]
  /** Ms of each wait that rows name. */
  waits?: Readonly<Record<string, number | ((context: ContextOf<M>) => number)>>
  /** What effects are asked with, by id; one that is not named here is asked with nothing. */
  inputs?: Readonly<Record<string, (context: ContextOf<M>) => unknown>>
  /** Transitions whose guard can be met from one side only, and why. */
  oneSided?: Readonly<Record<string, string>>
}

/**
 * One transition:
 * - `state` by its path; '' is the whole machine.
 * - `event`: its type; an effect's id, when it answers; `after` and a wait; `always`; `done` and a state; `start`.
 * - `when`: the kind of the answer, a condition, or both; '' is always. Of several rows of one state the first that
 *   holds counts, and of several states the innermost.
 * - `to`: the innermost states that are entered, also anew; '' where it stays.
 * - `changes`: all that changes in the context.
 * - `asks`: the effects and waits that begin.
 * - `tells`: what is emitted.
 */
export type Row<M extends AnyStateMachine> = readonly [
  state: string,
  event: string,
  when: string | Condition<M> | readonly [string, Condition<M>],
  to: string,
  changes?: '' | Changes<M> | ((context: ContextOf<M>, came: Came<M>) => Partial<ContextOf<M>>),
  asks?: string | ((context: ContextOf<M>) => string),
  tells?: (context: ContextOf<M>, came: Came<M>) => readonly EventObject[],
]

export type ContextOf<M extends AnyStateMachine> = SnapshotFrom<M>['context']
type Condition<M extends AnyStateMachine> = (context: ContextOf<M>, came: Came<M>) => boolean
type Changes<M extends AnyStateMachine> = {
  readonly [Key in keyof ContextOf<M>]?:
    ContextOf<M>[Key] | ((context: ContextOf<M>, came: Came<M>) => ContextOf<M>[Key])
}

/** What came: the fields of the event, or of the effect's answer; at the start, of the input. */
export type Came<M extends AnyStateMachine> = Merged<EventFrom<M>, AnswerOf<ActorsOf<M>> | InputFrom<M>>
type Merged<Event, Other> = {
  readonly [Key in KeyOf<Event | Other>]: FieldOf<Key extends KeyOf<Event> ? Event : Other, Key>
}
/** Of what has fields of its own: lists and records by any key have none. */
type KeyOf<Union> = Union extends object ? (string extends keyof Union ? never : keyof Union) : never
type FieldOf<Union, Key> = Union extends object
  ? string extends keyof Union
    ? never
    : Key extends keyof Union
      ? Union[Key]
      : never
  : never
type AnswerOf<Actor> = Actor extends ProvidedActor ? OutputFrom<Actor['logic']> : never
type ActorsOf<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Actor
    : never

/** What came with an event, as rows see it. */
const cameWith = (event: EventObject): unknown =>
  'output' in event && event['output'] !== undefined ? event['output'] : event

/** How rows call an event: `xstate.after.patience.machine.state` is `after patience`, of `state`. */
export function calledInRows(type: string, machine: AnyStateMachine): { event: string; of: string | null } {
  if (type === 'xstate.init') return { event: 'start', of: null }
  if (type.startsWith('xstate.done.actor.')) return { event: type.slice('xstate.done.actor.'.length), of: null }
  if (type.startsWith('xstate.done.state.'))
    return { event: `done ${type.slice(`xstate.done.state.${machine.id}.`.length)}`, of: null }
  const [, delay = '', of = ''] = /^xstate\.after\.([^.]+)\.(.*)$/.exec(type) ?? []
  return delay === '' ? { event: type, of: null } : { event: `after ${delay}`, of: of.slice(machine.id.length + 1) }
}

const isWithin = (path: string, state: string) => state === '' || path === state || path.startsWith(`${state}.`)
const names = (inRow: string, event: string) =>
  inRow === event || (inRow.endsWith('*') && event.startsWith(inRow.slice(0, -1)))

function holds<M extends AnyStateMachine>(when: Row<M>[2], context: unknown, came: unknown): boolean {
  if (when === '') return true
  if (typeof when === 'function') return when(context as never, came as Came<M>)
  if (typeof when !== 'string') return when.every(part => holds(part, context, came))
  return (typeof came === 'object' && came !== null && 'kind' in came ? came.kind : String(came)) === when
}

/** The rows that are taken: of each state the first that holds, and none above one that is taken. */
export function taken<M extends AnyStateMachine>(
  { rows }: Table<M>,
  { leaves, context, event, of, came }: Moment,
): Row<M>[] {
  const seen = new Set<string>()
  const first = rows.filter(row => {
    const [state, on, when] = row
    if (!names(on, event) || seen.has(state) || (of !== null && of !== state)) return false
    if (!leaves.some(leaf => isWithin(leaf, state)) || !holds(when, context, came)) return false
    seen.add(state)
    return true
  })
  return first.filter(([state]) => !first.some(([other]) => other !== state && isWithin(other, state)))
}

export interface Moment {
  leaves: readonly string[]
  context: unknown
  event: string
  of: string | null
  came: unknown
}

/** A moment in which an event arrives, or in which nothing more is waited for. */
export const momentOf = (snapshot: AnyMachineSnapshot, event: EventObject | 'always'): Moment => ({
  leaves: leavesOf(snapshot),
  context: snapshot.context,
  ...(event === 'always' ? { event, of: null } : calledInRows(event.type, snapshot.machine)),
  came: event === 'always' ? null : cameWith(event),
})
