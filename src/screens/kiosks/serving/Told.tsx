import { IconAlertCircle, IconClock } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import type { KioskContext } from '../../../machines/kiosk/kiosk.types.ts'
import { cx } from '../../../ui/cx.ts'
import { Face } from '../../../ui/Face/Face.tsx'
import { ModeIcon } from '../ModeIcon.tsx'
import type { Served } from '../kiosk.types.ts'
import shared from '../kiosk.module.css'
import classes from './over.module.css'

type Hint = NonNullable<KioskContext['hint']>

interface ToldProps {
  hint: Hint
  served: Served
  chief: string
  times: { in: string | null; out: string | null; opens: string }
  onTouch: () => void
}

const icons: Record<Hint, React.ReactNode> = {
  alreadyIn: <ModeIcon task="Check-in" />,
  alreadyOut: <ModeIcon task="Check-out" />,
  notIn: <IconAlertCircle aria-hidden="true" />,
  notStarted: <IconClock aria-hidden="true" />,
  notSaved: <IconAlertCircle aria-hidden="true" />,
  refused: <IconAlertCircle aria-hidden="true" />,
}
/** Where the time stands in a sentence, so that it can stand out. */
const gap = '\u0000'

/** Why a tap was no punch, as large as a confirmation and never its colour. Any touch goes back, and so does waiting. */
export function Told({ hint, served, chief, times, onTouch }: ToldProps) {
  const { t } = useWords()
  const said: Record<Hint, [title: string, time: string | null, text: string | null]> = {
    alreadyIn: [t('kioskOver.told.alreadyIn', { time: gap }), times.in, null],
    alreadyOut: [t('kioskOver.told.alreadyOut', { time: gap }), times.out, null],
    notIn: [t('kioskOver.told.notIn'), null, t('kioskOver.told.notInText', { name: chief })],
    notStarted: [t('kioskOver.told.notStarted'), null, t('kioskOver.told.opensAt', { time: times.opens })],
    notSaved: [t('kioskOver.told.notSaved'), null, t('kioskOver.told.notSavedText', { name: chief })],
    refused: [t('kioskOver.told.refused'), null, t('kioskOver.told.refusedText', { name: chief })],
  }
  const [title, time, text] = said[hint]
  const [before = '', after = ''] = title.split(gap)
  return (
    <main className={cx(classes['done'], classes['plain'], shared['over'])} data-hint={hint}>
      <div className={classes['doneMain']} role="alert">
        <div>
          <h1>
            <span className={classes['said']}>
              {icons[hint]}
              {before}
              {time === null ? null : ' '}
            </span>
            {time === null ? null : <span className={classes['time']}>{time}</span>}
            {after.trim() === '' ? null : <span className={classes['said']}>{after}</span>}
          </h1>
          <p className={classes['doneName']}>{served.fullName}</p>
          {text === null ? null : <p className={classes['why']}>{text}</p>}
        </div>
        <span className={classes['doneFace']}>
          <Face name={served.fullName} src={served.picture} size="xl" />
        </span>
      </div>
      <button type="button" className={classes['cover']} aria-label={t('kioskOver.ok')} onClick={onTouch} />
    </main>
  )
}
