import { useWords } from '../../../i18n/words.ts'
import { Face } from '../../../ui/Face/Face.tsx'
import { PinPad } from '../../../ui/PinPad/PinPad.tsx'
import type { Head, Served } from '../kiosk.types.ts'
import { OverFrame } from './OverFrame.tsx'
import shared from '../kiosk.module.css'
import classes from './over.module.css'

interface PinViewProps {
  head: Head
  narrow: boolean
  served: Served
  /** When they are due, and how far that is from now. */
  call: { time: string; until: string }
  doing: 'typing' | 'wrong' | 'forgot' | 'checking'
  typed: number
  /** Tries left after a wrong PIN, where the server said so. */
  left: number | null
  chief: string
  onDigit: (digit: string) => void
  onDelete: () => void
  onForgot: () => void
  onBack: () => void
}

/** The person left, the pad right; the fourth digit submits. */
export function PinView(props: PinViewProps) {
  const { head, narrow, served, call, doing, typed, left, chief } = props
  const { t, tn } = useWords()
  const wrong = left === null || left === 0 ? t('kioskOver.pin.again') : tn('kioskOver.pin.left', left)
  const asks = {
    typing: t('kioskOver.pin.ask'),
    wrong,
    forgot: t('kioskOver.pin.forgotten', { name: chief }),
    checking: t('kioskOver.pin.checking'),
  }
  return (
    <OverFrame head={head} narrow={narrow} back={t('kioskOver.notMe')} onBack={props.onBack}>
      <div className={classes['pin']}>
        <div className={classes['who']}>
          <Face name={served.fullName} src={served.picture} size="xl" />
          <div>
            <h1>{served.fullName}</h1>
            <p className={shared['soft']}>{served.role}</p>
          </div>
          <p className={classes['call']}>
            <b>{call.time}</b>
            <span className={shared['soft']}>{call.until}</span>
          </p>
        </div>
        <PinPad
          ask={asks[doing]}
          bad={doing === 'wrong'}
          long={doing === 'forgot'}
          typed={typed}
          length={4}
          typedLabel={t('kioskOver.pin.typed', { count: typed })}
          deleteLabel={t('kioskOver.pin.delete')}
          extra={{ label: t('kioskOver.pin.forgot'), onPress: props.onForgot }}
          disabled={doing === 'checking'}
          onDigit={props.onDigit}
          onDelete={props.onDelete}
        />
      </div>
    </OverFrame>
  )
}
