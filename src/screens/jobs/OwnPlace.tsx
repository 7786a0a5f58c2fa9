import { IconCurrentLocation } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Place } from '../../../domain/distance.ts'
import { useWords } from '../../i18n/words.ts'
import { createLocator, followPermission } from '../../machines/attendance/attendance.actors.ts'
import type { LocationPermission } from '../../machines/attendance/attendance.types.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { withinWords } from './OpenFilters.tsx'
import classes from './jobs.module.css'

interface OwnPlaceProps {
  at: Place | null
  /** Kilometres that were chosen, and do not count before the place is known. */
  within: number
  onPlace: (at: Place) => void
  onWithout: () => void
}

/**
 * Finds where the device is, for distances: says what for before the browser asks, what to do where it cannot, and that
 * nothing is filtered until then.
 */
export default function OwnPlace({ at, within, onPlace, onWithout }: OwnPlaceProps) {
  const words = useWords()
  const { t } = words
  const [locator] = useState(() => createLocator('geolocation' in navigator ? navigator.geolocation : undefined))
  const [permission, setPermission] = useState<LocationPermission | null>(null)
  const { last, trouble } = useSyncExternalStore(locator.subscribe, locator.current)
  const [looks, setLooks] = useState(false)
  const look = () => {
    setLooks(true)
    void locator.locate().finally(() => setLooks(false))
  }
  useEffect(
    () =>
      followPermission(false, word => {
        setPermission(word)
        if (word === 'granted') void locator.locate()
      }),
    [locator],
  )
  useEffect(() => {
    if (last) onPlace(last.at)
  }, [last, onPlace])

  if (at) return null
  const without = <Button onClick={onWithout}>{t('jobs.filter.anyDistance')}</Button>
  const notSet = <b>{t('jobs.filter.notSet', { filter: withinWords(words, within) })}</b>
  if (permission === 'denied' || trouble === 'denied')
    return (
      <Note tone="wait" live action={without}>
        {notSet} {t('jobs.filter.denied')}
      </Note>
    )
  if (trouble === 'unavailable')
    return (
      <Note
        tone="wait"
        live
        action={
          <div className={classes['ways']}>
            <Button busy={looks} onClick={look}>
              {t('app.retry')}
            </Button>
            {without}
          </div>
        }
      >
        {notSet} {t('jobs.filter.unavailable')}
      </Note>
    )
  if (permission === 'prompt')
    return (
      <Note
        tone="info"
        icon={<IconCurrentLocation aria-hidden="true" />}
        action={
          <div className={classes['ways']}>
            <Button variant="tonal" busy={looks} onClick={look}>
              {t('jobs.filter.share')}
            </Button>
            {without}
          </div>
        }
      >
        {notSet} {t('jobs.filter.explain')}
      </Note>
    )
  return (
    <Note tone="plain" icon={<IconCurrentLocation aria-hidden="true" />} live>
      {notSet} {t('jobs.filter.locating')}
    </Note>
  )
}
