import {
  IconCircleCheck,
  IconCloudCheck,
  IconCloudOff,
  IconCloudUp,
  IconCloudX,
  IconDeviceMobileCheck,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import classes from './PunchLine.module.css'

export type PunchState = 'saved' | 'sending' | 'received' | 'noNetwork' | 'refused'

interface PunchLineProps {
  label?: string | undefined
  time?: string | undefined
  state: PunchState
  words: Record<PunchState, string>
  big?: boolean | undefined
}

const steps: Record<Exclude<PunchState, 'saved'>, { glyph: ReactNode; look: string | undefined }> = {
  sending: { glyph: <IconCloudUp aria-hidden="true" />, look: undefined },
  received: { glyph: <IconCloudCheck aria-hidden="true" />, look: classes['done'] },
  noNetwork: { glyph: <IconCloudOff aria-hidden="true" />, look: classes['off'] },
  refused: { glyph: <IconCloudX aria-hidden="true" />, look: classes['bad'] },
}

/** What became of a tap: kept on this device, then on its way, then with the office. */
export function PunchLine({ label, time, state, words, big }: PunchLineProps) {
  const step = state === 'saved' ? undefined : steps[state]
  return (
    <p className={cx(classes['punch'], big && classes['big'])} role="status">
      {label === undefined && time === undefined ? null : (
        <span className={classes['what']}>
          {label} {time === undefined ? null : <b>{time}</b>}
        </span>
      )}
      <span className={cx(classes['step'], classes['done'])}>
        <IconDeviceMobileCheck aria-hidden="true" />
        <span>{words.saved}</span>
      </span>
      {step ? (
        <>
          <span className={cx(classes['bar'], state === 'received' && classes['barDone'])} />
          <span className={cx(classes['step'], step.look)}>
            {step.glyph}
            <span>{words[state]}</span>
          </span>
        </>
      ) : null}
    </p>
  )
}

/** Takes the punch button's place after the tap, at the same height, so nothing jumps. */
export function PunchDone({ children, icon }: { children: ReactNode; icon?: ReactNode }) {
  return (
    <div className={classes['said']} role="status">
      {icon ?? <IconCircleCheck aria-hidden="true" />}
      <span>{children}</span>
    </div>
  )
}
