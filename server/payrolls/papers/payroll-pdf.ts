import { hoursText } from '../../../domain/deliveryNotes/hours.ts'
import { digitsOf } from '../../../domain/money.ts'
import { type PayLine, amountOf } from '../../../domain/payrolls/pay.ts'
import { slipLines } from '../../../domain/payrolls/payslip.ts'
import { pdfDocument } from '../../papers/pdf-document.ts'
import { type PaperAgency, drawFacts, drawHead, momentOf } from '../../papers/pdf-head.ts'
import { type Pdf, bottom, margin, soft, width, write } from '../../papers/pdf-sheet.ts'
import { type Column, type TableRow, drawRows } from '../../papers/pdf-table.ts'
import type { Paper } from './payroll-file.ts'
import type { PaperItem, PayrollPaper } from './payroll-paper.queries.ts'
import type { PayrollWords } from './payroll-paper-words.ts'

/** What a figure, an amount and a day are in the language of the paper. */
const said = (words: PayrollWords, currency: string) => ({
  money: (minor: number) => {
    const digits = digitsOf(currency)
    return new Intl.NumberFormat(words.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
      .format(minor / 10 ** digits)
      .replace('-', '−')
  },
  day: (date: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(words.locale, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`)),
  percent: (percent: number) => new Intl.NumberFormat(words.locale, { style: 'percent' }).format(percent / 100),
})
type Said = ReturnType<typeof said>

/** One paper of a payroll; of one that is open every page says so. */
export function payrollPdf(
  tenant: PaperAgency,
  payroll: PayrollPaper,
  paper: Paper,
  words: PayrollWords,
  now: Date,
): Promise<Uint8Array> {
  const { currency, month, state, number, person, closedAt } = payroll
  const how = said(words, currency)
  const name = how.day(month, { month: 'long', year: 'numeric' })
  const title = `${words[paper]} ${name}`
  const open = state === 'open'
  const made = closedAt === null ? now : new Date(closedAt)
  const { locale, page } = words
  const mark = open ? words.open : undefined
  return pdfDocument({ title, agency: tenant.name, locale, page, made, mark }, pdf => {
    drawHead(pdf, tenant, title, open ? words.stillOpen : null)
    drawFacts(pdf, [
      [words.name, person],
      [words.number, number],
      [words.month, name],
      ...(payroll.paidOn === null ? [] : [[words.paidOn, how.day(payroll.paidOn, { dateStyle: 'long' })] as const]),
      ...(payroll.reference === null ? [] : [[words.reference, payroll.reference] as const]),
    ])
    drawings[paper](pdf, payroll, words, how)
  })
}

const drawings: Record<Paper, (pdf: Pdf, payroll: PayrollPaper, words: PayrollWords, how: Said) => void> = {
  payslip: (pdf, { items, currency, minutes, amount }, words, how) => {
    const rows = slipLines(items).map((line): TableRow => ({
      kind: 'line',
      cells: [
        lineName(words, how, line, line.title),
        line.minutes === 0 ? '' : hoursText(line.minutes),
        how.money(line.amount),
      ],
    }))
    const head = [words.what, words.hours, `${words.amount} ${currency}`]
    const total = [words.gross, hoursText(minutes), `${how.money(amount)} ${currency}`]
    drawTable(pdf, columns([300, 80]), head, rows, total)
    drawNote(pdf, words.grossNote)
  },
  items: (pdf, { items, currency, minutes, amount }, words, how) => {
    const rows = items.flatMap(item => [
      {
        kind: 'line' as const,
        cells: [
          how.day(item.day, { weekday: 'short', day: 'numeric', month: 'short' }),
          [itemName(item), placeOf(item), ...addOnsOf(words, how, item)].filter(Boolean).join('\n'),
          item.minutes === 0 ? '' : hoursText(item.minutes),
          ...amountsOf(item).map(how.money),
        ],
      },
    ])
    const head = [words.day, words.what, words.hours, words.base, words.addOns, `${words.amount} ${currency}`]
    const total = [words.gross, '', hoursText(minutes), '', '', how.money(amount)]
    drawTable(pdf, columns([66, 190, 46, 62, 62]), head, rows, total)
    drawNote(pdf, words.rounded)
  },
  documents: (pdf, { items }, words, how) => {
    const rows = items.map((item): TableRow => ({
      kind: 'line',
      cells: [
        how.day(item.day, { weekday: 'short', day: 'numeric', month: 'short' }),
        [itemName(item), placeOf(item), item.begin === null ? '' : `${item.begin}–${item.end}`]
          .filter(Boolean)
          .join('\n'),
        item.minutes === 0 ? '' : hoursText(item.minutes),
        signedBy(words, item),
        item.noteNumber ?? '–',
      ],
    }))
    const head = [words.day, words.what, words.hours, words.onWhoseWord, words.note]
    drawTable(pdf, columns([66, 176, 46, 134], false), head, rows, null)
  },
}

/** Columns of these widths and one for what is left; figures to the right. */
function columns(widths: readonly number[], figures = true): Column[] {
  const between = 5
  const used = widths.reduce((all, one) => all + one + between, 0)
  let x = 0
  return [...widths, width - used].map((w, at) => {
    const column = { x, w, right: figures && at > (widths.length > 3 ? 1 : 0) }
    x += w + between
    return column
  })
}

function drawTable(
  pdf: Pdf,
  of: readonly Column[],
  head: readonly string[],
  rows: readonly TableRow[],
  total: readonly string[] | null,
) {
  drawRows(pdf, of, { kind: 'head', cells: head }, [
    ...rows,
    ...(total ? [{ kind: 'total' as const, cells: total }] : []),
  ])
}

function drawNote(pdf: Pdf, text: string) {
  if (pdf.y + 40 > bottom) pdf.addPage()
  write(pdf, text, margin, pdf.y + 8, width, { size: 8.5, color: soft })
}

const itemName = ({ title, function: of }: PaperItem) => of ?? title ?? ''
const placeOf = ({ venue, project }: PaperItem) => [venue, project].filter(Boolean).join(', ')

/** The hours alone, what comes on top, and both. */
function amountsOf({ lines, amount }: PaperItem): [number, number, number] {
  const base = amountOf(lines.filter(({ kind }) => kind === 'base' || kind === 'flat'))
  return [base, amount - base, amount]
}

const lineName = (words: PayrollWords, how: Said, { kind, percent }: PayLine, title: string | null) =>
  kind === 'flat'
    ? (title ?? '')
    : kind === 'base' || kind === 'minimum'
      ? words[kind]
      : `${words[kind]} ${how.percent(percent)}`

const addOnsOf = (words: PayrollWords, how: Said, { lines, title }: PaperItem): string[] =>
  lines
    .filter(({ kind, amount }) => kind !== 'base' && kind !== 'flat' && amount !== 0)
    .map(line => `${lineName(words, how, line, title)}: ${hoursText(line.minutes)}, ${how.money(line.amount)}`)

function signedBy(words: PayrollWords, { basis, signer, signedAt, chief, timeZone }: PaperItem): string {
  if (basis === 'office') return words.byOffice
  if (basis === 'chief' || signer === null || signedAt === null || timeZone === null)
    return [words.byChief, chief].filter(Boolean).join('\n')
  return `${signer}\n${momentOf(signedAt, timeZone, words)}`
}
