import { cx } from '../cx.ts'
import classes from './ProgressBar.module.css'

interface ProgressBarProps {
  /** 0 to 1; more is full. */
  share: number
  /** Where it should be by now; null for nowhere. */
  due: number | null
  /** Both in a sentence. */
  label: string
  wall?: boolean | undefined
}

const percent = (share: number) => `${Math.min(Math.max(share, 0), 1) * 100}%`

/** How far something has come, and a tick where it should be. */
export function ProgressBar({ share, due, label, wall }: ProgressBarProps) {
  return (
    <svg className={cx(classes['bar'], wall && classes['wall'])} role="img" aria-label={label}>
      <rect className={classes['track']} width="100%" height="100%" />
      <rect className={classes['share']} width={percent(share)} height="100%" />
      {due === null ? null : (
        <line
          className={classes['due']}
          x1={percent(due)}
          x2={percent(due)}
          y1={wall ? '-37%' : '-60%'}
          y2={wall ? '137%' : '160%'}
        />
      )}
    </svg>
  )
}
