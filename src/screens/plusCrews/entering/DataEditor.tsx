import { type ReactNode, useRef, useState } from 'react'
import { sourceCaptions } from '../../../../domain/plusCrews/figure-sources.ts'
import type { Month } from '../../../../domain/plusCrews/plus-crew-month.ts'
import { useWords } from '../../../i18n/words.ts'
import type { CellEdit } from '../../../machines/value-editor/value-editor.types.ts'
import { SheetHead } from '../../../ui/SheetGrid/SheetHead.tsx'
import { type SheetPlace, rangeOf } from '../../../ui/SheetGrid/sheet-places.ts'
import type { SheetWriting } from '../../../ui/SheetGrid/useSheet.ts'
import { useLeaving } from '../../shared/useLeaving.ts'
import { DataBar, Fill } from './DataBar.tsx'
import { DataNotes } from './DataNotes.tsx'
import { DataSheet, firstSelection } from './DataSheet.tsx'
import { LeavingQuestion } from '../../shared/form/LeavingQuestion.tsx'
import { cleared, pasted, typed } from './data-entered.ts'
import { cellKey, dayRows, sheetCells } from './data-sheet.ts'
import type { MonthSheet } from '../useMonthSheet.ts'
import { useEntering } from './useEntering.ts'
import { useValueEditor } from './useValueEditor.ts'
import classes from '../data.module.css'

interface DataEditorProps {
  sheet: MonthSheet
  month: Month
  today: string
  /** Which month it is, and the way to others. */
  head: ReactNode
}

/** The sheet for whoever enters figures: like a spreadsheet, saved as one goes. */
export function DataEditor({ sheet, month, today, head }: DataEditorProps) {
  const words = useWords()
  const { types, values, sources } = sheet
  const { actor, context, isOffline } = useValueEditor(sheet, month)
  const [selection, setSelection] = useState(() => firstSelection(month, today))
  const [goTo, setGoTo] = useState<SheetPlace | null>(null)
  const notes = useRef<HTMLDivElement>(null)
  const rows = dayRows(words, month.month, today)
  const on = { words, rows, types }
  const entering = useEntering(on)
  const { wrong, places } = entering
  const leaving = useLeaving(Object.keys(context.wants).length + places.length > 0)

  const key = () => crypto.randomUUID()
  const send = (edits: readonly CellEdit[], source: string | undefined) =>
    actor.send({ type: 'EDITED', edits, key: key(), source: source ?? null })
  /** In view, and where the next letter goes. */
  const show = (place: SheetPlace) => {
    setSelection({ active: place, anchor: place })
    setGoTo({ ...place })
  }
  const writing: SheetWriting = {
    onWrite: (place, text) => {
      const entered = typed(on, place, text)
      entering.take(entered, false)
      send(entered.edits, sources.get(sourceCaptions.byHand))
      return entered.refused.length === 0
    },
    onBreakOff: place => entering.drop(rangeOf(place, place)),
    onPaste: (range, text) => {
      const entered = pasted(on, range, text)
      entering.take(entered, true)
      send(entered.edits, sources.get(sourceCaptions.pasted))
      const mistaken = entered.refused.find(({ why }) => why !== 'beyond')
      if (mistaken) return show(mistaken.place)
      const cells = new Set(entered.edits.map(({ cell }) => cell))
      const taken = rows.flatMap((row, down) =>
        types.flatMap(({ id }, along) => (cells.has(cellKey(row.key, id)) ? [{ row: down, column: along }] : [])),
      )
      const [first] = taken
      const last = taken.at(-1)
      if (first && last) setSelection({ active: first, anchor: last })
    },
    onClear: range => {
      entering.drop(range)
      send(cleared(on, range), undefined)
    },
    onUndo: () => {
      entering.undo()
      actor.send({ type: 'UNDONE', key: key() })
    },
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
  const filling = type && day && perDay !== null ? { type, day, perDay, onFill: fill } : null
  const cells = sheetCells(words, month.month, types, context, wrong)
  return (
    <>
      <SheetHead>
        {head}
        <DataBar
          wants={context.wants}
          wrong={places.length}
          hasSaved={context.done.length > 0}
          undoes={context.past.length > 0}
          redoes={context.future.length > 0}
          onUndo={writing.onUndo}
          onRedo={writing.onRedo}
          fill={filling}
          selected={
            active.row === anchor.row && active.column === anchor.column
              ? null
              : { range: rangeOf(active, anchor), rows, types, cells }
          }
          onClear={writing.onClear}
          onAttend={() => {
            const [place] = places
            if (place) show(place)
            else notes.current?.querySelector('button')?.focus()
          }}
        />
      </SheetHead>
      {filling ? (
        <div className={classes['fillNarrow']}>
          <Fill {...filling} />
        </div>
      ) : null}
      <div ref={notes} className={classes['notesPlace']}>
        <DataNotes
          crew={sheet.crew}
          types={types}
          wants={context.wants}
          refused={entering.paste}
          offline={isOffline}
          onTryNow={() => actor.send({ type: 'TRY_NOW' })}
          onMine={cell => actor.send({ type: 'KEPT_MINE', cell })}
          onTheirs={cell => actor.send({ type: 'TOOK_THEIRS', cell })}
          onAgain={cell => actor.send({ type: 'TRIED_AGAIN', cell })}
          onGiveUp={cell => actor.send({ type: 'GIVEN_UP', cell })}
        />
      </div>
      <DataSheet
        month={month}
        today={today}
        currency={sheet.crew.currency}
        types={types}
        figures={context}
        selection={selection}
        wrong={wrong}
        goTo={goTo}
        onSelect={setSelection}
        writing={writing}
      />
      <p className={classes['keys']}>{words.t('plusCrewValues.keys')}</p>
      <LeavingQuestion {...leaving} />
    </>
  )
}
