import { HoverCard as Floating } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import { Kit } from '../Kit/Kit.tsx'
import { hoverableDelays } from '../../delays.ts'
import classes from '../panel.module.css'

export interface HoverCardProps {
  /** What it is about; takes its ref and what a hand and the focus do to it. */
  target: ReactElement
  children: ReactNode
}

/** More about something, while a hand rests on it or the focus is there; it can be entered. Never the only way to it. */
export function HoverCard({ target, children }: HoverCardProps) {
  return (
    <Kit>
      <Floating
        {...hoverableDelays}
        position="bottom-start"
        offset={4}
        role="tooltip"
        transitionProps={{ duration: 120 }}
      >
        <Floating.Target>{target}</Floating.Target>
        <Floating.Dropdown className={classes['panel'] ?? ''}>{children}</Floating.Dropdown>
      </Floating>
    </Kit>
  )
}
