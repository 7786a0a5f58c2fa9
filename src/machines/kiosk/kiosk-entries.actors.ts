import type { ActorRefFrom } from 'xstate'
import { findEntries } from '../../client/outbox/outbox-store.ts'
import type { Outbox } from '../outbox/outbox.context.ts'
import { requestOf } from '../outbox/outbox.requests.ts'
import type { kioskMachine } from './kiosk.machine.ts'

/** Ms after which an entry is sent as a fact that is reported; what was refused as a question is then accepted. */
const interactiveFor = 15_000

type Kiosk = Pick<ActorRefFrom<typeof kioskMachine>, 'send' | 'on'>

/**
 * Tells a kiosk what becomes of its entries, and decides about refused ones, for nobody stands there who could: a PIN
 * that was said to be wrong is nobody's punch; whatever else was refused is reported once more as a fact, and if that
 * is refused too, it does not count. Returns how to stop.
 */
export function followEntries({ actor, owner }: Outbox, kiosk: Kiosk): () => void {
  const disproved = new Set<string>()
  const reported = new Set<string>()
  let [stopped, deciding] = [false, false]
  let timer: ReturnType<typeof setTimeout> | undefined
  let told = ''

  /** At most one decision at a time: the outbox reads its entries anew after each, which comes back here. */
  async function decide(): Promise<void> {
    const refused = await findEntries(owner, { refused: true })
    if (stopped) return
    clearTimeout(timer)
    for (const { key, request } of refused) {
      if (disproved.has(key)) return actor.send({ type: 'DECIDED', key, decision: 'discard' })
      const made = requestOf(request)
      if (reported.has(key) || made?.kind !== 'punch') continue
      const left = Date.parse(made.made.deviceTime) + interactiveFor - Date.now()
      if (left > 0) timer = setTimeout(look, Math.min(left, interactiveFor) + 20)
      else {
        reported.add(key)
        return actor.send({ type: 'DECIDED', key, decision: 'retry' })
      }
    }
  }
  function look(): void {
    const snapshot = actor.getSnapshot()
    const decides = snapshot.matches('blocked') || snapshot.matches('offline')
    if (deciding || !decides || snapshot.context.refused === 0) return
    deciding = true
    void decide()
      .catch(() => undefined)
      .finally(() => (deciding = false))
  }

  const count = () => {
    const snapshot = actor.getSnapshot()
    const { waiting } = snapshot.context
    const online = !snapshot.matches('offline') && !snapshot.matches('sealed')
    if (told === `${online} ${waiting}`) return
    told = `${online} ${waiting}`
    kiosk.send({ type: 'OUTBOX_CHANGED', online, waiting })
  }
  const subscriptions = [
    actor.subscribe(() => {
      count()
      look()
    }),
    actor.on('answered', ({ key, answer, problem, details }) => {
      if (answer !== 'refused') kiosk.send({ type: 'ENTRY_RECEIVED', entry: key })
      else if (reported.has(key)) kiosk.send({ type: 'ENTRY_DROPPED', entry: key })
      else if (problem === 'pinWrong') {
        const left = details?.['left']
        kiosk.send({ type: 'PIN_WRONG', entry: key, left: typeof left === 'number' ? left : null })
      }
    }),
    kiosk.on('disproved', ({ entry }) => {
      disproved.add(entry)
      look()
    }),
  ]
  count()
  look()
  return () => {
    stopped = true
    clearTimeout(timer)
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
