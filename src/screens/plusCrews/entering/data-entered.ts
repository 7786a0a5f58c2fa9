import { type Refusal, decimalOf, pastedCells, readFigure } from '../../../../domain/plusCrews/pasted-numbers.ts'
import type { Words } from '../../../i18n/words.ts'
import type { CellEdit } from '../../../machines/value-editor/value-editor.types.ts'
import type { SheetRow } from '../../../ui/SheetGrid/SheetGrid.tsx'
import { type SheetPlace, type SheetRange, placesOf } from '../../../ui/SheetGrid/sheet-places.ts'
import { cellKey } from './data-sheet.ts'
import type { CountedType } from '../data.types.ts'
import { usualDecimal } from '../figure-words.ts'

/** A cell that cannot be read, by where it was to stand; `beyond`: the paste is larger than the month. */
export interface Refused {
  place: SheetPlace
  text: string
  why: Refusal | 'beyond'
}
/** What can be taken, and what could not be read. */
export interface Entered {
  edits: CellEdit[]
  refused: Refused[]
}

interface Entering {
  words: Words
  rows: readonly SheetRow[]
  types: readonly CountedType[]
}

/** Texts for places, each for itself: one that cannot be read keeps no other back. */
function entered({ words, rows, types }: Entering, texts: readonly { place: SheetPlace; text: string }[]): Entered {
  const decimal = decimalOf(
    texts.map(({ text }) => text),
    usualDecimal(words),
  )
  const edits: CellEdit[] = []
  const refused: Refused[] = []
  for (const { place, text } of texts) {
    const [row, type] = [rows[place.row], types[place.column]]
    const reading =
      row && type ? readFigure(text, decimal, type.unit) : { kind: 'refused' as const, why: 'beyond' as const }
    if (reading.kind === 'refused') refused.push({ place, text, why: reading.why })
    else if (row && type)
      edits.push({ cell: cellKey(row.key, type.id), value: reading.kind === 'empty' ? null : reading.value })
  }
  return { edits, refused }
}

export const typed = (on: Entering, place: SheetPlace, text: string): Entered => entered(on, [{ place, text }])

/** One copied figure fills what is selected; a block begins at its first cell. */
export function pasted(on: Entering, range: SheetRange, text: string): Entered {
  const cells = pastedCells(text)
  const [only] = cells.flat()
  const places =
    cells.flat().length === 1
      ? placesOf(range)
          .flat()
          .map(place => ({ place, text: only ?? '' }))
      : cells.flatMap((line, down) =>
          line.map((cell, along) => ({
            place: { row: range.first.row + down, column: range.first.column + along },
            text: cell,
          })),
        )
  return entered(on, places)
}

export const cleared = ({ rows, types }: Entering, range: SheetRange): CellEdit[] =>
  placesOf(range)
    .flat()
    .flatMap(({ row, column }) => {
      const [day, type] = [rows[row], types[column]]
      return day && type ? [{ cell: cellKey(day.key, type.id), value: null }] : []
    })
