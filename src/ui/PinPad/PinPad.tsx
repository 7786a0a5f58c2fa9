import { IconBackspace } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import classes from './PinPad.module.css'

interface PinPadProps {
  /** What is asked, or what was wrong. */
  ask: ReactNode
  bad?: boolean | undefined
  /** What is asked is a sentence: smaller, in the same place. */
  long?: boolean | undefined
  typed: number
  /** How many digits there are; null: as many as were typed. */
  length: number | null
  /** Says the dots: "2 of 4 digits". */
  typedLabel: string
  deleteLabel: string
  /** The key at the bottom left. */
  extra: { label: string; onPress: () => void }
  disabled?: boolean | undefined
  onDigit: (digit: string) => void
  onDelete: () => void
}

/** Digits for a finger, and for a keyboard where there is one. What was typed is only dots. */
export function PinPad(props: PinPadProps) {
  const { ask, bad, long, typed, length, typedLabel, deleteLabel, extra, disabled = false } = props
  const keys = useRef(props)
  useEffect(() => {
    keys.current = props
  })
  useEffect(() => {
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const { onDigit, onDelete, disabled: off } = keys.current
      if (off || ctrlKey || metaKey || altKey) return
      if (/^\d$/.test(key)) onDigit(key)
      else if (key === 'Backspace') onDelete()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  const digit = (value: string) => (
    <button
      key={value}
      type="button"
      className={classes['key']}
      disabled={disabled}
      onClick={() => props.onDigit(value)}
    >
      {value}
    </button>
  )
  return (
    <div className={classes['pad']}>
      <p className={cx(classes['ask'], bad && classes['bad'], long && classes['long'])} aria-live="polite">
        {ask}
      </p>
      <div className={classes['dots']} role="status" aria-label={typedLabel}>
        {Array.from({ length: length ?? typed }, (_, at) => (
          <span key={at} className={cx(at < typed && classes['on'])} />
        ))}
      </div>
      <div className={classes['keys']}>
        {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(digit)}
        <button
          type="button"
          className={cx(classes['key'], classes['quiet'])}
          disabled={disabled}
          onClick={extra.onPress}
        >
          {extra.label}
        </button>
        {digit('0')}
        <button
          type="button"
          className={cx(classes['key'], classes['quiet'])}
          aria-label={deleteLabel}
          disabled={disabled}
          onClick={props.onDelete}
        >
          <IconBackspace aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}
