import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, EventObject } from 'xstate'
import { leavesOf } from './definitions.ts'
import { calledInRows, type Moment, momentOf, type Row, type Table, taken } from './table.ts'

/** One step of the real machine, as it told of it. */
export interface Microstep {
  event: EventObject
  snapshot: AnyMachineSnapshot
  transitions: readonly AnyTransitionDefinition[]
}
/** What came of an event: steps, and what they began. */
export interface Happened {
  /** `null` at the start. */
  before: AnyMachineSnapshot | null
  input: unknown
  steps: readonly Microstep[]
  calls: readonly { id: string; input: unknown }[]
  waits: readonly number[]
  emitted: readonly EventObject[]
}

/** As text, whatever order fields came in; an actor is one as good as another. */
export const textOf = (value: unknown): string =>
  JSON.stringify(value, (key, part: unknown) => {
    if (key === 'ref') return '(actor)'
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })

function assertSame(what: string, is: readonly unknown[], should: readonly unknown[]): void {
  const [are, told] = [is, should].map(list => list.map(textOf).toSorted())
  if (are?.join('\n') !== told?.join('\n'))
    throw new Error(`${what}: ${are?.join(', ')}, by the table ${told?.join(', ')}`)
}

/** A transition for whichever child: how they are called is said elsewhere. */
const starred = (event: string) => (event.endsWith('*') ? '*' : event)

const textOfStep = ({ event, transitions }: Microstep) =>
  transitions.some(({ eventType }) => eventType === '') ? 'always' : event.type
const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as Record<string, unknown>

function momentBefore({ before, input }: Happened, at: number, step: Microstep, previous?: Microstep): Moment {
  if (at === 0 && before === null) return { leaves: [''], context: {}, event: 'start', of: null, came: input }
  const last = previous?.snapshot ?? before ?? step.snapshot
  return momentOf(last, textOfStep(step) === 'always' ? 'always' : step.event)
}

function changed<M extends AnyStateMachine>([, , , , changes]: Row<M>, context: object, came: unknown): object {
  if (changes === undefined || changes === '') return {}
  const apply = (change: unknown): unknown =>
    typeof change === 'function' ? Reflect.apply(change, undefined, [context, came]) : change
  if (typeof changes === 'function') return apply(changes) as object
  return Object.fromEntries(Object.entries(changes).map(([key, change]) => [key, apply(change)]))
}

const isEntered = (leaves: readonly string[], to: readonly string[]) => to.every(leaf => leaves.includes(leaf))

/** Holds one step against the rows it should have taken, and gives those. */
function judgeStep<M extends AnyStateMachine>(table: Table<M>, moment: Moment, step: Microstep): Row<M>[] {
  const rows = taken(table, moment)
  const { machine } = step.snapshot
  const pathOf = ({ source }: AnyTransitionDefinition) => source.path.join('.')
  const took = step.transitions.map(one => {
    const { event } = calledInRows(one.eventType, machine)
    return `${pathOf(one)} ${one.eventType === '' ? 'always' : starred(event)}`
  })
  if (moment.event !== 'start')
    assertSame(
      'took',
      took,
      rows.map(([state, event]) => `${state} ${starred(event)}`),
    )
  const context = moment.context as Record<string, unknown>
  const should = Object.assign({}, context, ...rows.map(row => changed(row, context, moment.came)))
  const is = contextOf(step.snapshot)
  for (const key of Object.keys({ ...should, ...is }))
    if (textOf(is[key]) !== textOf(should[key]))
      throw new Error(`${key} is ${textOf(is[key])}, by the table ${textOf(should[key])}`)
  const to = rows.flatMap(row => row[3].split(' ').filter(Boolean))
  const leaves = leavesOf(step.snapshot)
  const stray = leaves.filter(leaf => !to.includes(leaf) && !moment.leaves.includes(leaf))
  if (!isEntered(leaves, to) || stray.length > 0)
    throw new Error(`is in ${leaves.join(' ')}, by the table ${to.join(' ')}`)
  return rows
}

/** Holds what a machine did against its table; every row that was taken is remembered. */
export function judge<M extends AnyStateMachine>(table: Table<M>, happened: Happened, rowsTaken: Set<Row<M>>): void {
  const { steps, calls, waits, emitted } = happened
  const asked: string[] = []
  const told: EventObject[] = []
  for (const [at, step] of steps.entries()) {
    const moment = momentBefore(happened, at, step, steps[at - 1])
    for (const row of judgeStep(table, moment, step)) {
      rowsTaken.add(row)
      const asks = typeof row[5] === 'function' ? row[5](moment.context as never) : (row[5] ?? '')
      asked.push(...asks.split(' ').filter(Boolean))
      if (row[6]) told.push(...row[6](moment.context as never, moment.came as never))
    }
  }
  const last = steps.at(-1)?.snapshot
  if (!last) return
  const left = last.status === 'active' ? taken(table, momentOf(last, 'always')) : []
  assertSame(
    'left undone',
    [],
    left.map(([state, , when]) => `${state} always ${String(when)}`),
  )
  const ms = (name: string) => {
    const wait = table.waits?.[name]
    return typeof wait === 'function' ? wait(last.context) : wait
  }
  const isWait = (name: string) => table.waits?.[name] !== undefined
  assertSame(
    'asked',
    calls,
    asked
      .filter(name => !isWait(name))
      .map(id => ({ id, input: table.inputs?.[id.replace(/-\d+$/, '-*')]?.(last.context) })),
  )
  assertSame('waits', waits, asked.filter(isWait).map(ms))
  assertSame('told', emitted, told)
}
