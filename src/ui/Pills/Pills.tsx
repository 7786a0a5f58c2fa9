import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Pills.module.css'

interface PillsProps {
  items: readonly { value: string; label: string }[]
  /** Names the button that takes one out again. */
  removeLabel: (label: string) => string
  onRemove: (value: string) => void
  disabled?: boolean | undefined
  /** The field behind them, with the class that fits it into its line. */
  children: (inputClass: string) => ReactNode
}

/** What was chosen or typed so far, in the field where more is added. */
export function Pills({ items, removeLabel, onRemove, disabled, children }: PillsProps) {
  return (
    <span className={classes['inner']}>
      {items.map(({ value, label }) => (
        <span key={value} className={classes['pill']}>
          <span className={classes['words']}>{label}</span>
          <button
            type="button"
            className={classes['remove']}
            aria-label={removeLabel(label)}
            disabled={disabled}
            onClick={() => onRemove(value)}
          >
            <IconX aria-hidden="true" />
          </button>
        </span>
      ))}
      {children(classes['input'] ?? '')}
    </span>
  )
}
