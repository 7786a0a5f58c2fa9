import { TextInput } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
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
  inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel' | 'url' | 'search' | undefined
  /** Stands at the right of the label: a link, a count. */
  labelEnd?: ReactNode
  /** Stands inside the field at its end. */
  end?: ReactNode
  ref?: Ref<HTMLInputElement> | undefined
}

const parts = {
  root: classes['field'] ?? '',
  label: classes['label'] ?? '',
  description: classes['hint'] ?? '',
  error: classes['error'] ?? '',
  input: classes['input'] ?? '',
  section: classes['end'] ?? '',
}

/** Mantine ties label, hint and error to the input; the looks are ours. */
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
  const { autoComplete, name, inputMode, labelEnd, end, ref } = props
  return (
    <div className={classes['outer']}>
      <TextInput
        unstyled
        classNames={{
          ...parts,
          wrapper: cx(classes['box'], error !== undefined && classes['bad'], disabled && classes['off']),
        }}
        label={label}
        withAsterisk={false}
        {...(error === undefined
          ? {}
          : {
              error: (
                <>
                  <IconAlertCircle aria-hidden="true" />
                  <span>{error}</span>
                </>
              ),
            })}
        {...(hint === undefined ? {} : { description: hint })}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={value}
        onChange={event => {
          onChange(event.currentTarget.value)
        }}
        type={type}
        disabled={disabled}
        required={required}
        autoFocus={autoFocus}
        autoComplete={autoComplete}
        name={name}
        inputMode={inputMode}
        rightSection={end}
        {...(ref ? { ref } : {})}
      />
      {labelEnd ? <div className={classes['labelEnd']}>{labelEnd}</div> : null}
    </div>
  )
}
