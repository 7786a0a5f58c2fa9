import type { Words } from '../../../i18n/words.ts'
import { linesOf } from '../../../machines/kiosk/kiosk.setup.ts'
import type { KioskContext, RosterLine } from '../../../machines/kiosk/kiosk.types.ts'
import { functionWords, spanWords } from '../../shared/words/shift-words.ts'
import { type Seen, fullName } from '../kiosk-content.ts'
import type { KioskSnapshot } from '../kiosk-snapshot.ts'
import type { Served, Undoable } from '../kiosk.types.ts'

const undoing = ['offered', 'past', 'saving', 'undone', 'failed'] as const
/** What can be done about the last punch, or was; null: nothing. */
export const undoIn = (snapshot: KioskSnapshot) =>
  undoing.find(state => snapshot.matches({ open: { undo: state } })) ?? null

/** Whoever is being served, or was a moment ago. */
export function servedOf(words: Words, context: KioskContext, pictures: Seen['pictures']) {
  const line = linesOf(context).find(({ id }) => id === context.line)
  if (!line) return null
  const served: Served = {
    fullName: fullName(line),
    picture: pictures.get(line.person.id),
    role: functionWords(words, line.function),
    task: context.task,
  }
  return { line, served }
}

/** Whom the strip names; null where nothing can be taken back any more. */
export function undoableOf(context: KioskContext, undo: Undoable['doing'] | null): Undoable | null {
  const { last } = context
  const line = last && linesOf(context).find(({ id }) => id === last.line)
  return line && undo ? { name: fullName(line), task: last.caption, doing: undo } : null
}

/** "in 7 min", "12 min ago" beside the call time. */
export function untilWords(words: Words, { starts }: RosterLine, now: number): string {
  const at = Date.parse(starts)
  return words.t(at > now ? 'app.inTime' : 'app.ago', { time: spanWords(words, now, at) })
}
