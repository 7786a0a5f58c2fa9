import { hoursText } from '../../domain/deliveryNotes/hours.ts'
import { grouped } from '../../domain/grouped.ts'
import { digitsOf } from '../../domain/money.ts'
import { addOnReasons } from '../../openapi/costs.ts'
import { facturX } from '../papers/factur-x.ts'
import { pdfDocument } from '../papers/pdf-document.ts'
import { type PaperAgency, drawFacts, drawHead } from '../papers/pdf-head.ts'
import { type Pdf, bottom, margin, soft, width, write } from '../papers/pdf-sheet.ts'
import { type Column, type TableRow, drawRow, drawRows, rowHeight } from '../papers/pdf-table.ts'
import type { InvoicePaper, PaperLine } from './paper.queries.ts'
import { type SaidWords, invoiceWords } from './invoice-words.ts'

/** Position, people, hours, rate, net. */
const columns: readonly Column[] = [
  { x: 0, w: 230 },
  { x: 234, w: 50, right: true },
  { x: 288, w: 60, right: true },
  { x: 352, w: 66, right: true },
  { x: 422, w: width - 422, right: true },
]

/** Amounts in the language of the paper, with a true minus. */
const money = (words: SaidWords, currency: string, minor: number, more = 0) => {
  const digits = digitsOf(currency)
  return new Intl.NumberFormat(words.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits + more })
    .format(minor / 10 ** digits)
    .replace('-', '−')
}
const day = (words: SaidWords, date: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }) =>
  new Intl.DateTimeFormat(words.locale, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`))
export const percentText = (words: { locale: string }, hundredths: number) =>
  new Intl.NumberFormat(words.locale, { style: 'percent', maximumFractionDigits: 2 }).format(hundredths / 10_000)

/**
 * The invoice as the client gets it; in design it says so on every page. The same row gives the same bytes. With its data
 * as XML in it, it is Factur-X.
 */
export function invoicePdf(tenant: PaperAgency, paper: InvoicePaper, xml?: string): Promise<Uint8Array> {
  const words = invoiceWords(paper.language)
  const draft = paper.number === null
  const title = `${words[paper.type]} ${paper.number ?? paper.mark}`
  const made = new Date(`${paper.date}T12:00:00Z`)
  const { locale, page } = words
  const mark = draft ? words.draft : undefined
  const data = xml === undefined ? undefined : facturX(xml)
  return pdfDocument({ title, agency: tenant.name, locale, page, made, mark, data }, pdf => {
    drawHead(pdf, tenant, title, draft ? words.draft : null)
    drawAbout(pdf, paper, words)
    drawLines(pdf, paper, words)
    drawSums(pdf, paper, words)
  })
}

function drawAbout(pdf: Pdf, paper: InvoicePaper, words: SaidWords) {
  const { client, issuer } = paper
  const lines = [client.name, paper.contact, client.street, [client.zipcode, client.city].filter(Boolean).join(' ')]
  write(pdf, lines.filter(Boolean).join('\n'), margin, pdf.y, width / 2)
  pdf.y += 14
  drawFacts(pdf, [
    ...(paper.subject === null ? [] : [[words.project, paper.subject] as const]),
    [words.date, day(words, paper.date)],
    ...(paper.type === 'creditNote' ? [] : [[words.due, day(words, paper.due)] as const]),
    ...(paper.credits === null ? [] : [[words.credits, paper.credits] as const]),
    ...(paper.reason === null ? [] : [[words.reason, paper.reason] as const]),
    ...(paper.reference === null ? [] : [[words.reference, paper.reference] as const]),
    ...(paper.clientMark === null ? [] : [[words.clientMark, paper.clientMark] as const]),
    ...(client.vatId === null ? [] : [[words.vatId, client.vatId] as const]),
    ...(issuer.vatId === null ? [] : [[words.ourVatId, issuer.vatId] as const]),
  ])
}

/** "2.5 days"; of a fixed price nothing. */
const quantityText = ({ locale }: SaidWords, { quantity, unit }: PaperLine) =>
  quantity === null ? '' : [new Intl.NumberFormat(locale).format(quantity / 100), unit].filter(Boolean).join(' ')

const isReason = (reason: string | null): reason is (typeof addOnReasons)[number] =>
  addOnReasons.some(one => one === reason)

/** What a line is called on paper. */
export const lineTitle = ({ text, reason, percent, function: as }: PaperLine, words: SaidWords): string =>
  text ?? (isReason(reason) ? `${words[reason]} ${percent} %, ${as}` : (as ?? ''))

function lineOf(line: PaperLine, { currency }: InvoicePaper, words: SaidWords): TableRow {
  const { reason, percent } = line
  const rate = line.ratePerHour === null ? line.unitPrice : (line.ratePerHour * (percent ?? 100)) / 100
  return {
    kind: 'line',
    cells: [
      lineTitle(line, words),
      reason === null && line.minutes !== null ? String(line.people) : '',
      line.minutes === null ? quantityText(words, line) : hoursText(line.minutes),
      rate === null ? '' : money(words, currency, rate, 1),
      money(words, currency, line.net),
    ],
  }
}

function drawLines(pdf: Pdf, paper: InvoicePaper, words: SaidWords) {
  const head: TableRow = {
    kind: 'head',
    cells: [words.position, words.people, words.hours, words.rate, `${words.amount} ${paper.currency}`],
  }
  const rows = [...grouped(paper.lines, line => line.crew?.id ?? null).values()].flatMap(of => {
    const crew = of[0]?.crew
    const lines = of.map(line => lineOf(line, paper, words))
    if (!crew) return lines
    const when = `${day(words, crew.date, { weekday: 'short', day: 'numeric', month: 'short' })}, ${crew.begin}–${crew.end}`
    const signed = crew.signedBy ? `, ${words.signedBy} ${crew.signedBy}` : ''
    const note = crew.deliveryNote ? ` (${crew.deliveryNote})` : ''
    return [{ kind: 'total' as const, wideFrom: 0, cells: [`${when}  ${crew.name}${signed}${note}`] }, ...lines]
  })
  // A shift's head does not stand alone at the foot of a page.
  drawRows(pdf, columns, head, rows, row => rowHeight(pdf, columns, row) * (row.kind === 'total' ? 2 : 1))
}

function drawSums(pdf: Pdf, paper: InvoicePaper, words: SaidWords) {
  if (pdf.y + 110 > bottom) pdf.addPage()
  pdf.y += 6
  const { currency } = paper
  const sums: readonly [string, string][] = [
    [words.net, money(words, currency, paper.net)],
    [`${words.tax} ${percentText(words, paper.taxRate)}`, money(words, currency, paper.tax)],
    [words.total, `${money(words, currency, paper.total)} ${currency}`],
  ]
  for (const [label, value] of sums)
    drawRow(
      pdf,
      [
        { x: 234, w: 180 },
        { x: 360, w: width - 360, right: true },
      ],
      { kind: 'total', cells: [label, value] },
    )
  const notes = [
    paper.taxCode === 'reverseCharge' ? words.reverseCharge : null,
    paper.taxCode === 'exempt' ? words.exempt : null,
    paper.lines.some(({ crew }) => crew !== null) ? words.rounded : null,
  ]
  pdf.y += 10
  for (const note of notes)
    if (note !== null) {
      write(pdf, note, margin, pdf.y, width, { size: 8.5, color: soft })
      pdf.y += 3
    }
  const { issuer } = paper
  const from = [issuer.name, issuer.street, [issuer.zipcode, issuer.city].filter(Boolean).join(' ')].filter(Boolean)
  write(pdf, from.join(', '), margin, pdf.y + 4, width, { size: 8.5, color: soft })
}
