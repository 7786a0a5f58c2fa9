import { useState } from 'react'
import { sourceCaptions } from '../../../domain/figure-sources.ts'
import type { Month } from '../../../domain/plus-crew-month.ts'
import { useWords } from '../../i18n/words.ts'
import type { CellEdit } from '../../machines/value-editor/value-editor.types.ts'
import { rangeOf } from '../../ui/SheetGrid/sheet-places.ts'
import type { SheetWriting } from '../../ui/SheetGrid/useSheet.ts'
import { useLeaving } from '../shared/useLeaving.ts'
import { DataBar } from './DataBar.tsx'
import { DataNotes } from './DataNotes.tsx'
import { DataSheet, firstSelection } from './DataSheet.tsx'
import { LeavingQuestion } from './LeavingQuestion.tsx'
import { type Entered, type Refused, cleared, pasted, typed } from './data-entered.ts'
import { cellKey, dayRows, sheetCells } from './data-sheet.ts'
import type { MonthSheet } from './useMonthSheet.ts'
import { useValueEditor } from './useValueEditor.ts'
import classes from './data.module.css'

interface DataEditorProps {
  sheet: MonthSheet
  month: Month
  today: string
}

/** The sheet for whoever enters figures: like a spreadsheet, saved as one goes. */
export function DataEditor({ sheet, month, today }: DataEditorProps) {
  const words = useWords()
  const { types, values, sources } = sheet
  const { actor, context, isOffline } = useValueEditor(sheet, month)
  const [selection, setSelection] = useState(() => firstSelection(month, today))
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const leaving = useLeaving(Object.keys(context.wants).length > 0)
  const rows = dayRows(words, month.month, today)
  const on = { words, rows, types }

  const key = () => crypto.randomUUID()
  const send = (edits: readonly CellEdit[], source: string | undefined) =>
    actor.send({ type: 'EDITED', edits, key: key(), source: source ?? null })
  /** All of it, or nothing, and then why. */
  const enter = (entered: Entered, source: string): boolean => {
    setRefused(entered.kind === 'refused' ? entered.refused : [])
    if (entered.kind === 'edits') send(entered.edits, sources.get(source))
    return entered.kind === 'edits'
  }
  const writing: SheetWriting = {
    onWrite: (place, text) => enter(typed(on, place, text), sourceCaptions.byHand),
    onPaste: (range, text) => {
      const entered = pasted(on, range, text)
      const { length } = entered.kind === 'edits' ? entered.edits : []
      if (!enter(entered, sourceCaptions.pasted) || length === 0) return
      const cells = new Set(entered.kind === 'edits' ? entered.edits.map(({ cell }) => cell) : [])
      const places = rows.flatMap((row, down) =>
        types.flatMap(({ id }, along) => (cells.has(cellKey(row.key, id)) ? [{ row: down, column: along }] : [])),
      )
      const [first] = places
      const last = places.at(-1)
      if (first && last) setSelection({ active: first, anchor: last })
    },
    onClear: range => {
      setRefused([])
      send(cleared(on, range), undefined)
    },
    onUndo: () => actor.send({ type: 'UNDONE', key: key() }),
    onRedo: () => actor.send({ type: 'REDONE', key: key() }),
  }

  const { active, anchor } = selection
  const type = types[active.column]
  const day = rows[active.row]
  const perDay = values.find(value => value.type.id === type?.id)?.perDay ?? null
  const fill = () => {
    if (type && perDay !== null)
      send(
        rows.slice(active.row).map(row => ({ cell: cellKey(row.key, type.id), value: perDay })),
        sources.get(sourceCaptions.filled),
      )
  }
  const cells = sheetCells(words, month.month, types, context)
  return (
    <>
      <DataBar
        wants={context.wants}
        hasSaved={context.done.length > 0}
        undoes={context.past.length > 0}
        redoes={context.future.length > 0}
        onUndo={writing.onUndo}
        onRedo={writing.onRedo}
        fill={type && day && perDay !== null ? { type, day, perDay, onFill: fill } : null}
        selected={
          active.row === anchor.row && active.column === anchor.column
            ? null
            : { range: rangeOf(active, anchor), rows, types, cells }
        }
        onClear={writing.onClear}
      />
      <DataNotes
        crew={sheet.crew}
        rows={rows}
        types={types}
        wants={context.wants}
        refused={refused}
        offline={isOffline}
        onTryNow={() => actor.send({ type: 'TRY_NOW' })}
        onMine={cell => actor.send({ type: 'KEPT_MINE', cell })}
        onTheirs={cell => actor.send({ type: 'TOOK_THEIRS', cell })}
        onAgain={cell => actor.send({ type: 'TRIED_AGAIN', cell })}
        onGiveUp={cell => actor.send({ type: 'GIVEN_UP', cell })}
      />
      <DataSheet
        month={month}
        today={today}
        currency={sheet.crew.currency}
        types={types}
        figures={context}
        selection={selection}
        onSelect={setSelection}
        writing={writing}
      />
      <p className={classes['keys']}>{words.t('plusCrewValues.keys')}</p>
      <LeavingQuestion {...leaving} />
    </>
  )
}
