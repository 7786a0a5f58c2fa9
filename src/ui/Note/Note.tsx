import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Tone } from '../Chip/Chip.tsx'
import { cx } from '../cx.ts'
import classes from './Note.module.css'

interface NoteProps {
  tone: Tone
  icon?: ReactNode
  children: ReactNode
  action?: ReactNode
  /** Announced when it appears; `bad` interrupts. */
  live?: boolean | undefined
}

const glyphs: Record<Tone, ReactNode> = {
  wait: <IconAlertTriangle aria-hidden="true" />,
  bad: <IconAlertCircle aria-hidden="true" />,
  info: <IconInfoCircle aria-hidden="true" />,
  good: <IconCircleCheck aria-hidden="true" />,
  plain: <IconInfoCircle aria-hidden="true" />,
}

export function Note({ tone, icon, children, action, live }: NoteProps) {
  return (
    <div className={cx(classes['note'], classes[tone])} role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}>
      {icon ?? glyphs[tone]}
      <div className={classes['words']}>{children}</div>
      {action ? <div className={classes['action']}>{action}</div> : null}
    </div>
  )
}
