import { waitFor } from 'xstate'
import { api } from '../../client/api.ts'
import { setExitPin } from '../../client/exit-pin.ts'
import { forgetKiosk } from '../../client/kiosk-store.ts'
import { forgetAnswers } from '../../client/last-answers.ts'
import { failureFrom, unwrap } from '../../client/problem.ts'
import { clearSession, writeStored } from '../../client/stored-items.ts'
import type { Outbox } from '../outbox/outbox.context.ts'

/** Ms that own entries are given to go out before they are left behind. */
const patience = 5_000

/** Sends what waits; answers how much does not go out. */
export async function flushed({ actor }: Pick<Outbox, 'actor'>): Promise<number> {
  actor.send({ type: 'TRY_NOW' })
  await waitFor(actor, state => state.matches('idle') || state.matches('blocked') || state.matches('sealed'), {
    timeout: patience,
  }).catch(() => undefined)
  const { waiting, refused } = actor.getSnapshot().context
  return waiting + refused
}

/**
 * Makes this device the kiosk of a crew: the session of whoever asks ends on the server, and everything of it goes from
 * the device but the outbox. Answers null, or the code of what went wrong; then nothing has changed.
 */
export async function startKiosk({
  crewId,
  label,
  exitPin,
}: {
  crewId: string
  label: string
  exitPin: string
}): Promise<string | null> {
  try {
    // First: a device that cannot keep the exit PIN cannot be left again.
    await setExitPin(exitPin)
    const { token } = await unwrap(api.POST('/api/v1/kiosks', { body: { crewId, label } }))
    clearSession()
    await forgetAnswers().catch(() => undefined)
    return writeStored('token', token) ? null : 'notStored'
  } catch (error) {
    await forgetKiosk().catch(() => undefined)
    return failureFrom(error).code
  }
}
