import classes from './Switch.module.css'

interface SwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** It is on its way: stays as it is, yet keeps focus. */
  busy?: boolean | undefined
}

/** Something that is on or off at once; what it is stands beside it. */
export function Switch({ label, checked, onChange, busy = false }: SwitchProps) {
  return (
    <label className={classes['switch']}>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-disabled={busy || undefined}
        checked={checked}
        onChange={event => {
          if (!busy) onChange(event.currentTarget.checked)
        }}
      />
      <span className={classes['track']} aria-hidden="true" />
    </label>
  )
}
