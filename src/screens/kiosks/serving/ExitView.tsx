import { IconDoorExit, IconLock } from '@tabler/icons-react'
import type { KioskTask } from '../../../../domain/kiosks/kiosk-roster.ts'
import { useWords } from '../../../i18n/words.ts'
import { cx } from '../../../ui/cx.ts'
import { PinPad } from '../../../ui/PinPad/PinPad.tsx'
import { ModeIcon } from '../ModeIcon.tsx'
import type { Head } from '../kiosk.types.ts'
import { OverFrame } from './OverFrame.tsx'
import shared from '../kiosk.module.css'
import classes from './over.module.css'

interface ExitViewProps {
  head: Head
  narrow: boolean
  /** What the PIN is for: another task, or leaving. */
  chosen: KioskTask | null
  doing: 'typing' | 'checking' | 'paused'
  typed: number
  left: number | null
  /** When the pause ends. */
  pausedUntil: string
  onDigit: (digit: string) => void
  onDelete: () => void
  onSubmit: () => void
  onBack: () => void
}

/** The way out, or from coming to going, for whoever knows the exit PIN. */
export function ExitView(props: ExitViewProps) {
  const { head, narrow, chosen, doing, typed, left, pausedUntil } = props
  const { t, tn } = useWords()
  return (
    <OverFrame head={head} narrow={narrow} back={t('kioskOver.tablet.back')} onBack={props.onBack}>
      {doing === 'paused' ? (
        <div className={classes['paused']} role="alert">
          <span className={classes['sign']} data-tone="wait">
            <IconLock aria-hidden="true" />
          </span>
          <h1>{t('kioskOver.exit.title')}</h1>
          <p>{t('kioskOver.exit.paused', { time: pausedUntil })}</p>
        </div>
      ) : (
        <div className={classes['pin']}>
          <div className={classes['who']}>
            <span
              className={cx(classes['sign'], chosen && shared['tinted'])}
              data-task={chosen ?? undefined}
              data-tone="plain"
            >
              {chosen ? <ModeIcon task={chosen} /> : <IconDoorExit aria-hidden="true" />}
            </span>
            <div>
              <h1>{chosen ? t(`kioskOver.exit.change.${chosen}`) : t('kioskOver.tablet.leave')}</h1>
              <p className={shared['soft']}>{t('kioskOver.exit.hint')}</p>
            </div>
          </div>
          <PinPad
            ask={
              doing === 'checking'
                ? t('kioskOver.pin.checking')
                : left === null
                  ? t('kioskOver.exit.title')
                  : tn('kioskOver.exit.wrong', left)
            }
            bad={doing === 'typing' && left !== null}
            typed={typed}
            length={null}
            typedLabel={tn('kioskOver.exit.typed', typed)}
            deleteLabel={t('kioskOver.pin.delete')}
            extra={{ label: t(chosen ? 'kioskOver.exit.turn' : 'kioskOver.exit.submit'), onPress: props.onSubmit }}
            disabled={doing === 'checking'}
            onDigit={props.onDigit}
            onDelete={props.onDelete}
          />
        </div>
      )}
    </OverFrame>
  )
}
