import { UnderTarget, type UnderTargetProps } from '../Popover/UnderTarget.tsx'
import classes from './CalendarPopover.module.css'

interface CalendarPopoverProps extends Omit<UnderTargetProps, 'onChange' | 'className'> {
  onClose: () => void
  refProp?: 'ref' | 'boxRef'
}

/** A calendar under its field. */
export function CalendarPopover({ onClose, ...about }: CalendarPopoverProps) {
  return (
    <UnderTarget
      {...about}
      className={classes['popover']}
      onChange={to => {
        if (!to) onClose()
      }}
    />
  )
}
