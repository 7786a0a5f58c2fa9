import { IconAlertCircle } from '@tabler/icons-react'
import { useId } from 'react'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import classes from './TextField.module.css'

export interface TextFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  hint?: string | undefined
  type?: HTMLInputTypeAttribute | undefined
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  autoFocus?: boolean | undefined
  name?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  maxLength?: number | undefined
  inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel' | 'url' | 'search' | undefined
  /** Id of what else describes the field and stands elsewhere. */
  describedBy?: string | undefined
  /** Stands at the right of the label: a link, a count. */
  labelEnd?: ReactNode
  /** Stands inside the field at its end. */
  end?: ReactNode
  ref?: Ref<HTMLInputElement> | undefined
}

/** A native field: label, hint and error are tied to it by id. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    value,
    onChange,
    error,
    hint,
    type = 'text',
    disabled = false,
    required = false,
    autoFocus = false,
  } = props
  const { autoComplete, name, maxLength, inputMode, describedBy, labelEnd, end, ref } = props
  const id = useId()
  const notes = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`, describedBy].filter(Boolean)
  return (
    <div className={classes['outer']}>
      <div className={classes['field']}>
        <label className={classes['label']} htmlFor={id}>
          {label}
        </label>
        <div className={cx(classes['box'], error !== undefined && classes['bad'], disabled && classes['off'])}>
          <input
            ref={ref}
            id={id}
            className={classes['input']}
            value={value}
            onChange={event => {
              onChange(event.currentTarget.value)
            }}
            type={type}
            maxLength={maxLength}
            disabled={disabled}
            required={required}
            autoFocus={autoFocus}
            autoComplete={autoComplete}
            name={name}
            inputMode={inputMode}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={notes.length > 0 ? notes.join(' ') : undefined}
          />
          {end ? <span className={classes['end']}>{end}</span> : null}
        </div>
        {error === undefined ? null : (
          <p className={classes['error']} id={`${id}-error`}>
            <IconAlertCircle aria-hidden="true" />
            <span>{error}</span>
          </p>
        )}
        {hint === undefined ? null : (
          <p className={classes['hint']} id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      {labelEnd ? <div className={classes['labelEnd']}>{labelEnd}</div> : null}
    </div>
  )
}
