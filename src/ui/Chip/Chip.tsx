import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import classes from './Chip.module.css'

export type Tone = 'good' | 'wait' | 'bad' | 'info' | 'plain'

interface ChipProps {
  tone?: Tone | undefined
  icon?: ReactNode
  /** `outlined`: what stands out in its colour; `dashed`: what does not count yet. */
  look?: 'filled' | 'outlined' | 'dashed' | undefined
  children: ReactNode
}

/** A status in icon and word; colour is never the only difference. */
export function Chip({ tone = 'plain', icon, look = 'filled', children }: ChipProps) {
  return (
    <span className={cx(classes['chip'], classes[tone], look !== 'filled' && classes[look])}>
      {icon}
      {children}
    </span>
  )
}
