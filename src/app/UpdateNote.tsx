import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useWords } from '../i18n/words.ts'
import { Button } from '../ui/Button/Button.tsx'
import { Note } from '../ui/Note/Note.tsx'
import classes from './OutboxProvider.module.css'

/** Tells that a newer version waits; the person says when to reload, so that nothing is lost half-way. */
export function UpdateNote() {
  const { t } = useWords()
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    let current = true
    const look = (registration: ServiceWorkerRegistration | undefined) => {
      if (current && registration?.waiting && navigator.serviceWorker.controller) setWaiting(registration.waiting)
      registration?.addEventListener('updatefound', () => {
        const found = registration.installing
        found?.addEventListener('statechange', () => {
          if (current && found.state === 'installed' && navigator.serviceWorker.controller) setWaiting(found)
        })
      })
    }
    // A frame of another site may be refused the worker.
    void navigator.serviceWorker
      .getRegistration()
      .then(look)
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [])
  if (!waiting) return null
  const reload = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    waiting.postMessage('SKIP_WAITING')
  }
  return (
    <div className={classes['notes']}>
      <Note
        tone="info"
        icon={<IconRefresh aria-hidden="true" />}
        action={
          <Button size="small" variant="line" onClick={reload}>
            {t('shell.update.reload')}
          </Button>
        }
      >
        {t('shell.update.ready')}
      </Note>
    </div>
  )
}
