import { useId } from 'react'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode, Ref } from 'react'
import { FieldFrame, describes } from '../FieldFrame/FieldFrame.tsx'
import classes from '../FieldFrame/FieldFrame.module.css'

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
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} disabled={disabled} labelEnd={labelEnd}>
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
        {...describes({ id, error, hint, describedBy })}
      />
      {end ? <span className={classes['end']}>{end}</span> : null}
    </FieldFrame>
  )
}
