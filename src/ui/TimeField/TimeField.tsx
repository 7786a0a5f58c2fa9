import { type Ref, useId } from 'react'
import { FieldFrame, describes } from '../FieldFrame/FieldFrame.tsx'
import classes from '../FieldFrame/FieldFrame.module.css'
import { useTyped } from '../useTyped.ts'
import { readTime, stepped } from './typed-time.ts'

interface TimeFieldProps {
  label: string
  error?: string | undefined
  hint?: string | undefined
  disabled?: boolean | undefined
  /** HH:MM, of 24 hours; empty: none. */
  value: string
  onChange: (time: string) => void
  /** Said where what was typed is no time. */
  wrongLabel: string
  /** Minutes that an arrow key goes on by. */
  step?: number | undefined
  placeholder?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

const asItIs = (time: string) => time

/**
 * One time of day, typed: four digits are enough. The browser's own field speaks the browser's language, and asks for
 * am and pm where ours does not.
 */
export function TimeField(props: TimeFieldProps) {
  const { label, hint, disabled, error, value, onChange, wrongLabel, step = 15, placeholder, ref } = props
  const id = useId()
  const { input, isWrong, choose } = useTyped({ value, onChange, read: readTime, write: asItIs, format: asItIs })
  const field = { id, label, hint, disabled, error: error ?? (isWrong ? wrongLabel : undefined) }
  return (
    <FieldFrame {...field}>
      <input
        {...input}
        id={id}
        ref={ref}
        className={classes['input']}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        disabled={disabled}
        onKeyDown={event => {
          input.onKeyDown(event)
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
          event.preventDefault()
          const from = readTime(input.value) ?? value
          if (from !== '') choose(stepped(from, step, event.key === 'ArrowUp'))
        }}
        {...describes(field)}
      />
    </FieldFrame>
  )
}
