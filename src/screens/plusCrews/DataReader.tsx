import { useState } from 'react'
import type { Month } from '../../../domain/plus-crew-month.ts'
import { cellsOf } from '../../machines/value-editor/value-editor.actors.ts'
import { DataSheet, firstSelection } from './DataSheet.tsx'
import type { MonthSheet } from './useMonthSheet.ts'

interface DataReaderProps {
  sheet: MonthSheet
  month: Month
  today: string
}

/** The sheet for whoever only reads it. */
export function DataReader({ sheet, month, today }: DataReaderProps) {
  const [selection, setSelection] = useState(() => firstSelection(month, today))
  return (
    <DataSheet
      month={month}
      today={today}
      currency={sheet.crew.currency}
      types={sheet.types}
      figures={{ rows: cellsOf(sheet.figures), wants: {}, done: [] }}
      selection={selection}
      onSelect={setSelection}
    />
  )
}
