import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { nameOf, nodesUnder, transitionsOf } from './definitions.ts'

type Sides = Map<string, Set<boolean>>
type Guard = (given: object, params?: unknown) => boolean

/** Has every guard of a machine write down what it said, by the name of its transition. */
export function watchGuards(machine: AnyStateMachine, sides: Sides): void {
  const guards = machine.implementations.guards as Record<string, Guard>
  const all = nodesUnder(machine.root).flatMap((node: AnyStateNode) => transitionsOf(node))
  for (const transition of all.filter(({ guard }) => guard !== undefined)) {
    const name = nameOf(transition)
    const said = sides.get(name) ?? new Set()
    sides.set(name, said)
    const judged = guardOf(transition, guards)
    transition.guard = (given: object) => {
      const side = judged(given)
      said.add(side)
      return side
    }
  }
}

function guardOf({ guard }: AnyTransitionDefinition, named: Record<string, Guard>): Guard {
  if (typeof guard === 'function') return guard as Guard
  const { type, params } = typeof guard === 'string' ? { type: guard, params: undefined } : Object(guard)
  const rule = named[type]
  if (!rule) throw new Error(`there is no guard ${String(type)}`)
  return given => rule(given, typeof params === 'function' ? Reflect.apply(params, undefined, [given]) : params)
}

/** Guards of which a walk met one side only, but those of which that was said; and those that were said wrongly. */
export function oneSided(sides: Sides, known: Readonly<Record<string, string>>): string[] {
  const one = [...sides].flatMap(([name, said]) => (said.size === 2 ? [] : [name]))
  return [
    ...one
      .filter(name => !(name in known))
      .map(name => `${name} is only ${[...(sides.get(name) ?? [])].join() || 'unasked'}`),
    ...Object.keys(known).flatMap(name => (one.includes(name) ? [] : [`${name} has both sides`])),
  ]
}
