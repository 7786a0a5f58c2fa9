import { type Share, ShareBar, ShareKey } from '../ShareBar/ShareBar.tsx'
import { cx } from '../cx.ts'
import classes from './FigureFilters.module.css'

export interface FilteringFigure extends Share {
  label: string
  /** What it comes to, with its unit. */
  value: string
  note: string
}

interface FigureFiltersProps {
  /** Names the group. */
  label: string
  /** The key of the one a list is narrowed to. */
  pressed: string | null
  /** Pressed once more, everything is shown again. */
  onPress: (key: string | null) => void
  figures: readonly FilteringFigure[]
}

/** What a list comes to, as shares of a bar and as figures that narrow the list to what they count. */
export function FigureFilters({ label, pressed, onPress, figures }: FigureFiltersProps) {
  return (
    <div role="group" aria-label={label} className={classes['frame']}>
      <div className={classes['bar']}>
        <ShareBar shares={figures} />
      </div>
      <div className={classes['figures']}>
        {figures.map(({ key, kind, amount, label: name, value, note }) => (
          <button
            key={key}
            type="button"
            aria-pressed={pressed === key}
            className={cx(classes['figure'], kind === 'late' && amount > 0 && classes['late'])}
            onClick={() => onPress(pressed === key ? null : key)}
          >
            <span className={classes['name']}>
              <ShareKey kind={kind} /> {name}
            </span>
            <b className={classes['value']}>{value}</b>
            <span className={classes['note']}>{note}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
