import { IconPlus } from '@tabler/icons-react'
import type { Ref } from 'react'
import { cx } from '../cx.ts'
import classes from './HoursField.module.css'

interface HoursFieldProps {
  /** The whole name: whose hours. */
  label: string
  /** H:MM; null while nothing is set. */
  value: string | null
  /** What an unset field asks for: "Set". */
  setLabel: string
  /** Something is wrong with what was entered. */
  bad?: boolean | undefined
  /** Not known yet, and no fault: nothing is marked. */
  calm?: boolean | undefined
  onClick: () => void
  ref?: Ref<HTMLButtonElement> | undefined
}

/** Letters that stand beside the plus; a longer word leaves it alone, and the label says the rest. */
const fits = 5

/** Hours of one line; a tap opens where they are changed. */
export function HoursField({ label, value, setLabel, bad, calm = false, onClick, ref }: HoursFieldProps) {
  const missing = (value === null && !calm) || bad
  return (
    <button
      ref={ref}
      type="button"
      className={cx(classes['field'], missing && classes['missing'])}
      aria-label={`${label}: ${value ?? setLabel}`}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      {value ?? (
        <>
          <IconPlus aria-hidden="true" />
          {setLabel.length > fits ? null : <span className={classes['word']}>{setLabel}</span>}
        </>
      )}
    </button>
  )
}
