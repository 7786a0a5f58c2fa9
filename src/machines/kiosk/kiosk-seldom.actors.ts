import { waitFor } from 'xstate'
import { type KioskPunch, takenBack } from '../../../domain/kiosks/kiosk-roster.ts'
import { findEntries } from '../../client/outbox/outbox-store.ts'
import { enqueue, madeNow } from '../outbox/outbox.actors.ts'
import type { Outbox } from '../outbox/outbox.context.ts'
import { requestOf } from '../outbox/outbox.requests.ts'
import type { KioskDraft, PunchAnswer, Roster } from './kiosk.types.ts'

/** What a kiosk does now and then; the faces do not wait for it. */

/** Ms a closed kiosk sends before it says how much is left. */
const drainPatience = 5_000

/** Own punches of before a reload, which the roster cannot know yet. */
export async function keptPunches({ owner }: Outbox, crew: string, { lines }: Roster): Promise<readonly KioskPunch[]> {
  const entries = await findEntries(owner, { crew })
  const made = entries.flatMap(({ key, position, refused, request }) => {
    const punch = requestOf(request)
    if (refused !== null || punch?.kind !== 'punch' || punch.caption === 'Pre-call') return []
    const line = lines.find(one => one.projectCrewItemId === position && one.person.id === punch.person)
    const at = Date.parse(punch.made.deviceTime) + (punch.offsetBefore ?? 0)
    return line ? [{ entry: key, line: line.id, caption: punch.caption, at, retracts: punch.retracts }] : []
  })
  const undos = made.filter(({ retracts }) => retracts !== undefined)
  const punches = made
    .filter(({ retracts }) => retracts === undefined)
    .map(({ entry, line, caption, at }) => ({ entry, line, caption, at, received: false }))
  // What was punched has gone already where only its taking back is left; both were made within seconds.
  return undos.reduce<readonly KioskPunch[]>(
    (all, { entry, retracts = '', ...punch }) => takenBack(all, { ...punch, entry: retracts }, entry),
    punches,
  )
}

/** Takes a punch back, by an entry that names it. Decision 38. */
export async function undo(
  outbox: Outbox,
  crew: string,
  { line, caption, reading, retracts }: KioskDraft,
): Promise<PunchAnswer> {
  const made = { kind: 'punch', crew, caption, person: line.person.id, ...madeNow(reading) } as const
  const of = retracts === null ? {} : { retracts }
  const { key } = await enqueue(outbox, line.projectCrewItemId, { ...made, place: null, reason: null, ...of })
  return { kind: 'saved', entry: key }
}

/** Sends what it can; how many entries are left. */
export async function drain({ actor }: Outbox): Promise<number> {
  actor.send({ type: 'TRY_NOW' })
  const rests = (state: ReturnType<typeof actor.getSnapshot>) =>
    state.matches('idle') || state.matches('blocked') || state.matches('sealed')
  await waitFor(actor, rests, { timeout: drainPatience }).catch(() => undefined)
  return actor.getSnapshot().context.waiting
}
