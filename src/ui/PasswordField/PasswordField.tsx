import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextField } from '../TextField/TextField.tsx'
import type { TextFieldProps } from '../TextField/TextField.tsx'

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  showLabel: string
  hideLabel: string
}

export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? hideLabel : showLabel}
          icon={shown ? <IconEyeOff aria-hidden="true" /> : <IconEye aria-hidden="true" />}
          disabled={field.disabled}
          onClick={() => {
            setShown(!shown)
          }}
        />
      }
    />
  )
}
