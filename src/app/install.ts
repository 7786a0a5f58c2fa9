/** Chromium's offer to install; it is not in the types of the DOM. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
}

let offer: InstallOffer | null = null
const listeners = new Set<() => void>()
const learn = (next: InstallOffer | null) => {
  offer = next
  for (const listener of listeners) listener()
}

/** From the first moment of the page: the offer is made once, and early. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    learn(event as InstallOffer)
  })
  window.addEventListener('appinstalled', () => learn(null))
}

/** How this browser can install the application: by a question of its own, by hand on iOS, or not (any more). */
export type Install = 'asks' | 'byHand' | null

export function installWay(): Install {
  if (offer) return 'asks'
  // Only iOS knows `standalone`, and says whether the page runs from the home screen.
  return 'standalone' in navigator && navigator.standalone === false ? 'byHand' : null
}

export function onInstall(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Asks; an offer can be used once, whatever the person says. */
export function install(): void {
  const asked = offer
  learn(null)
  void asked?.prompt().catch(() => undefined)
}
