import { type AnyEventObject, fromCallback, waitFor } from 'xstate'
import type { KioskPunch } from '../../../domain/kiosk-roster.ts'
import { api } from '../../client/api.ts'
import { forgetKiosk, forgetPeople, keepRoster, keptRoster } from '../../client/kiosk-store.ts'
import { findEntries } from '../../client/outbox-store.ts'
import { failureOf } from '../../client/problem.ts'
import type { sealPin } from '../../client/seal-pin.ts'
import { answering } from '../effects.ts'
import { enqueue, leaveKiosk, madeNow } from '../outbox/outbox.actors.ts'
import type { Outbox } from '../outbox/outbox.context.ts'
import { requestOf } from '../outbox/outbox.requests.ts'
import { webLock } from '../web-lock.ts'
import type { DrainAnswer, ExitAnswer, KioskDraft, PunchAnswer, RosterAnswer, StoredKiosk } from './kiosk.types.ts'

const minute = 60_000
/** Ms a closed kiosk sends before it says how much is left. */
const drainPatience = 5_000

/** With every minute of the clock, so that days change on time, and when the tablet wakes up or finds the network. */
const minutes = fromCallback<AnyEventObject>(({ sendBack }) => {
  const due = () => sendBack({ type: 'ROSTER_DUE' })
  const woken = () => document.visibilityState === 'visible' && due()
  const timer = setTimeout(due, minute - (Date.now() % minute) + 20)
  window.addEventListener('online', due)
  document.addEventListener('visibilitychange', woken)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', due)
    document.removeEventListener('visibilitychange', woken)
  }
})

/** Own punches of before a reload, which the roster cannot know yet. */
async function keptPunches({ owner }: Outbox, crew: string, stored: StoredKiosk['roster']): Promise<KioskPunch[]> {
  const entries = await findEntries(owner, { crew })
  return entries.flatMap(({ key, position, refused, request }) => {
    const made = requestOf(request)
    if (refused !== null || made?.kind !== 'punch' || made.caption === 'Pre-call') return []
    const line = stored?.lines.find(
      ({ projectCrewItem, person }) => projectCrewItem === position && person.id === made.person,
    )
    const at = Date.parse(made.made.deviceTime) + (made.offsetBefore ?? 0)
    return line ? [{ entry: key, line: line.id, caption: made.caption, at, received: false }] : []
  })
}

async function loadRoster(crew: string): Promise<RosterAnswer> {
  const { data, error, response } = await api.GET('/api/v1/projectCrews/{id}/roster', {
    params: { path: { id: crew } },
    cache: 'no-store',
  })
  if (data) {
    await keepRoster(crew, data).catch(() => undefined)
    return { kind: 'loaded', roster: data }
  }
  const { code } = failureOf(response.status, error)
  const kind = code === 'kioskRevoked' ? 'revoked' : response.status === 401 ? 'ended' : 'unreachable'
  if (kind !== 'unreachable') await forgetPeople().catch(() => undefined)
  return { kind }
}

/** Not needed for the faces, and loaded right after them: a tablet without network has to have both. */
const sealing = () => import('../../client/seal-pin.ts')
const exiting = () => import('../../client/exit-pin.ts')
const sealed: typeof sealPin = async (...what) => (await sealing()).sealPin(...what)

async function drain({ actor }: Outbox): Promise<DrainAnswer> {
  actor.send({ type: 'TRY_NOW' })
  const rests = (state: ReturnType<typeof actor.getSnapshot>) =>
    state.matches('idle') || state.matches('blocked') || state.matches('sealed')
  await waitFor(actor, rests, { timeout: drainPatience }).catch(() => undefined)
  return answerOf(actor.getSnapshot().context.waiting)
}
const answerOf = (entries: number): DrainAnswer => (entries ? { kind: 'waiting', entries } : { kind: 'empty' })

/** The real effects of one crew's kiosk. `signOut` ends the session on this device, when nothing of it is kept. */
export const kioskActors = (outbox: Outbox, crew: string, signOut: () => void) => ({
  lock: webLock('kiosk'),
  minutes,
  readStored: answering<StoredKiosk>(
    async () => {
      void Promise.all([sealing(), exiting()]).catch(() => undefined)
      const roster = await keptRoster(crew)
      return { roster, punches: await keptPunches(outbox, crew, roster) }
    },
    () => ({ roster: null, punches: [] }),
  ),
  loadRoster: answering<RosterAnswer>(
    () => loadRoster(crew),
    () => ({ kind: 'unreachable' }),
  ),
  punch: answering<PunchAnswer, KioskDraft | null>(
    async draft => {
      if (!draft) return { kind: 'failed' }
      const { roster, line, caption, pin, reading } = draft
      const key = crypto.randomUUID()
      const { projectCrewItem, person } = line
      const bound = { key, projectCrewItem, person: person.id, caption }
      await enqueue(
        outbox,
        projectCrewItem,
        {
          kind: 'punch',
          crew,
          caption,
          person: person.id,
          ...madeNow(reading),
          place: null,
          reason: null,
          ...(pin === null ? {} : { pin: await sealed(roster.sealKey, bound, pin) }),
        },
        key,
      )
      return { kind: 'saved', entry: key }
    },
    () => ({ kind: 'failed' }),
  ),
  checkExit: answering<ExitAnswer, { digits: string }>(
    async ({ digits }) => (await exiting()).tryExitPin(digits),
    // Whatever breaks, it opens no door.
    () => ({ kind: 'wrong', left: 1 }),
  ),
  drain: answering<DrainAnswer>(
    () => drain(outbox),
    () => answerOf(outbox.actor.getSnapshot().context.waiting),
  ),
  leave: answering<DrainAnswer>(
    async () => answerOf((await leaveKiosk(outbox)).waiting),
    () => answerOf(outbox.actor.getSnapshot().context.waiting),
  ),
  wipe: answering<undefined>(
    async () => {
      await forgetKiosk().catch(() => undefined)
      signOut()
      return undefined
    },
    () => undefined,
  ),
})
