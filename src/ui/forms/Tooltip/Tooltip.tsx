import { Tooltip as Floating } from '@mantine/core'
import type { ReactElement } from 'react'
import { Kit } from '../Kit/Kit.tsx'
import { popupDelays } from '../../delays.ts'
import classes from '../panel.module.css'

export interface TooltipProps {
  text: string
  /** It says nothing now. */
  disabled?: boolean | undefined
  /** What it says something about; takes its ref and what a hand and the focus do to it. */
  target: ReactElement
}

/** A few words about a sign, for a hand that rests on it and for the focus. */
export function Tooltip({ text, disabled = false, target }: TooltipProps) {
  return (
    <Kit>
      <Floating
        {...popupDelays}
        label={text}
        disabled={disabled}
        events={{ hover: true, focus: true, touch: false }}
        classNames={{ tooltip: classes['tip'] ?? '' }}
        transitionProps={{ duration: 100 }}
      >
        {target}
      </Floating>
    </Kit>
  )
}
