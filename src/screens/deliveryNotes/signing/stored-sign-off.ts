import type { Entered } from '../../../../domain/deliveryNotes/sign-off.ts'
import { answerOf } from '../../../machines/sign-off/sign-off.actors.ts'
import { troubleOf } from '../../../machines/sign-off/sign-off.changes.ts'
import type { SignOffInput, StoredSignOff } from '../../../machines/sign-off/sign-off.types.ts'
import { requestOf } from '../../../machines/outbox/outbox.requests.ts'
import type { OutboxEntry } from '../../../machines/outbox/outbox.types.ts'

/** What lies in the outbox about the hours of one crew: corrections, and a sign-off of an earlier visit. */
export function storedOf(
  entries: readonly OutboxEntry[],
  crew: string,
): Pick<SignOffInput, 'entered' | 'kept' | 'troubles' | 'stored'> {
  const entered: Record<string, Entered[string]> = {}
  const kept: Record<string, string> = {}
  const troubles = new Map<string, ReturnType<typeof troubleOf>>()
  let stored: StoredSignOff | null = null
  for (const { key, request, refused, details } of entries) {
    const made = requestOf(request)
    if (!made || !('crew' in made) || made.kind === 'punch' || made.crew !== crew) continue
    if (made.kind === 'signature')
      stored = {
        entry: key,
        refused,
        ...(details ? { details } : {}),
        answer: answerOf(made),
        shown: made.lines,
      }
    else if (made.kind === 'hours') {
      entered[made.line] = made.hours
      kept[key] = made.line
      // The latest correction of a line is the one that counts.
      troubles.delete(made.line)
      if (refused !== null) troubles.set(made.line, troubleOf(refused, details))
    }
  }
  return { entered, kept, troubles: Object.fromEntries(troubles), stored }
}
