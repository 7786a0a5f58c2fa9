import { hoursText } from '../../domain/deliveryNotes/hours.ts'
import type { NoteRow } from './delivery-note.queries.ts'
import { type PaperAgency, momentOf } from '../papers/pdf-head.ts'
import { drawNoteHead } from './note-head.ts'
import { signedSum } from './note-table.ts'
import type { SaidWords } from './note-words.ts'
import { counted } from './note-wire.ts'
import { type Pdf, margin, width, write } from '../papers/pdf-sheet.ts'
import { type Column, type TableRow, drawRow, drawRows, rowHeight } from '../papers/pdf-table.ts'

/** Name, by whom and when, why, signed, now. */
const columns: readonly Column[] = [
  { x: 0, w: 120 },
  { x: 126, w: 116 },
  { x: 248, w: 152 },
  { x: 400, w: 48, right: true },
  { x: 450, w: width - 450, right: true },
]

const totals: readonly Column[] = [{ x: 0, w: 390 }, ...columns.slice(3)]

/** What was corrected after the client's word, on pages of its own: what was signed stays as it was. */
export function drawCorrections(pdf: Pdf, agency: PaperAgency, note: NoteRow, words: SaidWords): void {
  if (note.corrections.length === 0) return
  const zone = note.location.timeZone
  drawNoteHead(pdf, agency, note, words, { title: words.corrections, below: null })
  write(pdf, words.correctionsText, margin, pdf.y, width)
  pdf.y += 8
  const head: TableRow = { kind: 'head', cells: [words.name, words.correctedBy, words.reason, words.before, words.now] }
  const rows = note.corrections.map(({ personName, author, createdAt, reason, previous, chargeable }): TableRow => ({
    kind: 'line',
    cells: [
      personName,
      `${author}, ${momentOf(createdAt, zone, words)}`,
      reason,
      hoursText(previous),
      hoursText(chargeable),
    ],
  }))
  const now = note.lines.reduce((sum, line) => sum + counted(line), 0)
  const total: TableRow = {
    kind: 'total',
    cells: [words.newTotal, hoursText(signedSum(note)), hoursText(now)],
  }
  const height = (row: TableRow) => rowHeight(pdf, columns, row)
  const withTotal = (row: TableRow, at: number) =>
    height(row) + (at === rows.length - 1 ? rowHeight(pdf, totals, total) : 0)
  drawRows(pdf, columns, head, rows, withTotal)
  drawRow(pdf, totals, total)
}
