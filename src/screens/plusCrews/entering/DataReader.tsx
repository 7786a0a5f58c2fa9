import { type ReactNode, useState } from 'react'
import type { Month } from '../../../../domain/plusCrews/plus-crew-month.ts'
import { cellsOf } from '../../../machines/value-editor/value-editor.actors.ts'
import { SheetHead } from '../../../ui/SheetGrid/SheetHead.tsx'
import { DataSheet, firstSelection } from './DataSheet.tsx'
import type { MonthSheet } from '../useMonthSheet.ts'

interface DataReaderProps {
  sheet: MonthSheet
  month: Month
  today: string
  /** Which month it is, and the way to others. */
  head: ReactNode
}

/** The sheet for whoever only reads it. */
export function DataReader({ sheet, month, today, head }: DataReaderProps) {
  const [selection, setSelection] = useState(() => firstSelection(month, today))
  return (
    <>
      <SheetHead>{head}</SheetHead>
      <DataSheet
        month={month}
        today={today}
        currency={sheet.crew.currency}
        types={sheet.types}
        figures={{ rows: cellsOf(sheet.figures), wants: {}, done: [] }}
        selection={selection}
        onSelect={setSelection}
      />
    </>
  )
}
