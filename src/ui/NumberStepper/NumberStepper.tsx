import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import type { KeyboardEvent } from 'react'
import classes from './NumberStepper.module.css'

interface NumberStepperProps {
  label: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step: number
  format: (value: number) => string
  lessLabel: string
  moreLabel: string
  disabled?: boolean | undefined
}

export function NumberStepper({
  label,
  value,
  onChange,
  min,
  max,
  step,
  format,
  lessLabel,
  moreLabel,
  disabled = false,
}: NumberStepperProps) {
  const id = useId()
  const set = (next: number) => {
    const held = Math.min(max, Math.max(min, next))
    if (!disabled && held !== value) onChange(held)
  }
  const byKey = (event: KeyboardEvent) => {
    const next = {
      ArrowUp: value + step,
      ArrowRight: value + step,
      ArrowDown: value - step,
      ArrowLeft: value - step,
      Home: min,
      End: max,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    set(next)
  }
  return (
    <div className={classes['field']}>
      <span id={id} className={classes['label']}>
        {label}
      </span>
      <div className={classes['box']} role="group" aria-labelledby={id}>
        <button
          type="button"
          className={classes['button']}
          aria-label={lessLabel}
          disabled={disabled || value <= min}
          onClick={() => {
            set(value - step)
          }}
        >
          <IconMinus aria-hidden="true" />
        </button>
        <div
          className={classes['value']}
          role="spinbutton"
          tabIndex={disabled ? -1 : 0}
          aria-labelledby={id}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={format(value)}
          aria-disabled={disabled || undefined}
          onKeyDown={byKey}
        >
          {format(value)}
        </div>
        <button
          type="button"
          className={classes['button']}
          aria-label={moreLabel}
          disabled={disabled || value >= max}
          onClick={() => {
            set(value + step)
          }}
        >
          <IconPlus aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}
