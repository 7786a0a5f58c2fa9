import type { Month } from '../../../../domain/plusCrews/plus-crew-month.ts'
import { useWords } from '../../../i18n/words.ts'
import { SheetGrid } from '../../../ui/SheetGrid/SheetGrid.tsx'
import type { SheetPlace } from '../../../ui/SheetGrid/sheet-places.ts'
import type { SheetWriting } from '../../../ui/SheetGrid/useSheet.ts'
import { Tabs } from '../../../ui/Tabs/Tabs.tsx'
import { monthWords } from '../../shared/words/shift-words.ts'
import { type SheetFigures, type WrongTexts, dayRows, sheetCells, sheetTotals, typeColumns } from './data-sheet.ts'
import type { CountedType } from '../data.types.ts'
import classes from '../data.module.css'

/** The selected cell, and the other end of what is selected. */
export interface Selection {
  active: SheetPlace
  anchor: SheetPlace
}
/** Today, where it is in the month. */
export function firstSelection(month: Month, today: string): Selection {
  const day = today.startsWith(month.month) ? Number(today.slice(8)) - 1 : 0
  const place = { row: day, column: 0 }
  return { active: place, anchor: place }
}

interface DataSheetProps {
  month: Month
  today: string
  currency: string
  types: readonly CountedType[]
  figures: SheetFigures
  selection: Selection
  onSelect: (selection: Selection) => void
  wrong?: WrongTexts | undefined
  goTo?: SheetPlace | null | undefined
  writing?: SheetWriting | undefined
}

/** The grid in the words of the language; on a phone the tabs choose its column. */
export function DataSheet(props: DataSheetProps) {
  const { month, today, currency, types, figures, selection, onSelect, wrong, goTo, writing } = props
  const words = useWords()
  const { t } = words
  const columns = typeColumns(words, types, currency)
  const choose = (type: string) => {
    const place = { ...selection.active, column: types.findIndex(({ id }) => id === type) }
    onSelect({ active: place, anchor: place })
  }
  return (
    <>
      {columns.length > 1 ? (
        <div className={classes['columns']}>
          <Tabs
            label={t('plusCrewValues.column')}
            value={columns[selection.active.column]?.key ?? ''}
            onChange={choose}
            items={columns.map(({ key, label }) => ({ value: key, label }))}
          />
        </div>
      ) : null}
      <SheetGrid
        label={t('plusCrewValues.sheet', {
          month: monthWords(words, month.dateFrom),
        })}
        head={t('plusCrewValues.day')}
        rows={dayRows(words, month.month, today)}
        columns={columns}
        cells={sheetCells(words, month.month, types, figures, wrong)}
        foot={{ label: t('plusCrewValues.total'), figures: sheetTotals(words, month.month, types, figures) }}
        active={selection.active}
        anchor={selection.anchor}
        goTo={goTo}
        onSelect={(active, anchor) => onSelect({ active, anchor })}
        writing={writing}
        editLabel={(row, column) => t('plusCrewValues.edit', { column: column.label, day: row.label })}
      />
    </>
  )
}
