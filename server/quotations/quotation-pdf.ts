import { hoursText } from '../../domain/deliveryNotes/hours.ts'
import { digitsOf } from '../../domain/money.ts'
import { pdfDocument } from '../papers/pdf-document.ts'
import { type PaperAgency, dayOf, drawFacts, drawHead, momentOf } from '../papers/pdf-head.ts'
import { type Pdf, bottom, margin, soft, width, write } from '../papers/pdf-sheet.ts'
import { type Column, type TableRow, drawRow, rowHeight } from '../papers/pdf-table.ts'
import { drawSignature, signatureHeight } from '../papers/signature-drawing.ts'
import { millis } from '../wire.ts'
import type { Line } from './planned-cost.ts'
import type { QuotationRow } from './quotation.queries.ts'
import { type SaidWords, quotationWords } from './quotation-words.ts'

/** Position, shift, places, hours of one, rate, add-ons, total. */
const columns: readonly Column[] = [
  { x: 0, w: 118 },
  { x: 122, w: 112 },
  { x: 236, w: 42, right: true },
  { x: 280, w: 48, right: true },
  { x: 330, w: 48, right: true },
  { x: 380, w: 56, right: true },
  { x: 438, w: width - 438, right: true },
]

const money = (words: SaidWords, currency: string, minor: number) => {
  const digits = digitsOf(currency)
  return new Intl.NumberFormat(words.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    minor / 10 ** digits,
  )
}
const dayWords = (words: SaidWords, date: string) =>
  new Intl.DateTimeFormat(words.locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  )

/** The quotation as the client reads and signs it. The same row gives the same bytes. */
export function quotationPdf(tenant: PaperAgency, row: QuotationRow): Promise<Uint8Array> {
  const words = quotationWords(row.language)
  const made = new Date(millis(row.answeredAt ?? row.releasedAt))
  const title = `${words.title} ${row.number}`
  return pdfDocument({ title, agency: tenant.name, locale: words.locale, page: words.page, made }, pdf => {
    drawHead(pdf, tenant, title, row.state === 'withdrawn' || row.state === 'replaced' ? words[row.state] : null)
    drawAbout(pdf, row, words)
    drawLines(pdf, row, words)
    drawAnswer(pdf, row, words)
  })
}

function drawAbout(pdf: Pdf, row: QuotationRow, words: SaidWords) {
  const date = (day: string) => dayOf(`${day}T12:00:00Z`, 'UTC', words, 'long')
  drawFacts(pdf, [
    [words.project, `${row.project.number}  ${row.project.name}`],
    [words.client, row.company],
    [words.place, `${row.venue.name}, ${row.venue.city}`],
    [words.date, dayOf(row.releasedAt, row.timeZone, words, 'long')],
    [words.validUntil, date(row.validUntil)],
  ])
  if (row.message === null) return
  write(pdf, row.message, margin, pdf.y - 2, width)
  pdf.y += 12
}

function rowsOf({ lines, currency }: QuotationRow, words: SaidWords): TableRow[] {
  const lineOf = (line: Line): TableRow => ({
    kind: 'line',
    cells: [
      line.function.caption,
      `${dayWords(words, line.date)} ${line.begin}–${line.end}`,
      String(line.amount),
      hoursText(line.hours),
      line.rate === null ? '–' : money(words, currency, line.rate),
      line.addOn === 0 ? '–' : money(words, currency, line.addOn),
      money(words, currency, line.total),
    ],
  })
  return lines.flatMap((line, at) =>
    lines[at - 1]?.crew.id === line.crew.id
      ? [lineOf(line)]
      : [
          {
            kind: 'total',
            cells: [
              line.crew.name,
              '',
              '',
              '',
              '',
              '',
              money(
                words,
                currency,
                lines.filter(({ crew }) => crew.id === line.crew.id).reduce((sum, { total }) => sum + total, 0),
              ),
            ],
          },
          lineOf(line),
        ],
  )
}

function drawLines(pdf: Pdf, row: QuotationRow, words: SaidWords) {
  const head: TableRow = {
    kind: 'head',
    cells: [words.position, words.shift, words.places, words.hours, words.rate, words.addOn, words.total],
  }
  drawRow(pdf, columns, head)
  for (const one of rowsOf(row, words)) {
    // A crew's name does not stand alone at the foot of a page.
    if (pdf.y + rowHeight(pdf, columns, one) * (one.kind === 'total' ? 2 : 1) > bottom) {
      pdf.addPage()
      drawRow(pdf, columns, head)
    }
    drawRow(pdf, columns, one)
  }
  const sum = `${money(words, row.currency, row.total)} ${row.currency}`
  if (pdf.y + 60 > bottom) pdf.addPage()
  pdf.y += 8
  const { y } = pdf
  write(pdf, words.sum, margin, y, width / 2, { weight: 'bold', size: 12 })
  write(pdf, sum, margin + width / 2, y, width / 2, { weight: 'bold', size: 12, align: 'right' })
  write(pdf, `${words.net} ${words.perPlace}`, margin, pdf.y + 6, width, { size: 8, color: soft })
}

function drawAnswer(pdf: Pdf, row: QuotationRow, words: SaidWords) {
  const at = row.answeredAt ? momentOf(row.answeredAt, row.timeZone, words) : ''
  const height = row.signature ? signatureHeight(row.signature) + 60 : 40
  if (pdf.y + height > bottom) pdf.addPage()
  pdf.y += 18
  if (row.state === 'accepted' && row.signature) {
    write(pdf, `${words.accepted} ${row.signerName ?? ''}, ${at}`, margin, pdf.y, width)
    pdf.y += 8
    const { y } = pdf
    drawSignature(pdf, row.signature, margin + 4, y)
    const line = y + signatureHeight(row.signature) + 4
    pdf
      .moveTo(margin, line)
      .lineTo(margin + 240, line)
      .lineWidth(0.5)
      .strokeColor(soft)
      .stroke()
    write(pdf, `${row.signerName ?? ''}, ${row.company}`, margin, line + 6, width, { size: 9 })
  } else if (row.state === 'declined') {
    write(pdf, `${words.declined} ${row.signerName ?? ''}, ${at}`, margin, pdf.y, width)
    write(pdf, `“${row.reason ?? ''}”`, margin, pdf.y + 4, width)
  } else if (row.state === 'released') write(pdf, words.open, margin, pdf.y, width)
}
