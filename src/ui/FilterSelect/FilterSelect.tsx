import { IconChevronDown } from '@tabler/icons-react'
import { cx } from '../cx.ts'
import classes from './FilterSelect.module.css'

interface FilterSelectProps {
  /** What is filtered by; stands on it while nothing is chosen. */
  label: string
  /** What stands on it while nothing is chosen, where that is not its label. */
  unchosen?: string | undefined
  /** Names the choice of everything. */
  anyLabel: string
  /** Empty: everything. */
  value: string
  onChange: (value: string) => void
  items: readonly { value: string; label: string }[]
}

/** One filter over a list, as wide as what it says; the device's own picker opens. */
export function FilterSelect({ label, unchosen = label, anyLabel, value, onChange, items }: FilterSelectProps) {
  const chosen = items.find(item => item.value === value)
  return (
    <span className={cx(classes['filter'], chosen && classes['chosen'])}>
      <span className={classes['words']} aria-hidden="true">
        {chosen?.label ?? unchosen}
      </span>
      <IconChevronDown aria-hidden="true" />
      <select
        className={classes['select']}
        aria-label={label}
        value={chosen ? value : ''}
        onChange={event => onChange(event.currentTarget.value)}
      >
        <option value="">{anyLabel}</option>
        {items.map(item => (
          <option key={item.value} value={item.value}>
            {item.label}
          </option>
        ))}
      </select>
    </span>
  )
}
