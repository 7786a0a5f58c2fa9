import { type CellRow, cellChanges, cellValue } from '../../../domain/plusCrews/cell-changes.ts'
import type {
  Cell,
  CellEdit,
  CellRows,
  Command,
  EditorContext,
  SendAnswer,
  Step,
  StepAnswer,
  Want,
} from './value-editor.types.ts'

type Part = Partial<EditorContext>

/** Requests under way at once, each of a cell of its own. */
const together = 6
const remembered = 100

export const typeOfCell = (cell: Cell) => cell.slice(cell.indexOf(' ') + 1)
const rowsOf = (rows: CellRows, cell: Cell) => rows[cell] ?? []
const without = <T>(all: Readonly<Record<Cell, T>>, cell: Cell): Record<Cell, T> =>
  Object.fromEntries(Object.entries(all).filter(([each]) => each !== cell))

/** What a cell shows: what it is to be, before what the server has. */
export function shownValue({ wants, rows }: Pick<EditorContext, 'wants' | 'rows'>, cell: Cell): number | null {
  const want = wants[cell]
  return want ? want.value : cellValue(rowsOf(rows, cell))
}

function changesOf({ hours }: EditorContext, cell: Cell, rows: readonly CellRow[], { value }: Want) {
  return cellChanges(rows, value, hours.includes(typeOfCell(cell)) ? 0 : undefined)
}

/** Cells that were edited; what is under way for one of them is answered first. */
function write(context: EditorContext, edits: readonly CellEdit[], key: string, source: string | null): Part {
  let { wants } = context
  for (const [at, { cell, value }] of edits.entries()) {
    const sent = wants[cell]?.sent ?? null
    const fresh = { value, source, key: `${key}-${at}`, step: 0, sent }
    const want: Want = { ...fresh, state: 'queued', problem: null, theirs: null }
    const toDo = sent !== null || changesOf(context, cell, rowsOf(context.rows, cell), want).length > 0
    wants = toDo ? { ...wants, [cell]: want } : without(wants, cell)
  }
  return { wants }
}

export function edit(context: EditorContext, edits: readonly CellEdit[], key: string, source: string | null): Part {
  const command: Command = edits
    .map(({ cell, value }) => ({ cell, from: shownValue(context, cell), to: value }))
    .filter(({ from, to }) => from !== to)
  if (command.length === 0) return {}
  const changed = command.map(({ cell, to }) => ({ cell, value: to }))
  return { ...write(context, changed, key, source), past: [...context.past, command].slice(-remembered), future: [] }
}

/** One command back, or forth again: figures as they were, written anew. */
export function travel(context: EditorContext, way: 'back' | 'forth', key: string): Part {
  const [from, to] = way === 'back' ? [context.past, context.future] : [context.future, context.past]
  const command = from.at(-1)
  if (!command) return {}
  const edits = command.map(each => ({ cell: each.cell, value: way === 'back' ? each.from : each.to }))
  const [left, more] = [from.slice(0, -1), [...to, command]]
  return {
    ...write(context, edits, key, null),
    ...(way === 'back' ? { past: left, future: more } : { future: left, past: more }),
  }
}

export const hasQueued = ({ wants }: EditorContext) => Object.values(wants).some(({ state }) => state === 'queued')

/** Gives the next queued cells their request; one that was sent and not answered goes out as it was. */
export function pick(context: EditorContext): Part {
  const queued = Object.entries(context.wants).filter(([, { state }]) => state === 'queued')
  const picked = queued.slice(0, together).map(([cell, want]): [Cell, Want] => {
    const [change] = want.sent ? [] : changesOf(context, cell, rowsOf(context.rows, cell), want)
    if (!change) return [cell, want]
    const sent: Step = { cell, change, source: want.source, key: `${want.key}-${want.step}` }
    return [cell, { ...want, step: want.step + 1, sent }]
  })
  return { wants: { ...context.wants, ...Object.fromEntries(picked) } }
}

export const underWay = ({ wants }: EditorContext): Step[] =>
  Object.values(wants).flatMap(({ state, sent }) => (state === 'queued' && sent ? [sent] : []))

