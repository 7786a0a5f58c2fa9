import { useState } from 'react'
import type { Words } from '../../../i18n/words.ts'
import type { Cell } from '../../../machines/value-editor/value-editor.types.ts'
import type { SheetRow } from '../../../ui/SheetGrid/SheetGrid.tsx'
import { type SheetRange, placesOf } from '../../../ui/SheetGrid/sheet-places.ts'
import type { Entered, Refused } from './data-entered.ts'
import { type WrongTexts, cellKey, placeWords } from './data-sheet.ts'
import type { CountedType } from '../data.types.ts'

interface Paste {
  lines: readonly string[]
  taken: number
  /** Where what was not taken stands. */
  cells: ReadonlySet<Cell | null>
}
const none: Paste = { lines: [], taken: 0, cells: new Set() }

interface Sheet {
  words: Words
  rows: readonly SheetRow[]
  types: readonly CountedType[]
}

/** What was entered that is no figure: it stands in its cell until it is mended, emptied or broken off. */
export function useEntering({ words, rows, types }: Sheet) {
  const [wrong, setWrong] = useState<WrongTexts>({})
  /** The last paste, as far as it was not taken. */
  const [paste, setPaste] = useState(none)

  const reasonOf = ({ place, text, why }: Refused) =>
    why === 'beyond'
      ? words.t('plusCrewValues.refused.beyond', { place: placeWords(words, rows.at(-1)?.key ?? '', types.at(-1)) })
      : words.t(`plusCrewValues.refused.${why}`, {
          place: placeWords(words, rows[place.row]?.key ?? '', types[place.column]),
          text: text.slice(0, 40),
        })
  const cellAt = (row: number, column: number) => {
    const [day, type] = [rows[row], types[column]]
    return day && type ? cellKey(day.key, type.id) : null
  }
  const without = (cells: ReadonlySet<Cell | null>, before: WrongTexts) =>
    Object.fromEntries(Object.entries(before).filter(([cell]) => !cells.has(cell)))

  return {
    wrong,
    paste,
    /** The cells that are wrong, as the sheet is read. */
    places: rows.flatMap((row, down) =>
      types.flatMap(({ id }, along) => (wrong[cellKey(row.key, id)] ? [{ row: down, column: along }] : [])),
    ),
    take: ({ edits, refused }: Entered, isPaste: boolean) => {
      const mistaken = refused.flatMap(each => {
        const cell = cellAt(each.place.row, each.place.column)
        return cell === null ? [] : [[cell, { text: each.text.trim(), reason: reasonOf(each) }] as const]
      })
      const right = new Set<Cell | null>(edits.map(({ cell }) => cell))
      setWrong(before => ({ ...without(right, before), ...Object.fromEntries(mistaken) }))
      const taken = edits.filter(({ value }) => value !== null).length
      const cells = new Set(mistaken.map(([cell]) => cell))
      setPaste(isPaste ? { lines: [...new Set(refused.map(reasonOf))], taken, cells } : none)
    },
    drop: (range: SheetRange) => {
      const cells = new Set(
        placesOf(range)
          .flat()
          .map(({ row, column }) => cellAt(row, column)),
      )
      setWrong(before => without(cells, before))
      setPaste(none)
    },
    /** A paste that is taken back goes as a whole, with what was not taken of it. */
    undo: () => {
      setWrong(before => without(paste.cells, before))
      setPaste(none)
    },
  }
}
