import { IconAlertCircle } from '@tabler/icons-react'
import { useId } from 'react'
import { cx } from '../cx.ts'
import classes from '../TextField/TextField.module.css'

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
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={classes['field']}>
      <label className={classes['label']} htmlFor={id}>
        {label}
      </label>
      <div className={cx(classes['box'], error && classes['bad'], disabled && classes['off'])}>
        <textarea
          {...rest}
          id={id}
          className={classes['input']}
          value={value}
          rows={rows}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={event => {
            onChange(event.currentTarget.value)
          }}
        />
      </div>
      {error ? (
        <p id={`${id}-error`} className={classes['error']}>
          <IconAlertCircle aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className={classes['hint']}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
