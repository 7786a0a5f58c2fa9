import { useId } from 'react'
import { FieldFrame, describes } from '../FieldFrame/FieldFrame.tsx'
import classes from '../FieldFrame/FieldFrame.module.css'

interface TextAreaProps {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  hint?: string | undefined
  name?: string | undefined
  rows?: number | undefined
  maxLength?: number | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  autoFocus?: boolean | undefined
}

export function TextArea({ label, value, onChange, error, hint, rows = 4, disabled, ...rest }: TextAreaProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} disabled={disabled}>
      <textarea
        {...rest}
        id={id}
        className={classes['input']}
        value={value}
        rows={rows}
        disabled={disabled}
        onChange={event => {
          onChange(event.currentTarget.value)
        }}
        {...describes({ id, error, hint })}
      />
    </FieldFrame>
  )
}
