import { useId } from 'react'
import { FieldFrame, describes } from '../FieldFrame/FieldFrame.tsx'
import frame from '../FieldFrame/FieldFrame.module.css'
import classes from './ColourField.module.css'

interface ColourFieldProps {
  label: string
  /** Of the coloured square, which opens what the browser picks colours with. */
  pickLabel: string
  /** As it was typed; shown in the square once it is `#rgb` or `#rrggbb`. */
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  hint?: string | undefined
}

const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i
/** The browser's own field knows six digits only. */
const inFull = (value: string) => {
  const whole = value.trim().replace(short, '#$1$1$2$2$3$3').toLowerCase()
  return /^#[0-9a-f]{6}$/.test(whole) ? whole : '#000000'
}

/** A colour, picked in the square or typed beside it. */
export function ColourField({ label, pickLabel, value, onChange, error, hint }: ColourFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <input
        type="color"
        aria-label={pickLabel}
        className={classes['swatch']}
        value={inFull(value)}
        onChange={event => onChange(event.currentTarget.value)}
      />
      <input
        id={id}
        className={frame['input']}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...describes({ id, error, hint })}
      />
    </FieldFrame>
  )
}
