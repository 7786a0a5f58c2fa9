import { type AnyEventObject, fromCallback } from 'xstate'
import type { ClockReading } from '../../../domain/projectCrewItems/punch-time.ts'
import { api } from '../../client/api.ts'
import { forgetKiosk, forgetPeople, keepRoster, keptRoster } from '../../client/kiosk-store.ts'
import { readClocks } from '../../client/clock.ts'
import { failureOf } from '../../client/problem.ts'
import type { sealPin } from '../../client/seal-pin.ts'
import { answering } from '../effects.ts'
import { enqueue, leaveKiosk, madeNow } from '../outbox/outbox.actors.ts'
import type { Outbox } from '../outbox/outbox.context.ts'
import { webLock } from '../web-lock.ts'
import type { DrainAnswer, ExitAnswer, KioskDraft, PunchAnswer, RosterAnswer, StoredKiosk } from './kiosk.types.ts'

const minute = 60_000

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

/** Not needed for the faces, and loaded right after them: a tablet without network has to have them all. */
const sealing = () => import('../../client/seal-pin.ts')
const exiting = () => import('../../client/exit-pin.ts')
const seldom = () => import('./kiosk-seldom.actors.ts')
const sealed: typeof sealPin = async (...what) => (await sealing()).sealPin(...what)

const answerOf = (entries: number): DrainAnswer => (entries ? { kind: 'waiting', entries } : { kind: 'empty' })

/** The real effects of one crew's kiosk. `signOut` ends the session on this device, when nothing of it is kept. */
export const kioskActors = (outbox: Outbox, crew: string, signOut: () => void) => ({
  lock: webLock('kiosk'),
  minutes,
  readStored: answering<StoredKiosk>(
    async () => {
      void Promise.all([sealing(), exiting(), seldom()]).catch(() => undefined)
      const roster = await keptRoster(crew)
      if (!roster) return { roster, punches: [] }
      const kept = seldom().then(({ keptPunches }) => keptPunches(outbox, crew, roster))
      return { roster, punches: await kept.catch(() => []) }
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
      const { projectCrewItemId, person } = line
      const bound = { key, projectCrewItemId, personId: person.id, caption }
      await enqueue(
        outbox,
        projectCrewItemId,
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
  undo: answering<PunchAnswer, KioskDraft | null>(
    async draft => (draft ? (await seldom()).undo(outbox, crew, draft) : { kind: 'failed' }),
    () => ({ kind: 'failed' }),
  ),
  pass: answering<undefined, { since: ClockReading | null; ms: number }>(
    ({ since, ms }, signal) =>
      new Promise(resolve => {
        const gone = since === null ? 0 : readClocks().monotonic - since.monotonic
        const timer = setTimeout(() => resolve(undefined), ms - gone)
        signal.addEventListener('abort', () => clearTimeout(timer))
      }),
    () => undefined,
  ),
  checkExit: answering<ExitAnswer, { digits: string }>(
    async ({ digits }) => (await exiting()).tryExitPin(digits),
    // Whatever breaks, it opens no door.
    () => ({ kind: 'wrong', left: 1 }),
  ),
  drain: answering<DrainAnswer>(
    async () => answerOf(await (await seldom()).drain(outbox)),
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
