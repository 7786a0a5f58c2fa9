import { type KeyboardEvent, useState } from 'react'
import { readTime } from '../../../ui/TimeField/typed-time.ts'
import { cx } from '../../../ui/cx.ts'
import classes from './plan.module.css'

interface TimeCellProps {
  label: string
  /** As it is; struck where it will be another. */
  was: string
  value: string
  /** Beside the time: "+1" where it ends a day later. */
  note?: string | undefined
  /** Which column it stands in: arrows walk along it. */
  column: string
  /** The hours lead; ends are quieter. */
  strong?: boolean | undefined
  wrong: boolean
  disabled: boolean
  onChange: (time: string) => void
  /** What stands there is no time, or is one again. */
  onWrong: (wrong: 'missing' | 'wrong' | null) => void
}

/** A time in the table: typed as one says it (`630`), taken when the cell is left or by Enter, put back by Escape. */
export function TimeCell({
  label,
  was,
  value,
  note,
  column,
  strong,
  wrong,
  disabled,
  onChange,
  onWrong,
}: TimeCellProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const take = () => {
    if (typed === null) return
    const time = readTime(typed)
    onWrong(time !== null ? null : typed.trim() === '' ? 'missing' : 'wrong')
    if (time === null) return
    setTyped(null)
    if (time !== value) onChange(time)
  }
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') take()
    else if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation()
      setTyped(null)
      onWrong(null)
    }
  }
  const altered = value !== was
  return (
    <span
      className={cx(
        classes['time'],
        strong && classes['strong'],
        altered && classes['altered'],
        wrong && classes['wrong'],
      )}
    >
      {altered ? <del className={classes['was']}>{was}</del> : null}
      <input
        className={classes['timeInput']}
        aria-label={label}
        aria-invalid={wrong || undefined}
        data-column={column}
        inputMode="numeric"
        autoComplete="off"
        size={5}
        placeholder="--:--"
        value={typed ?? value}
        readOnly={disabled}
        onFocus={event => event.currentTarget.select()}
        onChange={event => setTyped(event.currentTarget.value)}
        onBlur={take}
        onKeyDown={keys}
      />
      {note === undefined || typed !== null ? null : <sup>{note}</sup>}
    </span>
  )
}
