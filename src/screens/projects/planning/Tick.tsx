import { useEffect, useRef } from 'react'
import classes from './plan.module.css'

interface TickProps {
  label: string
  /** `some`: of several, not all. */
  value: boolean | 'some'
  column: string
  disabled: boolean
  onChange: (chosen: boolean, range: boolean) => void
}

/** Chooses a row, or all of a crew; with Shift everything between. */
export function Tick({ label, value, column, disabled, onChange }: TickProps) {
  const box = useRef<HTMLInputElement>(null)
  const shift = useRef(false)
  useEffect(() => {
    if (box.current) box.current.indeterminate = value === 'some'
  }, [value])
  return (
    <label className={classes['tick']}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        data-column={column}
        checked={value === true}
        disabled={disabled}
        onClick={event => (shift.current = event.shiftKey)}
        onKeyDown={event => (shift.current = event.shiftKey)}
        onChange={event => onChange(event.currentTarget.checked, shift.current)}
      />
    </label>
  )
}
