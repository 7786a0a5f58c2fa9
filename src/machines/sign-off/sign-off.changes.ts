import {
  type Entered,
  type EnteredHours,
  type SheetLine,
  changedLines,
  minutesOf,
} from '../../../domain/deliveryNotes/sign-off.ts'
import type { Details, SignOffContext, Trouble } from './sign-off.types.ts'

const without = <T>(record: Readonly<Record<string, T>>, gone: (key: string, value: T) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([key, value]) => !gone(key, value)))

/**
 * The server's lines, and of what was entered here only what the server cannot know yet: corrections that still wait,
 * or were refused. Whatever arrived is the server's to tell.
 */
export function adopted(
  { entered, kept, troubles }: Pick<SignOffContext, 'entered' | 'kept' | 'troubles'>,
  lines: readonly SheetLine[],
): { lines: readonly SheetLine[]; entered: Entered } {
  const waiting = new Set([...Object.values(kept), ...Object.keys(troubles)])
  return { lines, entered: without(entered, id => !waiting.has(id)) }
}

const figures = (lines: readonly SheetLine[], entered: Entered) =>
  lines.map(line => ({ id: line.id, chargeable: minutesOf(line, entered) }))

/** Lines that come to other figures with news of the server. */
export function figuresChanged(context: SignOffContext, lines: readonly SheetLine[]): string[] {
  const next = adopted(context, lines)
  return changedLines(figures(context.lines, context.entered), figures(next.lines, next.entered))
}

/** As `adopted`; what was drawn under other figures is void, wherever the news came. */
export const adoptedSheet = (context: SignOffContext, lines: readonly SheetLine[]): Partial<SignOffContext> => ({
  ...adopted(context, lines),
  ...(context.drawing !== null && context.answer === null && figuresChanged(context, lines).length > 0
    ? { drawing: null }
    : {}),
})

/** Minutes entered anew void what was drawn under the old ones; times alone change nothing the client was shown. */
export function withEntered(
  context: SignOffContext,
  { line, hours }: { line: string; hours: EnteredHours },
): Partial<SignOffContext> {
  const known = context.lines.find(({ id }) => id === line)
  const before = context.entered[line]?.chargeable ?? known?.chargeable ?? null
  return {
    entered: { ...context.entered, [line]: hours },
    troubles: without(context.troubles, id => id === line),
    keeping: { line, hours, replaces: Object.keys(context.kept).filter(entry => context.kept[entry] === line) },
    hint: null,
    ...(before === hours.chargeable ? {} : { drawing: null }),
  }
}

/** What a refusal says about a line, if it is one that asks. */
export const troubleOf = (code: string, details: Details | undefined): Trouble => {
  const which = details?.['which']
  const asks = code === 'timeInGap' || code === 'timeIsDoubled'
  return {
    code,
    question: asks && (which === 'start' || which === 'end') ? { problem: code, which } : null,
  }
}

/** An answer to a correction, or to a sign-off that names the line it fails at. Without a problem it has arrived. */
export function answered(
  context: SignOffContext,
  entry: string,
  problem: string | null,
  details: Details | undefined,
): Partial<SignOffContext> {
  const named = details?.['line']
  const line = context.kept[entry] ?? (typeof named === 'string' ? named : null)
  if (problem === null) return { kept: without(context.kept, key => key === entry) }
  if (line === null) return {}
  return { troubles: { ...context.troubles, [line]: troubleOf(problem, details) } }
}

/** The correction lies under this entry, in place of the line's former ones; null: only the page has it. */
export function keptAs({ kept, keeping }: SignOffContext, entry: string | null): Partial<SignOffContext> {
  const line = keeping?.line ?? ''
  return { kept: { ...without(kept, (_, of) => of === line), [entry ?? `not kept ${line}`]: line }, keeping: null }
}
