import { IconAlertCircle, IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { memo, useId } from 'react'
import { cx } from '../cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import classes from './SheetGrid.module.css'

/** `wrong`: its text is no figure and nothing was saved of it; `failed`: the figure was not saved. */
export type SheetCellState = 'saving' | 'saved' | 'wrong' | 'failed' | 'changed'

interface SheetCellViewProps {
  row: number
  column: number
  text: string
  /** How many rows it is the sum of, where that is more than one: seen, and heard. */
  count: string | undefined
  countLabel: string | undefined
  state: SheetCellState | undefined
  /** What its state means; of one that is wrong or failed, why: read beside it while it is the active one. */
  stateLabel: string | undefined
  isActive: boolean
  isSelected: boolean
  isShown: boolean
  /** What its editor begins with; null while nobody edits it. */
  editing: string | null
  editLabel: string
  reading: boolean
  /** Told whenever it is drawn. */
  onDraw: ((row: number, column: number) => void) | undefined
}

const signs = {
  saving: <span className={classes['dot']} aria-hidden="true" />,
  saved: <IconCheck aria-hidden="true" />,
  wrong: <IconAlertCircle aria-hidden="true" />,
  failed: <IconAlertCircle aria-hidden="true" />,
  changed: <IconAlertTriangle aria-hidden="true" />,
}

/** Drawn again only when something of this one cell changes. What is typed stays in the browser's own field. */
export const SheetCellView = memo(function SheetCellView(props: SheetCellViewProps) {
  const { row, column, text, count, countLabel, state, stateLabel, isActive, isSelected, isShown, editing } = props
  props.onDraw?.(row, column)
  const id = useId()
  const isWrong = state === 'wrong' || state === 'failed'
  const reason =
    isWrong && isActive && stateLabel !== undefined ? (
      <span id={id} className={classes['reason']}>
        {stateLabel}
      </span>
    ) : null
  return (
    <td
      role="gridcell"
      data-at={`${row},${column}`}
      tabIndex={isActive && editing === null ? 0 : -1}
      aria-colindex={column + 2}
      aria-selected={props.reading && !isSelected ? undefined : isSelected}
      aria-invalid={isWrong || state === 'changed' || undefined}
      className={cx(
        classes['cell'],
        isSelected && classes['selected'],
        isActive && classes['active'],
        state && classes[state],
        !isShown && classes['other'],
      )}
    >
      {editing === null ? (
        <span className={classes['inside']}>
          {state ? <span className={classes['sign']}>{signs[state]}</span> : null}
          {count === undefined ? null : (
            <span className={classes['count']} aria-hidden="true">
              {count}
            </span>
          )}
          <span className={classes['figure']}>{text}</span>
          {countLabel === undefined ? null : <VisuallyHidden>{countLabel}</VisuallyHidden>}
          {reason ?? (stateLabel === undefined ? null : <VisuallyHidden>{stateLabel}</VisuallyHidden>)}
        </span>
      ) : (
        <>
          <input
            className={classes['input']}
            aria-label={props.editLabel}
            aria-invalid={isWrong || undefined}
            aria-describedby={reason ? id : undefined}
            defaultValue={editing}
            inputMode="decimal"
            enterKeyHint="next"
            autoComplete="off"
            spellCheck={false}
            autoFocus
          />
          {reason ? <span role="alert">{reason}</span> : null}
        </>
      )}
    </td>
  )
})
