import type { HoursRule } from '../../domain/deliveryNotes/hours-rule.ts'
import { hoursReason, hoursText, minutesBetween } from '../../domain/deliveryNotes/hours.ts'
import { millis } from '../wire.ts'
import type { NoteLine, NoteRow } from './delivery-note.queries.ts'
import { answerHeight } from './note-answer.ts'
import { wall } from '../papers/pdf-head.ts'
import type { SaidWords } from './note-words.ts'
import { type Pdf, bottom, heightOf, margin, soft, top, width, write } from '../papers/pdf-sheet.ts'
import { type Column, type TableRow, drawRow, rowHeight } from '../papers/pdf-table.ts'

/** Name, function, from, to, break, net, hours: the order of every page that shows them. */
const columns: readonly Column[] = [
  { x: 0, w: 146 },
  { x: 152, w: 108 },
  { x: 260, w: 42, right: true },
  { x: 304, w: 42, right: true },
  { x: 348, w: 44, right: true },
  { x: 394, w: 48, right: true },
  { x: 444, w: width - 444, right: true },
]

/** Rows that go over to a page together with the sum and the signature: nothing is signed on a page without hours. */
const kept = 3

const reasonOf = ({ from, to, breakMinutes, chargeable }: NoteLine, hours: HoursRule) =>
  from === null || to === null || chargeable === null
    ? null
    : hoursReason({ span: minutesBetween(millis(from), millis(to)), breakMinutes, chargeable }, hours)

/** The hours as they were signed; corrections stand on a page of their own. */
function rowOf(line: NoteLine, zone: string, words: SaidWords, hours: HoursRule): TableRow {
  if (line.status === 'noShow')
    return { kind: 'line', cells: [line.personName, line.function, words.noShow], wideFrom: 2 }
  const reason = reasonOf(line, hours)
  const charged = line.chargeable === null ? '–' : hoursText(line.chargeable)
  return {
    kind: 'line',
    cells: [
      line.personName,
      line.function,
      wall(line.from, zone),
      wall(line.to, zone),
      hoursText(line.breakMinutes),
      reason ? hoursText(reason.net) : '–',
      reason?.how === 'set' ? `* ${charged}` : charged,
    ],
  }
}

/** Minutes that were signed. */
export const signedSum = ({ lines }: Pick<NoteRow, 'lines'>): number =>
  lines.reduce((sum, { status, chargeable }) => sum + (status === 'noShow' ? 0 : (chargeable ?? 0)), 0)

/** Rows, sum, and how it comes about. */
export function drawTable(pdf: Pdf, note: NoteRow, words: SaidWords, hours: HoursRule): void {
  const zone = note.location.timeZone
  const head: TableRow = {
    kind: 'head',
    cells: [words.name, words.work, words.from, words.to, words.pause, words.net, words.hours],
  }
  const rows = note.lines.map(line => rowOf(line, zone, words, hours))
  const people = note.lines.filter(({ status }) => status !== 'noShow').length
  const total: TableRow = {
    kind: 'total',
    cells: [words.total, `${people} ${words.people}`, '', '', '', '', hoursText(signedSum(note))],
  }
  const isSet = note.lines.some(line => reasonOf(line, hours)?.how === 'set')
  const why = [words.reckoned(hours), ...(isSet ? [`* ${words.setByHand}`] : []), `${words.zone} (${zone}).`].join('\n')
  const height = (row: TableRow) => rowHeight(pdf, columns, row)
  const end = height(total) + heightOf(pdf, why, width, { size: 8 }) + 6 + answerHeight(pdf, note, words)
  const together = Math.max(0, rows.length - kept)
  drawRow(pdf, columns, head)
  for (const [i, row] of rows.entries()) {
    const needed = i === together ? rows.slice(i).reduce((sum, one) => sum + height(one), end) : height(row)
    // What is higher than a page begins where it stands.
    if (pdf.y + needed > bottom && (i !== together || needed < bottom - top)) {
      pdf.addPage()
      drawRow(pdf, columns, head)
    }
    drawRow(pdf, columns, row)
  }
  drawRow(pdf, columns, total)
  write(pdf, why, margin, pdf.y + 6, width, { size: 8, color: soft })
}
