import { useId } from 'react'
import classes from './Choices.module.css'

interface ChoicesProps {
  label: string
  value: string | null
  onChange: (value: string) => void
  items: readonly { value: string; label: string; hint?: string | undefined }[]
}

/** One of a few, all of them in sight. */
export function Choices({ label, value, onChange, items }: ChoicesProps) {
  const id = useId()
  return (
    <fieldset className={classes['choices']}>
      <legend className={classes['label']}>{label}</legend>
      {items.map(item => (
        <label key={item.value} className={classes['choice']}>
          <input
            type="radio"
            name={id}
            className={classes['input']}
            checked={item.value === value}
            onChange={() => onChange(item.value)}
          />
          <span className={classes['words']}>
            {item.label}
            {item.hint ? <span className={classes['hint']}>{item.hint}</span> : null}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
