import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import classes from './Chip.module.css'

export type Tone = 'good' | 'wait' | 'bad' | 'info' | 'plain'

interface ChipProps {
  tone?: Tone | undefined
  icon?: ReactNode
  children: ReactNode
}

/** A status in icon and word; colour is never the only difference. */
export function Chip({ tone = 'plain', icon, children }: ChipProps) {
  return (
    <span className={cx(classes['chip'], classes[tone])}>
      {icon}
      {children}
    </span>
  )
}
