import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Check.module.css'

interface CheckProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** At the end of the line, more quietly: how much it is about. */
  meta?: ReactNode
}

/** Something that is so or not so. */
export function Check({ label, checked, onChange, meta }: CheckProps) {
  return (
    <label className={classes['check']}>
      <input
        type="checkbox"
        className={classes['input']}
        checked={checked}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      <span className={classes['box']}>
        <IconCheck aria-hidden="true" />
      </span>
      <span className={classes['label']}>{label}</span>
      {meta === undefined ? null : <span className={classes['meta']}>{meta}</span>}
    </label>
  )
}
