import { Suspense, useCallback, useEffect, useMemo, useRef } from 'react'
import { createActor } from 'xstate'
import type { KioskTask } from '../../../domain/kiosks/kiosk-roster.ts'
import { setBusy } from '../../client/idle-device.ts'
import { readClocks, serverNow } from '../../client/clock.ts'
import { kioskActors } from '../../machines/kiosk/kiosk.actors.ts'
import { followEntries } from '../../machines/kiosk/kiosk-entries.actors.ts'
import { kioskMachine } from '../../machines/kiosk/kiosk.machine.ts'
import { useOutbox } from '../../machines/outbox/outbox.context.ts'
import { useSnapshot } from '../../machines/use-snapshot.ts'
import { later } from '../../ui/lazily.tsx'
import { ServingView } from './ServingView.tsx'
import type { KioskSnapshot } from './kiosk-snapshot.ts'

const ending = () => import('./EndingView.tsx').then(({ EndingView }) => ({ default: EndingView }))
const EndingView = later(async () => (await ending()).default)

interface KioskScreenProps {
  crew: string
  task: KioskTask
  onTask: (task: KioskTask) => void
  /** Whether more words are here than the faces need. */
  hasWords: boolean
  /** Ends the session on this device. */
  signOut: () => void
}

/** A crew's tablet at the door, as long as it is one. */
export function KioskScreen({ crew, task, onTask, hasWords, signOut }: KioskScreenProps) {
  const outbox = useOutbox()
  const begun = useRef({ task, signOut })
  const actor = useMemo(
    () =>
      createActor(
        kioskMachine.provide({
          // eslint-disable-next-line react-hooks/refs -- read when the kiosk ends
          actors: kioskActors(outbox, crew, () => begun.current.signOut()),
        }),
        { input: { task } },
      ),
    // The address follows the chart from here on, not the chart the address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [outbox, crew],
  )
  useEffect(() => {
    actor.start()
    // Needed at the end, when there may be no network.
    void ending().catch(() => undefined)
    const stop = followEntries(outbox, actor)
    return () => {
      stop()
      actor.stop()
    }
  }, [actor, outbox])

  const snapshot: KioskSnapshot = useSnapshot(actor)
  const { task: chosen } = snapshot.context
  useEffect(() => {
    if (chosen !== task) onTask(chosen)
  }, [chosen, task, onTask])

  // A new version waits until nobody stands here.
  const idle = snapshot.matches({ open: { desk: 'faces' } })
  useEffect(() => {
    if (idle) return
    setBusy('kiosk', true)
    return () => setBusy('kiosk', false)
  }, [idle])

  const send = actor.send
  const tap = useCallback(
    (line: string) => send({ type: 'TAPPED', line, reading: readClocks(), now: serverNow() }),
    [send],
  )
  const digit = useCallback(
    (typed: string) => send({ type: 'DIGIT', digit: typed, reading: readClocks(), now: serverNow() }),
    [send],
  )
  return snapshot.matches('open') ? (
    <ServingView snapshot={snapshot} send={send} onTap={tap} onDigit={digit} hasWords={hasWords} />
  ) : (
    <Suspense>{hasWords ? <EndingView snapshot={snapshot} send={send} /> : null}</Suspense>
  )
}
