import type { Row as SheetRow } from 'write-excel-file/node'
import { type CsvCell, csvLine, plainText } from '../../domain/csv.ts'
import { digitsOf } from '../../domain/money.ts'
import { amountOf } from '../../domain/payrolls/pay.ts'
import { type Context, readApart } from '../context.ts'
import { boldCell, hoursCell, moneyCell, sheetResponse } from '../costs/sheet.ts'
import { streamed } from '../papers/streamed.ts'
import { exportWords } from './export-words.ts'
import { itemsOf, sumsOf } from './month-items.ts'
import { monthPdf } from './month-pdf.ts'

const columns = [
  ['number', 12],
  ['name', 26],
  ['payroll', 18],
  ['day', 12],
  ['what', 24],
  ['venue', 26],
  ['hours', 10],
  ['base', 12],
  ['addOns', 12],
  ['gross', 12],
  ['currency', 10],
  ['state', 12],
] as const

/** A line for each item, and one for what all of a currency come to. */
interface Line {
  texts: string[]
  minutes: number
  base: number
  addOns: number
  gross: number
  currency: string
  state: string
  isSum: boolean
}

/** The items of a month as a sheet, as text with commas or to print: the totals are those of the screen, to the cent. */
export async function monthExport(ctx: Context, month: string, format: 'xlsx' | 'csv' | 'pdf', language?: string) {
  const words = exportWords(language ?? ctx.who.language)
  const items = await readApart(ctx, inside => itemsOf(inside, month))
  if (format === 'pdf') return monthPdf(ctx.tenant, items, words, month, ctx.now)
  const lines = [
    ...items.map((item): Line => {
      const base = amountOf(item.lines.filter(({ kind }) => kind === 'base' || kind === 'flat'))
      return {
        texts: [item.number, item.name, item.payroll, item.day, item.what, item.venue],
        ...{ minutes: item.minutes, base, addOns: item.amount - base, gross: item.amount, currency: item.currency },
        ...{ state: words[item.state], isSum: false },
      }
    }),
    ...sumsOf(items).map(sum => ({ ...sum, texts: [words.total, '', '', '', '', ''], state: '', isSum: true })),
  ]
  const title = `${words.title} ${month.slice(0, 7)}`
  const heads = columns.map(([name]) => words[name])
  if (format === 'csv') return csvResponse(`${title}.csv`, [heads, ...lines.map(csvCells)])
  const rows: SheetRow[] = [heads.map(boldCell), ...lines.map(sheetCells)]
  const widths = columns.map(([, width]) => width)
  return sheetResponse(`${title}.xlsx`, title, rows, widths)
}

const sheetCells = ({ texts, minutes, base, addOns, gross, currency, state, isSum }: Line): SheetRow => [
  ...texts.map(text => ({
    value: plainText(text),
    type: String,
    ...(isSum ? { fontWeight: 'bold' as const } : {}),
  })),
  hoursCell(minutes, isSum),
  ...[base, addOns, gross].map(minor => moneyCell(minor, currency, isSum)),
  currency,
  state,
]

const csvCells = ({ texts, minutes, base, addOns, gross, currency, state }: Line): CsvCell[] => {
  const money = (minor: number) => Number((minor / 10 ** digitsOf(currency)).toFixed(digitsOf(currency)))
  return [...texts, Math.round((minutes / 60) * 100) / 100, money(base), money(addOns), money(gross), currency, state]
}

/** Line by line; the mark at its head tells a spreadsheet which letters these are. */
function csvResponse(name: string, rows: readonly (readonly CsvCell[])[]): Response {
  const pieces = function* () {
    yield '\uFEFF'
    for (const row of rows) yield csvLine(row)
  }
  return streamed(pieces(), 'text/csv', name)
}