/** The rows of a cell after a row of it was made, changed or (null) taken out. */
function withRow(rows: readonly CellRow[], id: string | null, row: CellRow | null): CellRow[] {
  if (row && !rows.some(each => each.id === row.id)) return [...rows, row]
  return rows.flatMap(each => (each.id === (row?.id ?? id) ? (row ? [row] : []) : [each]))
}

/** The cell shows what it was to show, or goes on with what is left of it. */
function goOn(context: EditorContext, cell: Cell, rows: readonly CellRow[], want: Want): EditorContext {
  const known = { ...context, rows: { ...context.rows, [cell]: rows } }
  if (changesOf(context, cell, rows, want).length > 0) return { ...known, wants: { ...context.wants, [cell]: want } }
  return { ...known, wants: without(context.wants, cell), done: [...new Set([...context.done, cell])] }
}

/** Undo does not bring back a figure somebody let go. */
const forget = (commands: readonly Command[], cell: Cell) =>
  commands.map(command => command.filter(each => each.cell !== cell)).filter(({ length }) => length > 0)
const letGo = (context: EditorContext, cell: Cell): Part => ({
  wants: without(context.wants, cell),
  past: forget(context.past, cell),
  future: forget(context.future, cell),
})

function settleOne(context: EditorContext, answer: StepAnswer): EditorContext {
  const { cell } = answer
  const want = context.wants[cell]
  if (!want || answer.kind === 'notYet') return context
  const rest: Want = { ...want, sent: null }
  if (answer.kind === 'refused') {
    // What was entered since has not been refused.
    if (want.sent && !want.sent.key.startsWith(`${want.key}-`))
      return goOn(context, cell, rowsOf(context.rows, cell), rest)
    return { ...context, wants: { ...context.wants, [cell]: { ...rest, state: 'failed', problem: answer.problem } } }
  }
  const change = want.sent?.change
  const id = change && change.kind !== 'create' ? change.id : null
  const rows = withRow(rowsOf(context.rows, cell), id, answer.row)
  // Two who enter the same figure do not contradict each other.
  if (answer.kind === 'saved' || cellValue(rows) === want.value) return goOn(context, cell, rows, rest)
  // Taken back meanwhile: nothing is left that could contradict.
  if (changesOf(context, cell, rowsOf(context.rows, cell), rest).length === 0)
    return { ...context, ...letGo(context, cell), rows: { ...context.rows, [cell]: rows } }
  const theirs = { rows, by: answer.by }
  return { ...context, wants: { ...context.wants, [cell]: { ...rest, state: 'changed', theirs } } }
}

export const isHeldUp = ({ answers }: SendAnswer) => answers.some(({ kind }) => kind === 'notYet')

export function settle(context: EditorContext, answer: SendAnswer): Part {
  const { wants, rows, done, past, future } = answer.answers.reduce(settleOne, context)
  const attempt = isHeldUp(answer) ? context.attempt + 1 : 0
  return { wants, rows, done, past, future, attempt, jitter: answer.jitter }
}

export function takeTheirs(context: EditorContext, cell: Cell): Part {
  const theirs = context.wants[cell]?.theirs
  return theirs ? { ...letGo(context, cell), rows: { ...context.rows, [cell]: theirs.rows } } : {}
}

export function keepMine(context: EditorContext, cell: Cell): Part {
  const want = context.wants[cell]
  if (!want?.theirs) return {}
  return goOn(context, cell, want.theirs.rows, { ...want, state: 'queued', theirs: null })
}

export const giveUp = (context: EditorContext, cell: Cell): Part =>
  context.wants[cell]?.state === 'failed' ? letGo(context, cell) : {}

export function tryAgain(context: EditorContext, cell: Cell): Part {
  const want = context.wants[cell]
  if (want?.state !== 'failed') return {}
  return goOn(context, cell, rowsOf(context.rows, cell), { ...want, state: 'queued', problem: null })
}

/** What the server has now. A cell that waits for a word of the person stays as it was when it was edited. */
export function renew({ rows, wants }: EditorContext, loaded: CellRows): Part {
  const waiting = Object.keys(wants).map((cell): [Cell, readonly CellRow[]] => [cell, rowsOf(rows, cell)])
  return { rows: { ...loaded, ...Object.fromEntries(waiting) } }
}
