import { IconCloudOff, IconDotsVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import classes from './kiosk.module.css'
import type { Head } from './kiosk.types.ts'

interface KioskHeadProps {
  head: Head
  narrow: boolean
  /** Stands in place of where the tablet is. */
  start?: ReactNode
  onMenu?: () => void
}

/** Where the tablet is, what it has not sent, and what time it is. */
export function KioskHead({ head, narrow, start, onMenu }: KioskHeadProps) {
  const { t, tn } = useWords()
  return (
    <header className={classes['head']}>
      {start}
      <div className={classes['place']}>
        {start ? null : (
          <>
            <h1>{head.place}</h1>
            <p className={classes['soft']}>{head.sub}</p>
          </>
        )}
      </div>
      {head.waiting ? (
        <span className={classes['chip']}>
          <IconCloudOff aria-hidden="true" />
          {tn(narrow ? 'kiosk.waitingShort' : 'kiosk.waiting', head.waiting)}
        </span>
      ) : null}
      <time className={classes['clock']}>{head.clock}</time>
      {onMenu ? (
        <button type="button" className={classes['corner']} aria-label={t('kiosk.tablet.title')} onClick={onMenu}>
          <IconDotsVertical aria-hidden="true" />
        </button>
      ) : null}
    </header>
  )
}
