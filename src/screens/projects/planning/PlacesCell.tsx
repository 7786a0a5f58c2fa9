import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { fields } from '../../../client/fields.gen.ts'
import { cx } from '../../../ui/cx.ts'
import classes from './plan.module.css'

export const mostPlaces = fields['NewProjectCrew.positions.amountOfRows'].maximum

interface PlacesCellProps {
  label: string
  lessLabel: string
  moreLabel: string
  was: number
  value: number
  /** Places that are taken: there cannot be fewer. */
  least: number
  column: string
  disabled: boolean
  onChange: (places: number) => void
}

/** How many people are wanted: by buttons, by typing, by `+` and `−`. */
export function PlacesCell({
  label,
  lessLabel,
  moreLabel,
  was,
  value,
  least,
  column,
  disabled,
  onChange,
}: PlacesCellProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const set = (places: number) => {
    const held = Math.min(mostPlaces, Math.max(least, places))
    setTyped(null)
    if (held !== value) onChange(held)
  }
  const take = () => {
    if (typed === null) return
    if (/^\d{1,3}$/.test(typed.trim())) set(Number(typed))
    else setTyped(null)
  }
  return (
    <span className={cx(classes['amount'], value !== was && classes['altered'])}>
      <button
        type="button"
        className={classes['step']}
        aria-label={lessLabel}
        disabled={disabled || value <= least}
        onClick={() => set(value - 1)}
      >
        <IconMinus aria-hidden="true" />
      </button>
      <input
        className={classes['amountInput']}
        aria-label={label}
        data-column={column}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(value)}
        readOnly={disabled}
        onFocus={event => event.currentTarget.select()}
        onChange={event => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={event => {
          if (event.key === 'Enter') take()
          else if (event.key === 'Escape') setTyped(null)
          else if (event.key === '+' || event.key === '-') {
            event.preventDefault()
            set(value + (event.key === '+' ? 1 : -1))
          }
        }}
      />
      <button
        type="button"
        className={classes['step']}
        aria-label={moreLabel}
        disabled={disabled || value >= mostPlaces}
        onClick={() => set(value + 1)}
      >
        <IconPlus aria-hidden="true" />
      </button>
    </span>
  )
}
