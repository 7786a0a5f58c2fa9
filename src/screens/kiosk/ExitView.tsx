import { IconChevronLeft, IconLock } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { cx } from '../../ui/cx.ts'
import { PinPad } from '../../ui/PinPad/PinPad.tsx'
import { KioskHead } from './KioskHead.tsx'
import type { Head } from './kiosk.types.ts'
import classes from './kiosk.module.css'

interface ExitViewProps {
  head: Head
  narrow: boolean
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

/** The way out, for whoever knows the exit PIN. */
export function ExitView(props: ExitViewProps) {
  const { head, narrow, doing, typed, left, pausedUntil } = props
  const { t, tn } = useWords()
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
      {doing === 'paused' ? (
        <div className={classes['message']} role="alert">
          <span className={classes['sign']}>
            <IconLock aria-hidden="true" />
          </span>
          <h1>{t('kiosk.exit.title')}</h1>
          <p>{t('kiosk.exit.paused', { time: pausedUntil })}</p>
        </div>
      ) : (
        <div className={classes['pin']}>
          <div className={classes['who']}>
            <div>
              <h1>{t('kiosk.tablet.leave')}</h1>
              <p className={classes['soft']}>{t('kiosk.exit.hint')}</p>
            </div>
          </div>
          <PinPad
            ask={
              doing === 'checking'
                ? t('kiosk.pin.checking')
                : left === null
                  ? t('kiosk.exit.title')
                  : tn('kiosk.exit.wrong', left)
            }
            bad={doing === 'typing' && left !== null}
            typed={typed}
            length={null}
            typedLabel={tn('kiosk.exit.typed', typed)}
            deleteLabel={t('kiosk.pin.delete')}
            extra={{ label: t('kiosk.exit.submit'), onPress: props.onSubmit }}
            disabled={doing === 'checking'}
            onDigit={props.onDigit}
            onDelete={props.onDelete}
          />
        </div>
      )}
    </main>
  )
}
