import type {
  DoneActorEvent,
  EventObject,
  MachineContext,
  MetaObject,
  ParameterizedObject,
  ProvidedActor,
  TransitionConfig,
} from 'xstate'

/**
 * What follows from each answer of an effect, by its kind: a kind that is forgotten does not compile, and within its
 * branches the answer is of that kind. Of several branches the first whose guard holds is taken; the last kind takes
 * whatever is left.
 */
export function onAnswer<
  Context extends MachineContext,
  Answer extends { kind: string },
  Event extends EventObject,
  Actor extends ProvidedActor,
  Action extends ParameterizedObject,
  Guard extends ParameterizedObject,
  Delay extends string,
  Emitted extends EventObject,
  Meta extends MetaObject,
>(branches: {
  [Kind in Answer['kind']]: Branches<
    Context,
    TransitionConfig<Context, AnswerEvent<Answer, Kind>, Event, Actor, Action, Guard, Delay, Emitted, Meta>,
    AnswerEvent<Answer, Kind>
  >
}): TransitionConfig<Context, DoneActorEvent<Answer>, Event, Actor, Action, Guard, Delay, Emitted, Meta>[] {
  const all = Object.entries<Branches<Context, object, never>>(branches).flatMap(([kind, of]) =>
    [of]
      .flat()
      .map((branch): [string, Branch<Context, object, never>] => [
        kind,
        typeof branch === 'string' ? { target: branch } : branch,
      ]),
  )
  // Each branch's event is narrowed to its kind, which its guard makes sure of; the compiler cannot follow that.
  return all.map(([kind, { guard, ...rest }], at) =>
    at === all.length - 1 ? rest : { ...rest, guard: answered(kind, guard) },
  ) as never
}

type AnswerEvent<Answer, Kind> = DoneActorEvent<Extract<Answer, { kind: Kind }>>
type Condition<Context, Event> = (given: { context: Context; event: Event }) => boolean
type Branch<Context, Transition, Event> = Omit<Transition, 'guard'> & {
  target?: string
  guard?: Condition<Context, Event>
}
type Branches<Context, Transition, Event> =
  string | Branch<Context, Transition, Event> | readonly Branch<Context, Transition, Event>[]

/** A guard that says of itself which answer it lets through, and on what condition, for whoever draws the chart. */
function answered<Context>(kind: string, condition?: Condition<Context, never>) {
  const guard = ({ context, event }: { context: Context; event: { output: { kind: string } } }) =>
    event.output.kind === kind && (condition?.({ context, event: event as never }) ?? true)
  return Object.assign(guard, { answer: kind, condition })
}
