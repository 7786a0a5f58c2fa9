const path = '/sw.js'
const reloadedOnce = 'worker-unregistered'

/** Registration errors are only logged. On localhost a missing or broken worker is removed, and the page reloads once. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  window.addEventListener('load', () => {
    void (location.hostname === 'localhost' ? checked() : register())
  })
}

const register = () => navigator.serviceWorker.register(path).catch((error: unknown) => console.error(error))

async function checked(): Promise<void> {
  const answer = await fetch(path, { headers: { 'Service-Worker': 'script' } }).catch(() => null)
  if (answer && (answer.status === 404 || !answer.headers.get('content-type')?.includes('javascript'))) {
    const registration = await navigator.serviceWorker.getRegistration()
    if (!registration || sessionStorage.getItem(reloadedOnce)) return
    sessionStorage.setItem(reloadedOnce, 'yes')
    await registration.unregister()
    location.reload()
    return
  }
  await register()
}
