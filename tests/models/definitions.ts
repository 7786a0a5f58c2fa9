import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]
export const nodesUnder = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesUnder),
]

/** A name for a transition definition that survives `provide()`: where it starts, on what, the how-manyeth. */
export function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const siblings = transitionsOf(source).filter(other => other.eventType === eventType)
  return `${source.id} ${eventType || 'always'} #${siblings.indexOf(transition) + 1}`
}

/** Every transition definition of a machine, by name. */
export const definitionsOf = (machine: AnyStateMachine): string[] =>
  nodesUnder(machine.root).flatMap(node => transitionsOf(node).map(nameOf))

/** Paths of the active leaf states, such as `login.loading.tenant.loaded`. */
export const leavesOf = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes
    .filter((node: AnyStateNode) => Object.keys(node.states).length === 0)
    .map((node: AnyStateNode) => node.path.join('.'))

/** The delays that run now, with their length in ms. */
export function activeDelays(snapshot: AnyMachineSnapshot): { eventType: string; ms: number }[] {
  const { delays } = snapshot.machine.implementations
  return snapshot._nodes.flatMap((node: AnyStateNode) =>
    node.after.map(({ delay, eventType }) => {
      const named: unknown = typeof delay === 'string' ? delays[delay] : delay
      const ms: unknown =
        typeof named === 'function' ? Reflect.apply(named, undefined, [{ context: snapshot.context }]) : named
      return { eventType, ms: Number(ms) }
    }),
  )
}
