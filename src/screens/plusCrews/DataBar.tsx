import { IconArrowBackUp, IconArrowForwardUp, IconCheck, IconColumnInsertRight } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import type { EditorContext } from '../../machines/value-editor/value-editor.types.ts'
import { useToast } from '../../machines/toasts/toasts.context.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import type { SheetCell, SheetRow } from '../../ui/SheetGrid/SheetGrid.tsx'
import { type SheetRange, placesOf } from '../../ui/SheetGrid/sheet-places.ts'
import { dateWords } from '../shared/shift-words.ts'
import { cellKey } from './data-sheet.ts'
import type { CountedType } from './data.types.ts'
import { figureFormat } from './figure-words.ts'
import classes from './data.module.css'

interface DataBarProps {
  wants: EditorContext['wants']
  hasSaved: boolean
  undoes: boolean
  redoes: boolean
  onUndo: () => void
  onRedo: () => void
  /** From the selected day on; null where there is no daily value. */
  fill: { type: CountedType; day: SheetRow; perDay: number; onFill: () => void } | null
  /** More than one cell: what keys do at a desk, fingers do here. */
  selected: {
    range: SheetRange
    rows: readonly SheetRow[]
    types: readonly CountedType[]
    cells: Readonly<Record<string, SheetCell>>
  } | null
  onClear: (range: SheetRange) => void
}

/** What can be done to the sheet, and whether it is saved. */
export function DataBar(props: DataBarProps) {
  const { undoes, redoes, onUndo, onRedo, fill, selected, onClear } = props
  const words = useWords()
  const { t } = words
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
    <div className={classes['bar']}>
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
        <Button icon={<IconColumnInsertRight aria-hidden="true" />} onClick={fill.onFill}>
          {t('plusCrewValues.fill', {
            day: dateWords(words, fill.day.key, { day: 'numeric', month: 'short' }),
            figure: figureFormat(words, fill.type.unit)(fill.perDay),
          })}
        </Button>
      ) : null}
      <Status {...props} />
    </div>
  )
}

function Status({ wants, hasSaved }: Pick<DataBarProps, 'wants' | 'hasSaved'>) {
  const { t, tn } = useWords()
  const all = Object.values(wants)
  const saving = all.filter(({ state }) => state === 'queued').length
  return (
    <p role="status" className={classes['status']}>
      {saving > 0 ? (
        tn('plusCrewValues.status.saving', saving)
      ) : all.length > 0 ? (
        tn('plusCrewValues.status.attention', all.length)
      ) : hasSaved ? (
        <>
          <IconCheck aria-hidden="true" />
          {t('plusCrewValues.status.saved')}
        </>
      ) : null}
    </p>
  )
}
