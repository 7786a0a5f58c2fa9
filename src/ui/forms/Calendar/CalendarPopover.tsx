import { Popover } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import { keepsEscape } from '../Kit/keeps-escape.ts'
import classes from './CalendarPopover.module.css'

interface CalendarPopoverProps {
  /** Names it. */
  label: string
  opened: boolean
  onClose: () => void
  /** What it opens under; takes its ref as `boxRef` or `ref`. */
  target: ReactElement
  refProp?: 'ref' | 'boxRef'
  children: ReactNode
}

/** A calendar under its field. The focus goes into it, stays there, and is given back when it closes. */
export function CalendarPopover({ label, opened, onClose, target, refProp = 'ref', children }: CalendarPopoverProps) {
  return (
    <Popover
      opened={opened}
      onChange={to => {
        if (!to) onClose()
      }}
      position="bottom-start"
      offset={4}
      trapFocus
      returnFocus
      withRoles={false}
      transitionProps={{ duration: 120 }}
    >
      <Popover.Target refProp={refProp}>{target}</Popover.Target>
      <Popover.Dropdown
        className={classes['popover'] ?? ''}
        role="dialog"
        aria-label={label}
        onKeyDown={keepsEscape(opened)}
      >
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
