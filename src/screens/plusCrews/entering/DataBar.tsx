import {
  IconAlertCircle,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCheck,
  IconColumnInsertRight,
  IconLoader2,
} from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import type { EditorContext } from '../../../machines/value-editor/value-editor.types.ts'
import { useToast } from '../../../machines/toasts/toasts.context.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import type { SheetCell, SheetRow } from '../../../ui/SheetGrid/SheetGrid.tsx'
import { type SheetRange, placesOf } from '../../../ui/SheetGrid/sheet-places.ts'
import { dateWords } from '../../shared/words/shift-words.ts'
import { cellKey } from './data-sheet.ts'
import type { CountedType } from '../data.types.ts'
import { figureFormat } from '../figure-words.ts'
import classes from '../data.module.css'

interface DataBarProps {
  wants: EditorContext['wants']
  /** Cells whose text is no figure. */
  wrong: number
  hasSaved: boolean
  undoes: boolean
  redoes: boolean
  onUndo: () => void
  onRedo: () => void
  fill: Filling | null
  /** More than one cell: what keys do at a desk, fingers do here. */
  selected: {
    range: SheetRange
    rows: readonly SheetRow[]
    types: readonly CountedType[]
    cells: Readonly<Record<string, SheetCell>>
  } | null
  onClear: (range: SheetRange) => void
  /** Leads to what needs somebody. */
  onAttend: () => void
}
/** From the selected day on; null where there is no daily value. */
interface Filling {
  type: CountedType
  day: SheetRow
  perDay: number
  onFill: () => void
}

/** What can be done to the sheet, and whether it is saved. */
export function DataBar(props: DataBarProps) {
  const { undoes, redoes, onUndo, onRedo, fill, selected, onClear } = props
  const { t } = useWords()
  const toast = useToast()
  const copy = async ({ range, rows, types, cells }: NonNullable<DataBarProps['selected']>) => {
    const plain = (row: number, column: number) =>
      cells[cellKey(rows[row]?.key ?? '', types[column]?.id ?? '')]?.plain ?? ''
    const text = placesOf(range)
      .map(line => line.map(({ row, column }) => plain(row, column)).join('\t'))
      .join('\n')
    try {
      await navigator.clipboard.writeText(text)
      toast({ type: 'success', message: t('plusCrewValues.copied') })
    } catch {
      toast({ type: 'error', message: t('plusCrewValues.notCopied') })
    }
  }
  return (
    <>
      <IconButton
        tonal
        label={t('plusCrewValues.undo')}
        icon={<IconArrowBackUp aria-hidden="true" />}
        disabled={!undoes}
        onClick={onUndo}
      />
      <IconButton
        tonal
        label={t('plusCrewValues.redo')}
        icon={<IconArrowForwardUp aria-hidden="true" />}
        disabled={!redoes}
        onClick={onRedo}
      />
      {selected ? (
        <>
          <Button onClick={() => void copy(selected)}>{t('plusCrewValues.copy')}</Button>
          <Button onClick={() => onClear(selected.range)}>{t('plusCrewValues.clear')}</Button>
        </>
      ) : fill ? (
        <span className={classes['fillWide']}>
          <Fill {...fill} />
        </span>
      ) : null}
      <Status {...props} />
    </>
  )
}

export function Fill({ type, day, perDay, onFill }: Filling) {
  const words = useWords()
  return (
    <Button icon={<IconColumnInsertRight aria-hidden="true" />} onClick={onFill}>
      {words.t('plusCrewValues.fill', {
        day: dateWords(words, day.key, { day: 'numeric', month: 'short' }),
        figure: figureFormat(words, type.unit)(perDay),
      })}
    </Button>
  )
}

type StatusProps = Pick<DataBarProps, 'wants' | 'wrong' | 'hasSaved' | 'onAttend'>

/** Whether it is saved; on a phone a sign and a number. What needs somebody leads there. */
function Status({ wants, wrong, hasSaved, onAttend }: StatusProps) {
  const { t, tn } = useWords()
  const all = Object.values(wants)
  const saving = all.filter(({ state }) => state === 'queued').length
  const attention = wrong + all.length - saving
  return (
    <div role="status" className={classes['status']}>
      {attention > 0 ? (
        <button type="button" className={classes['attend']} onClick={onAttend}>
          <IconAlertCircle aria-hidden="true" />
          <b aria-hidden="true">{attention}</b>
          <span>{tn('plusCrewValues.status.attention', attention)}</span>
        </button>
      ) : saving > 0 ? (
        <p>
          <IconLoader2 className={classes['soft']} aria-hidden="true" />
          <b aria-hidden="true">{saving}</b>
          <span>{tn('plusCrewValues.status.saving', saving)}</span>
        </p>
      ) : hasSaved ? (
        <p>
          <IconCheck aria-hidden="true" />
          <span>{t('plusCrewValues.status.saved')}</span>
        </p>
      ) : null}
    </div>
  )
}
