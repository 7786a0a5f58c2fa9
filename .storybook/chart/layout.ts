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

/** Pixels: what a state needs to be legible, with and without transitions, what a frame takes, what stands between. */
const [leafWidth, bareWidth, frame, gap] = [186, 128, 26, 18]
/** What a whole chart takes at most, beside the steps on a desk. */
export const chartWidth = 1_010

const isLeaf = (node: AnyStateNode) => childrenOf(node).length === 0
const frameOf = (node: AnyStateNode) => (node.parent?.type === 'parallel' ? 0 : frame)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const beside = (widths: readonly number[]) => sum(widths) + gap * (widths.length - 1)

/** The least width in which a state is legible. */
function least(node: AnyStateNode): number {
  const widths = childrenOf(node).map(least)
  if (widths.length === 0) return transitionsOf(node).length + node.invoke.length > 0 ? leafWidth : bareWidth
  return (node.type === 'parallel' ? beside(widths) : Math.max(...widths)) + frameOf(node)
}
const leastOf = (column: readonly AnyStateNode[]) => Math.max(...column.map(least))

/** Columns with the width each gets: what it needs, and of the rest the more, the more there is in it. */
function shared(columns: readonly (readonly AnyStateNode[])[], room: number) {
  const needs = columns.map(leastOf)
  const rest = Math.max(0, room - beside(needs))
  const amounts = columns.map(column => column.flatMap(within).length)
  return columns.map((states, place) => ({
    states,
    width: (needs[place] ?? 0) + (rest * (amounts[place] ?? 0)) / sum(amounts),
  }))
}

/** One row of states as the lines it needs: small ones stand on each other beside a large one. */
function linesOf(row: readonly AnyStateNode[], room: number): (readonly AnyStateNode[])[][] {
  const [small, large] = [row.filter(isLeaf), row.filter(state => !isLeaf(state))]
  const columns =
    large.length > 0 && small.length > 0 ? [small, ...large.map(state => [state])] : row.map(state => [state])
  const lines: (readonly AnyStateNode[])[][] = []
  for (const column of columns) {
    const line = lines.at(-1)
    if (line && beside([...line, column].map(leastOf)) <= room) line.push(column)
    else lines.push([column])
  }
  return lines
}

type Column = ReturnType<typeof shared>[number]

/**
 * How the states of a state stand: in columns from left to right where there is room for that, otherwise in rows.
 * Regions stand side by side, or where they would be too narrow on each other.
 */
export function arrange(node: AnyStateNode, room: number): readonly (readonly Column[])[] {
  const inside = room - frameOf(node)
  if (node.type === 'parallel') {
    const regions = childrenOf(node).map(child => [child])
    return beside(regions.map(leastOf)) <= inside
      ? [shared(regions, inside)]
      : regions.map(one => shared([one], inside))
  }
  const rows = rowsOf(node)
  if (beside(rows.map(leastOf)) <= inside) return [shared(rows, inside)]
  return rows.flatMap(row => linesOf(row, inside)).map(line => shared(line, inside))
}

/** How a target is called, seen from where the transition starts: no longer than needed. */
export function targetName(target: AnyStateNode, source: AnyStateNode): string {
  if (target === source) return source.key
  const shared = source.path.findIndex((key, depth) => target.path[depth] !== key)
  const depth = shared === -1 ? source.path.length : shared
  const path = target.path.slice(Math.min(depth, target.path.length - 1))
  return path.join('.')
}
