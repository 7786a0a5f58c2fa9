import { inTimeToUndo, punchUndoFor } from '../../../../domain/projectCrewItems/retractions.ts'
import { readClocks, serverNow } from '../../../client/clock.ts'
import { receivedEntries } from '../../../client/outbox/received-entries.ts'
import type { Words } from '../../../i18n/words.ts'
import { enqueueRetraction } from '../../../machines/attendance/punch-entries.actors.ts'
import type { Outbox } from '../../../machines/outbox/outbox.context.ts'
import type { PunchRequest } from '../../../machines/outbox/outbox.requests.ts'
import type { OutboxEntry } from '../../../machines/outbox/outbox.types.ts'
import type { ShowToast } from '../../../machines/toasts/toasts.context.ts'
import { isPunch, madeAt } from './own-punches.ts'

/** What is said instead of the plain sentences. */
export interface Told {
  saved: string
  received: string
  undone?: string
  /** What it is about: a failure to keep the same goes. */
  about?: string
}

/** Whoever punches for others leads the crew, and is in time whenever they see it. */
const inTime = (request: PunchRequest) => {
  const made = { ...request.made, deviceTime: Date.parse(request.made.deviceTime) }
  const punch = { at: madeAt(request), made, keptAfter: request.keptAfter ?? 0 }
  return request.person !== null || inTimeToUndo(punch, { made: readClocks(), at: serverNow() })
}

/** Tells once all of these entries were taken in; never, if one was not. */
function whenReceived({ actor }: Outbox, keys: readonly string[], tell: () => void): void {
  const known = new Set(receivedEntries().map(({ key }) => key))
  const open = new Set(keys.filter(key => !known.has(key)))
  if (open.size === 0) {
    tell()
    return
  }
  const { unsubscribe } = actor.on('answered', ({ key, answer }) => {
    if (!open.delete(key)) return
    const taken = answer === 'received' || answer === 'duplicate'
    if (!taken || open.size === 0) unsubscribe()
    if (taken && open.size === 0) tell()
  })
}

/** Says that punches are kept, then that they were received, and takes all of them back for 5 s. */
export function offerUndo(
  { t, toast, outbox }: { t: Words['t']; toast: ShowToast; outbox: Outbox },
  entries: readonly OutboxEntry[],
  told?: Told,
): void {
  const punches = entries.flatMap(({ request, key, position }) =>
    isPunch(request) ? [{ request, position, entry: key }] : [],
  )
  const [first] = punches
  if (!first) return
  const kind = t(`crews.punch.${first.request.caption}`)
  const undo = async () => {
    if (!punches.every(({ request }) => inTime(request))) {
      toast({ type: 'error', message: t('shell.error.undoTooLate') })
      return
    }
    try {
      for (const { request, position, entry } of punches)
        await enqueueRetraction(outbox, { ...request, position, entry })
      toast({ type: 'info', message: told?.undone ?? t('crews.undone', { kind }) })
    } catch {
      toast({ type: 'error', time: 0, message: t('crews.notSaved') })
    }
  }
  const reword = toast({
    type: 'success',
    message: told?.saved ?? t('crews.kept', { kind }),
    ...(told?.about === undefined ? {} : { about: told.about }),
    time: punchUndoFor,
    action: { label: t('app.undo'), run: () => void undo() },
  })
  whenReceived(
    outbox,
    punches.map(({ entry }) => entry),
    () => reword(told?.received ?? t('crews.arrived', { kind })),
  )
}
