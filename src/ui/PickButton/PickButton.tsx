import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../cx.ts'
import classes from './PickButton.module.css'

interface PickButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'className' | 'children'> {
  /** Fills the box of a field, or stands by itself in a bar. */
  look: 'field' | 'bar'
  icon?: ReactNode
  /** What it is chosen for, where no label beside it says so: heard before what is chosen. */
  label?: string | undefined
  /** What is chosen. */
  text: string
  /** The same where there is no room: "Nov 2026". */
  short?: string | undefined
  /** Nothing is chosen: the text says what could be. */
  empty?: boolean | undefined
}

/** Says what is chosen and opens what there is to choose from. */
export function PickButton({ look, icon, label, text, short, empty, ...button }: PickButtonProps) {
  return (
    <button {...button} type="button" className={cx(classes['pick'], classes[look], empty && classes['empty'])}>
      {icon ? <span className={classes['icon']}>{icon}</span> : null}
      {label === undefined ? null : <VisuallyHidden>{`${label}: `}</VisuallyHidden>}
      <span className={cx(classes['text'], short !== undefined && classes['long'])}>{text}</span>
      {short === undefined ? null : <span className={cx(classes['text'], classes['short'])}>{short}</span>}
      <IconChevronDown className={classes['chevron']} aria-hidden="true" />
    </button>
  )
}
