import {
  IconAlertTriangle,
  IconCheck,
  IconCircleCheck,
  IconCloudOff,
  IconDoorExit,
  IconLock,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { KioskTask } from '../../../../domain/kiosks/kiosk-roster.ts'
import { useWords } from '../../../i18n/words.ts'
import { cx } from '../../../ui/cx.ts'
import { ModeIcon } from '../ModeIcon.tsx'
import type { Head } from '../kiosk.types.ts'
import type { Lacking } from '../useTablet.ts'
import { OverFrame } from './OverFrame.tsx'
import shared from '../kiosk.module.css'
import classes from './over.module.css'

interface MenuViewProps {
  head: Head
  narrow: boolean
  /** How this tablet was named. */
  label: string
  /** Entries the server would not have. */
  refused: number
  lacking: Lacking
  onTask: (task: KioskTask) => void
  onLeave: () => void
  onBack: () => void
}

function ModeChoice({ task, isNow, onPress }: { task: KioskTask; isNow: boolean; onPress: () => void }) {
  const { t } = useWords()
  return (
    <button
      type="button"
      className={cx(classes['choice'], shared['tinted'])}
      data-task={task}
      aria-pressed={isNow}
      onClick={onPress}
    >
      <ModeIcon task={task} />
      <b>{t(`kiosk.mode.${task}`)}</b>
      <span>
        {isNow ? <IconCheck aria-hidden="true" /> : <IconLock aria-hidden="true" />}
        {t(isNow ? 'kioskOver.tablet.now' : 'kioskOver.tablet.asks')}
      </span>
    </button>
  )
}

/** For whoever runs the door: coming or going, what this tablet has not sent, and what it cannot do. */
export function MenuView(props: MenuViewProps) {
  const { head, narrow, label, refused, lacking } = props
  const { t, tn } = useWords()
  const notes: [key: string, icon: ReactNode, text: string | null][] = [
    ['waiting', <IconCloudOff aria-hidden="true" />, head.waiting ? tn('kiosk.waiting', head.waiting) : null],
    ['sent', <IconCircleCheck aria-hidden="true" />, head.waiting || refused ? null : t('kioskOver.closed.all')],
    ['refused', <IconAlertTriangle aria-hidden="true" />, refused ? tn('kioskOver.tablet.refused', refused) : null],
    ['awake', <IconAlertTriangle aria-hidden="true" />, lacking.awake ? t('kioskOver.tablet.awake') : null],
    ['whole', <IconAlertTriangle aria-hidden="true" />, lacking.fullScreen ? t('kioskOver.tablet.fullScreen') : null],
  ]
  return (
    <OverFrame head={head} narrow={narrow} back={t('kioskOver.tablet.back')} onBack={props.onBack}>
      <div className={classes['menu']}>
        <div>
          <p className={shared['soft']}>{t('kiosk.menu')}</p>
          <h1>{label}</h1>
        </div>
        <div className={classes['choices']} role="group" aria-label={t('kiosk.menu')}>
          {(['Check-in', 'Check-out'] as const).map(task => (
            <ModeChoice key={task} task={task} isNow={task === head.task} onPress={() => props.onTask(task)} />
          ))}
        </div>
        <ul className={classes['notes']}>
          {notes.map(([key, icon, text]) =>
            text === null ? null : (
              <li key={key} data-note={key}>
                {icon}
                {text}
              </li>
            ),
          )}
        </ul>
        <div className={classes['answers']}>
          <button type="button" className={shared['button']} onClick={props.onLeave}>
            <IconDoorExit aria-hidden="true" />
            {t('kioskOver.tablet.leave')}
          </button>
        </div>
      </div>
    </OverFrame>
  )
}
