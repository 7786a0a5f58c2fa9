import { IconCheck, IconDeviceTabletCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useWords } from '../../i18n/words.ts'
import { cx } from '../../ui/cx.ts'
import { Face } from '../../ui/Face/Face.tsx'
import type { Served } from './kiosk.types.ts'
import classes from './kiosk.module.css'

interface DoneViewProps {
  served: Served
  time: string
  /** Where to go and whom to ask, as far as the crew says. */
  goTo: string | null
  askFor: string | null
  /** Not received: it lies on this tablet. */
  saved: boolean
  onTouch: () => void
}

/** Ms in which a second touch belongs to the tap that led here. */
const doubleTap = 300

/** The whole screen says it: when, who, and what comes next. */
export function DoneView({ served, time, goTo, askFor, saved, onTouch }: DoneViewProps) {
  const { t } = useWords()
  const shownAt = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  return (
    <main className={cx(classes['done'], classes['over'])}>
      <div className={classes['left']}>
        <i />
      </div>
      <div className={classes['doneMain']} role="status">
        <div>
          <p className={classes['said']}>
            <IconCheck aria-hidden="true" />
            {t(`kiosk.done.${served.task}`)}
          </p>
          <p className={classes['time']}>{time}</p>
          <p className={classes['doneName']}>{served.fullName}</p>
        </div>
        <span className={classes['doneFace']}>
          <Face name={served.fullName} src={served.picture} size="xl" />
        </span>
      </div>
      <dl className={classes['strip']}>
        <div>
          <dt>{t('kiosk.done.function')}</dt>
          <dd>{served.role}</dd>
        </div>
        <div>
          {goTo ? (
            <>
              <dt>{t('kiosk.done.goTo')}</dt>
              <dd>{goTo}</dd>
            </>
          ) : null}
        </div>
        <div>
          {askFor ? (
            <>
              <dt>{t('kiosk.done.askFor')}</dt>
              <dd>{askFor}</dd>
            </>
          ) : null}
        </div>
      </dl>
      <p className={classes['foot']}>
        {saved ? (
          <>
            <IconDeviceTabletCheck aria-hidden="true" />
            {t('kiosk.done.saved')}
          </>
        ) : null}
      </p>
      <button
        type="button"
        className={classes['cover']}
        aria-label={t('kiosk.ok')}
        onClick={() => performance.now() - shownAt.current > doubleTap && onTouch()}
      />
    </main>
  )
}
