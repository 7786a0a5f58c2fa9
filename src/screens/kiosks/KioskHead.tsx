import { IconCloudOff, IconDotsVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import { cx } from '../../ui/cx.ts'
import { ModeIcon } from './ModeIcon.tsx'
import type { FacesHead, Head } from './kiosk.types.ts'
import classes from './kiosk.module.css'

interface KioskHeadProps {
  head: Head | FacesHead
  narrow: boolean
  /** The way back, where there is one. */
  start?: ReactNode
  onMenu?: () => void
}

/** What a tap means here, in the colour of coming or going; then where the tablet is, what waits, and what time it is. */
export function KioskHead({ head, narrow, start, onMenu }: KioskHeadProps) {
  const { t, tn } = useWords()
  const word = t(`kiosk.mode.${head.task}`)
  return (
    <header
      className={cx(classes['head'], classes['tinted'], start !== undefined && classes['stepped'])}
      data-task={head.task}
    >
      {start}
      <div className={classes['mode']}>
        <ModeIcon task={head.task} />
        {'place' in head ? (
          <div>
            <h1>{word}</h1>
            <p>
              <span>{head.place}</span>
              <span>{head.sub}</span>
            </p>
          </div>
        ) : (
          <b>{word}</b>
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
        <button type="button" className={classes['corner']} aria-label={t('kiosk.menu')} onClick={onMenu}>
          <IconDotsVertical aria-hidden="true" />
        </button>
      ) : null}
    </header>
  )
}
