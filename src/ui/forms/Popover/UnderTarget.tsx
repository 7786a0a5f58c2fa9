import { Popover as Floating } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import { keepsEscape } from '../Kit/keeps-escape.ts'

export interface UnderTargetProps {
  /** Names it. */
  label: string
  opened: boolean
  onChange: (opened: boolean) => void
  /** What it opens under; takes its ref as `ref`, or by another name. */
  target: ReactElement
  refProp?: string | undefined
  className: string | undefined
  children: ReactNode
}

/** A dialog under what it belongs to. The focus goes into it, stays there, and is given back when it closes. */
export function UnderTarget({
  label,
  opened,
  onChange,
  target,
  refProp = 'ref',
  className,
  children,
}: UnderTargetProps) {
  return (
    <Floating
      opened={opened}
      onChange={onChange}
      position="bottom-start"
      offset={4}
      trapFocus
      returnFocus
      withRoles={false}
      transitionProps={{ duration: 120 }}
    >
      <Floating.Target refProp={refProp}>{target}</Floating.Target>
      <Floating.Dropdown className={className ?? ''} role="dialog" aria-label={label} onKeyDown={keepsEscape(opened)}>
        {children}
      </Floating.Dropdown>
    </Floating>
  )
}
