import { type ComponentPropsWithRef, type ReactElement, type ReactNode, cloneElement } from 'react'
import { Kit } from '../Kit/Kit.tsx'
import classes from '../panel.module.css'
import { UnderTarget } from './UnderTarget.tsx'

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
export function Popover({ target, children, ...about }: PopoverProps) {
  const { opened, onChange } = about
  return (
    <Kit>
      <UnderTarget
        {...about}
        className={classes['panel']}
        target={cloneElement(target, {
          onClick: () => onChange(!opened),
          'aria-haspopup': 'dialog',
          'aria-expanded': opened,
        })}
      >
        {children}
      </UnderTarget>
    </Kit>
  )
}
