import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { mostPlaces } from '../../../../domain/templates/matrix.ts'
import { useWords } from '../../../i18n/words.ts'
import { cx } from '../../../ui/cx.ts'
import classes from './templates.module.css'

interface MatrixCellProps {
  /** Position and day. */
  label: string
  value: number
  /** The one that Tab comes to. */
  active: boolean
  wrong: boolean
  disabled: boolean
  onFocus: () => void
  /** `typing`: one of several digits. */
  onChange: (amount: number, typing: boolean) => void
  onFill: () => void
}

/** How many are wanted: typed, by `+` and `−`, by buttons; `D` fills the day down. A dash is none. */
export function MatrixCell({ label, value, active, wrong, disabled, onFocus, onChange, onFill }: MatrixCellProps) {
  const { t } = useWords()
  const [typed, setTyped] = useState<string | null>(null)
  const step = (by: 1 | -1) => {
    setTyped(null)
    const next = value + by
    if (next >= 0 && next <= mostPlaces) onChange(next, false)
  }
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { key } = event
    if (!['+', '-', 'd', 'D'].includes(key)) return
    event.preventDefault()
    if (key === '+') step(1)
    else if (key === '-') step(-1)
    else {
      setTyped(null)
      onFill()
    }
  }
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 3)
    setTyped(digits)
    onChange(Number(digits), true)
  }
  const stepper = (by: 1 | -1) => (
    <button
      type="button"
      className={classes['step']}
      tabIndex={-1}
      aria-label={t('projectPlan.of', { field: t(by > 0 ? 'projectPlan.more' : 'projectPlan.fewer'), position: label })}
      disabled={disabled || (by > 0 ? value >= mostPlaces : value <= 0)}
      onClick={() => step(by)}
    >
      {by > 0 ? <IconPlus aria-hidden="true" /> : <IconMinus aria-hidden="true" />}
    </button>
  )
  return (
    <span className={classes['cell']}>
      {stepper(-1)}
      <input
        className={cx(classes['amount'], value === 0 && classes['zero'])}
        aria-label={label}
        aria-invalid={wrong || undefined}
        data-cell=""
        inputMode="numeric"
        autoComplete="off"
        tabIndex={active ? 0 : -1}
        readOnly={disabled}
        value={typed ?? (value === 0 ? '–' : String(value))}
        onFocus={event => {
          event.currentTarget.select()
          onFocus()
        }}
        onBlur={() => setTyped(null)}
        onChange={event => type(event.currentTarget.value)}
        onKeyDown={keys}
      />
      {stepper(1)}
    </span>
  )
}
