import type { ReactNode } from 'react'

/** What every field of the kit takes. */
export interface FieldProps {
  label: string
  error?: string | undefined
  hint?: string | undefined
  disabled?: boolean | undefined
}

export interface Option {
  value: string
  label: string
  /** Beside the label, more quietly: an address. */
  detail?: string | undefined
  /** At the end of the line: a count. */
  meta?: string | undefined
  icon?: ReactNode
  disabled?: boolean | undefined
}
