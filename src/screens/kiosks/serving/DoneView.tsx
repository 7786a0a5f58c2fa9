import { IconArrowBackUp, IconDeviceTabletCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { cx } from '../../../ui/cx.ts'
import { Face } from '../../../ui/Face/Face.tsx'
import { ModeIcon } from '../ModeIcon.tsx'
import type { Served } from '../kiosk.types.ts'
import shared from '../kiosk.module.css'
import classes from './over.module.css'

interface DoneViewProps {
  served: Served
  time: string
  /** Where to go and whom to ask, as far as the crew says. */
  goTo: string | null
  askFor: string | null
  /** Not received: it lies on this tablet. */
  saved: boolean
  onTouch: () => void
  /** Whoever it was not takes it back; null where it is too late. */
  onUndo: (() => void) | null
}

/** Ms in which a second touch belongs to the tap that led here. */
const doubleTap = 300

/** The whole screen says it: when, who, and what comes next. */
export function DoneView({ served, time, goTo, askFor, saved, onTouch, onUndo }: DoneViewProps) {
  const { t } = useWords()
  const shownAt = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  const deliberately = (then: () => void) => () => performance.now() - shownAt.current > doubleTap && then()
  return (
    <main className={cx(classes['done'], shared['over'], shared['tinted'])} data-task={served.task}>
      <div className={classes['left']}>
        <i />
      </div>
      <div className={classes['doneMain']} role="status">
        <div>
          <p className={classes['said']}>
            <ModeIcon task={served.task} />
            {t(`kioskOver.done.${served.task}`)}
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
          <dt>{t('kioskOver.done.function')}</dt>
          <dd>{served.role}</dd>
        </div>
        <div>
          {goTo ? (
            <>
              <dt>{t('kioskOver.done.goTo')}</dt>
              <dd>{goTo}</dd>
            </>
          ) : null}
        </div>
        <div>
          {askFor ? (
            <>
              <dt>{t('kioskOver.done.askFor')}</dt>
              <dd>{askFor}</dd>
            </>
          ) : null}
        </div>
      </dl>
      <p className={classes['foot']}>
        {saved ? (
          <>
            <IconDeviceTabletCheck aria-hidden="true" />
            {t('kioskOver.done.saved')}
          </>
        ) : null}
      </p>
      <button
        type="button"
        className={classes['cover']}
        aria-label={t('kioskOver.ok')}
        onClick={deliberately(onTouch)}
      />
      {onUndo ? (
        <button type="button" className={cx(classes['undo'], classes['docked'])} onClick={deliberately(onUndo)}>
          <IconArrowBackUp aria-hidden="true" />
          {t('kioskOver.done.undo')}
        </button>
      ) : null}
    </main>
  )
}
