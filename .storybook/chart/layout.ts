import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'

export const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states)

/** Transitions of one state, in the order they are tried, by what brings them. */
export function transitionsOf(node: AnyStateNode): { eventType: string; branches: AnyTransitionDefinition[] }[] {
  const always: AnyTransitionDefinition[] = [...(node.always ?? [])]
  const others = [...node.transitions.entries()].map(([eventType, branches]) => ({
    eventType: String(eventType),
    branches: [...branches],
  }))
  return [...(always.length > 0 ? [{ eventType: '', branches: always }] : []), ...others]
}

const within = (node: AnyStateNode): AnyStateNode[] => [node, ...childrenOf(node).flatMap(within)]
const isUnder = (node: AnyStateNode, above: AnyStateNode): boolean =>
  node === above || (node.parent !== undefined && isUnder(node.parent, above))

/** The children one can get to from these states, in the order they are named. */
function reachedFrom(nodes: readonly AnyStateNode[], siblings: readonly AnyStateNode[]): AnyStateNode[] {
  const targets = nodes.flatMap(node =>
    transitionsOf(node).flatMap(({ branches }) => branches.flatMap(t => t.target ?? [])),
  )
  return siblings.filter(sibling => targets.some(target => isUnder(target, sibling)))
}

/**
 * The children of a state in rows: the initial one first, then whatever is one step away from a row above; what only
 * the parent's own transitions reach stands after them. Ends stand last.
 */
export function rowsOf(node: AnyStateNode): AnyStateNode[][] {
  const siblings = childrenOf(node)
  if (node.type === 'parallel' || siblings.length === 0) return siblings.length > 0 ? [siblings] : []
  const initial = node.initial.target.map(target => siblings.find(sibling => isUnder(target, sibling)))
  const rows: AnyStateNode[][] = []
  let row = initial.filter(first => first !== undefined)
  const placed = new Set<AnyStateNode>()
  while (row.length > 0) {
    rows.push(row)
    for (const state of row) placed.add(state)
    row = reachedFrom(row.flatMap(within), siblings).filter(state => !placed.has(state) && state.type !== 'final')
  }
  const rest = siblings.filter(state => !placed.has(state) && state.type !== 'final')
  const ends = siblings.filter(state => !placed.has(state) && state.type === 'final')
  return [...rows, rest, ends].filter(({ length }) => length > 0)
}

/** How a target is called, seen from where the transition starts: no longer than needed. */
export function targetName(target: AnyStateNode, source: AnyStateNode): string {
  if (target === source) return source.key
  const shared = source.path.findIndex((key, depth) => target.path[depth] !== key)
  const depth = shared === -1 ? source.path.length : shared
  const path = target.path.slice(Math.min(depth, target.path.length - 1))
  return path.join('.')
}
