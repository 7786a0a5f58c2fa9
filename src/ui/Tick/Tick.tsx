import { useEffect, useRef } from 'react'
import classes from './Tick.module.css'

interface TickProps {
  label: string
  /** `some`: of several, not all. */
  value: boolean | 'some'
  disabled?: boolean | undefined
  /** Not now: it stays as it is, yet keeps focus. */
  locked?: boolean | undefined
  /** `range`: Shift was held, all between is meant as well. */
  onChange: (chosen: boolean, range: boolean) => void
  /** Marks the box itself, for whoever looks for it. */
  [mark: `data-${string}`]: string | undefined
}

/** Chooses a row, all of a group, or all; where it stands may set `--tick-room`, `--tick-size` and `--tick-at`. */
export function Tick({ label, value, disabled = false, locked = false, onChange, ...marks }: TickProps) {
  const box = useRef<HTMLInputElement>(null)
  const shift = useRef(false)
  useEffect(() => {
    if (box.current) box.current.indeterminate = value === 'some'
  }, [value])
  return (
    <label className={classes['tick']}>
      <input
        {...marks}
        ref={box}
        type="checkbox"
        aria-label={label}
        aria-disabled={locked || undefined}
        checked={value === true}
        disabled={disabled}
        onClick={event => (shift.current = event.shiftKey)}
        onKeyDown={event => (shift.current = event.shiftKey)}
        onChange={event => {
          if (!locked) onChange(event.currentTarget.checked, shift.current)
        }}
      />
    </label>
  )
}
