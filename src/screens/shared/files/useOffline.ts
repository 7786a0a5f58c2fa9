import { useSyncExternalStore } from 'react'

const follow = (tell: () => void) => {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}

/** Whether the device knows that it has no network. */
export const useOffline = (): boolean => useSyncExternalStore(follow, () => !navigator.onLine)
