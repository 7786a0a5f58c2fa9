import { hoursText } from '../../domain/deliveryNotes/hours.ts'
import { grouped } from '../../domain/grouped.ts'
import { digitsOf } from '../../domain/money.ts'
import { amountOf } from '../../domain/payrolls/pay.ts'
import { pdfDocument } from '../papers/pdf-document.ts'
import { type PaperAgency, drawHead } from '../papers/pdf-head.ts'
import { fileName } from '../files/saved-as.ts'
import { pdfResponse } from '../papers/pdf-response.ts'
import { width } from '../papers/pdf-sheet.ts'
import { type Column, type TableRow, drawRows, rowHeight } from '../papers/pdf-table.ts'
import type { exportWords } from './export-words.ts'
import { type Item, sumsOf } from './month-items.ts'

/** Day, what and where, hours, base, what comes on top, gross. */
const columns: readonly Column[] = [
  { x: 0, w: 58 },
  { x: 62, w: 200 },
  { x: 266, w: 44, right: true },
  { x: 314, w: 56, right: true },
  { x: 374, w: 56, right: true },
  { x: 434, w: width - 434, right: true },
]

const moneyIn = (locale: string) => (minor: number, currency: string) => {
  const digits = digitsOf(currency)
  return new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(minor / 10 ** digits)
    .replace('-', '−')
}
const baseOf = (items: readonly Item[]) =>
  amountOf(items.flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'base' || kind === 'flat')))

/** The items of a month (its first day) to print: each person with what they come to, and at the end what all come to. */
export async function monthPdf(
  tenant: PaperAgency,
  items: readonly Item[],
  words: ReturnType<typeof exportWords>,
  month: string,
  now: Date,
): Promise<Response> {
  const title = `${words.title} ${month.slice(0, 7)}`
  const { locale, page } = words
  const money = moneyIn(locale)
  const day = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' })
  const figures = (of: readonly Item[], currency: string) => [
    hoursText(of.reduce((all, { minutes }) => all + minutes, 0)),
    money(baseOf(of), currency),
    money(amountOf(of) - baseOf(of), currency),
    money(amountOf(of), currency),
  ]
  const rows = [...grouped(items, ({ payroll }) => payroll).values()].flatMap((of): TableRow[] => {
    const [first] = of
    if (!first) return []
    const { name, number, payroll, state, currency } = first
    return [
      { kind: 'total', wideFrom: 0, cells: [`${name}, ${number}  (${payroll}, ${words[state]})`] },
      ...of.map((item): TableRow => ({
        kind: 'line',
        cells: [
          day.format(new Date(`${item.day}T12:00:00Z`)),
          [item.what, item.venue].filter(Boolean).join(', '),
          ...figures([item], currency),
        ],
      })),
      { kind: 'total', cells: ['', `${words.total} ${currency}`, ...figures(of, currency)] },
    ]
  })
  const sums = sumsOf(items).map((sum): TableRow => ({
    kind: 'total',
    cells: [
      words.total,
      sum.currency,
      hoursText(sum.minutes),
      ...[sum.base, sum.addOns, sum.gross].map(minor => money(minor, sum.currency)),
    ],
  }))
  const head: TableRow = {
    kind: 'head',
    cells: [words.day, words.what, words.hours, words.base, words.addOns, words.gross],
  }
  const bytes = await pdfDocument({ title, agency: tenant.name, locale, page, made: now }, pdf => {
    drawHead(pdf, tenant, title, null)
    // A name does not stand alone at the foot of a page.
    drawRows(
      pdf,
      columns,
      head,
      [...rows, ...sums],
      row => rowHeight(pdf, columns, row) * (row.wideFrom === undefined ? 1 : 3),
    )
  })
  return pdfResponse(bytes, fileName(title))
}
