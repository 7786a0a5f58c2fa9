import { IconChevronLeft, IconDoorExit, IconLogin2, IconLogout2 } from '@tabler/icons-react'
import type { KioskTask } from '../../../domain/kiosk-roster.ts'
import { useWords } from '../../i18n/words.ts'
import { cx } from '../../ui/cx.ts'
import { KioskHead } from './KioskHead.tsx'
import type { Head } from './kiosk.types.ts'
import type { Lacking } from './useTablet.ts'
import classes from './kiosk.module.css'

interface MenuViewProps {
  head: Head
  narrow: boolean
  /** How this tablet was named. */
  label: string
  task: KioskTask
  /** Entries the server would not have. */
  refused: number
  lacking: Lacking
  onTask: (task: KioskTask) => void
  onLeave: () => void
  onBack: () => void
}

/** For whoever runs the door: coming or going, and what this tablet cannot do. */
export function MenuView(props: MenuViewProps) {
  const { head, narrow, label, task, refused, lacking } = props
  const { t, tn } = useWords()
  const choice = (of: KioskTask) => (
    <button
      type="button"
      className={cx(classes['button'], task === of && classes['main'])}
      aria-pressed={task === of}
      onClick={() => props.onTask(of)}
    >
      {of === 'Check-in' ? <IconLogin2 aria-hidden="true" /> : <IconLogout2 aria-hidden="true" />}
      {t(of === 'Check-in' ? 'kiosk.tablet.checkIn' : 'kiosk.tablet.checkOut')}
    </button>
  )
  return (
    <main className={cx(classes['kiosk'], classes['over'])}>
      <KioskHead
        head={head}
        narrow={narrow}
        start={
          <button type="button" className={classes['button']} onClick={props.onBack}>
            <IconChevronLeft aria-hidden="true" />
            {t('kiosk.tablet.back')}
          </button>
        }
      />
      <div className={classes['message']}>
        <h1>{label}</h1>
        <div className={classes['answers']} role="group" aria-label={t('kiosk.tablet.title')}>
          {choice('Check-in')}
          {choice('Check-out')}
        </div>
        <div className={classes['notes']}>
          {refused ? <p>{tn('kiosk.tablet.refused', refused)}</p> : null}
          {lacking.awake ? <p>{t('kiosk.tablet.awake')}</p> : null}
          {lacking.fullScreen ? <p>{t('kiosk.tablet.fullScreen')}</p> : null}
        </div>
        <button type="button" className={classes['button']} onClick={props.onLeave}>
          <IconDoorExit aria-hidden="true" />
          {t('kiosk.tablet.leave')}
        </button>
      </div>
    </main>
  )
}
