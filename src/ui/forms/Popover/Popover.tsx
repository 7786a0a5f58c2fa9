import { Popover as Floating } from '@mantine/core'
import { type ComponentPropsWithRef, type ReactElement, type ReactNode, cloneElement } from 'react'
import { Kit } from '../Kit/Kit.tsx'
import { keepsEscape } from '../Kit/keeps-escape.ts'
import classes from '../panel.module.css'

export interface PopoverProps {
  /** Names what opens. */
  label: string
  opened: boolean
  onChange: (opened: boolean) => void
  /** The button it opens under, without an onClick of its own. */
  target: ReactElement<Pick<ComponentPropsWithRef<'button'>, 'onClick' | 'aria-expanded' | 'aria-haspopup'>>
  children: ReactNode
}

/** A small dialog beside its button: one can look past it, and close it by a tap elsewhere or Escape. */
export function Popover({ label, opened, onChange, target, children }: PopoverProps) {
  return (
    <Kit>
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
        <Floating.Target>
          {cloneElement(target, {
            onClick: () => onChange(!opened),
            'aria-haspopup': 'dialog',
            'aria-expanded': opened,
          })}
        </Floating.Target>
        <Floating.Dropdown
          className={classes['panel'] ?? ''}
          role="dialog"
          aria-label={label}
          onKeyDown={keepsEscape(opened)}
        >
          {children}
        </Floating.Dropdown>
      </Floating>
    </Kit>
  )
}
