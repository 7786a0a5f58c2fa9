import { type AnyEventObject, fromCallback } from 'xstate'
import { deviceUse, giveWay, onDeviceUse, tellTakeOver } from '../../client/idle-device.ts'
import { answering } from '../effects.ts'
import type { AppUpdateEvent } from './app-update.types.ts'

/** Ms a new version is given to take over; then the page reloads all the same. */
const patience = 5_000
/** Ms in which the worker in charge ends what it was asked for last: asked to go in the midst of it, it stays. */
const quietFor = 500
/** Ms a page may take to load anew, twice as many with each try. */
const reloadPatience = 10_000

const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

const workers = () => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined)
// A frame of another site may be refused the worker.
const registration = () =>
  workers()
    ?.getRegistration()
    .catch(() => undefined)

const typesIn = 'input:not([type=button]):not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]'
const typing = () => document.activeElement?.matches(typesIn) ?? false

/** Says that a version waits, now or as soon as it is installed. Whoever has no worker yet waits for none. */
async function watchWorker(tell: () => void): Promise<void> {
  const found = await registration()
  const inCharge = () => Boolean(workers()?.controller)
  if (found?.waiting && inCharge()) tell()
  found?.addEventListener('updatefound', () => {
    const { installing } = found
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && inCharge()) tell()
    })
  })
}

/** Touches, typing, what the device is used for, the worker, the page coming to the front. */
const follow = fromCallback<AnyEventObject>(({ sendBack }) => {
  const stopping = new AbortController()
  const { signal } = stopping
  const send = (type: AppUpdateEvent['type']) => {
    if (!signal.aborted) sendBack({ type })
  }
  let said = { unattended: false, busy: false }
  const look = () => {
    const { unattended, busy: underWay } = deviceUse()
    const now = { unattended, busy: underWay || typing() }
    if (now.unattended !== said.unattended) send(now.unattended ? 'LEFT_ALONE' : 'ATTENDED')
    if (now.busy !== said.busy) send(now.busy ? 'BUSY' : 'FREE')
    said = now
  }
  look()
  const stop = onDeviceUse(look)
  const passive = { signal, passive: true, capture: true }
  for (const type of ['focusin', 'focusout'] as const)
    document.addEventListener(type, () => queueMicrotask(look), { signal })
  for (const type of ['pointerdown', 'keydown'] as const)
    document.addEventListener(type, () => send('TOUCHED'), passive)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && send('CAME_TO_FRONT'), {
    signal,
  })
  void watchWorker(() => send('VERSION_WAITS'))
  // The first worker of all takes over from nobody.
  const all = workers()
  if (all?.controller) all.addEventListener('controllerchange', () => send('TAKEN_OVER'), { signal })
  return () => {
    stopping.abort()
    stop()
  }
})

const otherInCharge = () =>
  new Promise(resolve => workers()?.addEventListener('controllerchange', resolve, { once: true }))

async function takeOver(): Promise<void> {
  const waiting = (await registration())?.waiting
  if (!waiting) return
  tellTakeOver()
  const channel = new BroadcastChannel(giveWay)
  channel.postMessage(null)
  channel.close()
  await wait(quietFor)
  const taken = otherInCharge()
  waiting.postMessage('SKIP_WAITING')
  await Promise.race([taken, wait(patience)])
}

/** Does not end: the page does. One that is asked for while the workers change places may never come, and is asked for anew. */
async function reload(): Promise<never> {
  for (let ms = reloadPatience; ; ms *= 2) {
    const changed = otherInCharge()
    location.reload()
    await Promise.race([changed, wait(ms)])
  }
}

/** The real effects of updating the application. */
export const appUpdateActors = {
  follow,
  check: answering<undefined>(
    async () => {
      await (await registration())?.update()
      return undefined
    },
    () => undefined,
  ),
  takeOver: answering<undefined, boolean>(
    async tookOver => {
      if (!tookOver) await takeOver()
      return undefined
    },
    () => undefined,
  ),
  reload: answering<undefined>(reload, () => undefined),
}
