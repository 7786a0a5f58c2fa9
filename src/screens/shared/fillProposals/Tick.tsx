import { useEffect, useRef } from 'react'
import classes from './fill.module.css'

interface TickProps {
  label: string
  /** `some`: of several, not all. */
  value: boolean | 'some'
  disabled: boolean
  /** Of the row it chooses. */
  row?: string
  onChange: (chosen: boolean) => void
}

/** Chooses a place, all of a crew, or all. */
export function Tick({ label, value, disabled, row, onChange }: TickProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = value === 'some'
  }, [value])
  return (
    <label className={classes['tick']}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        aria-disabled={disabled || undefined}
        data-key={row}
        checked={value === true}
        onChange={event => {
          if (!disabled) onChange(event.currentTarget.checked)
        }}
      />
    </label>
  )
}
