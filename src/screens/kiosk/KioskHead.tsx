import { IconCloudOff, IconDotsVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import type { FacesHead, Head } from './kiosk.types.ts'
import classes from './kiosk.module.css'

interface KioskHeadProps {
  head: Head | FacesHead
  narrow: boolean
  /** Stands where the faces say where the tablet is. */
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
        {'place' in head ? (
          <>
            <h1>{head.place}</h1>
            <p className={classes['soft']}>{head.sub}</p>
          </>
        ) : null}
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
