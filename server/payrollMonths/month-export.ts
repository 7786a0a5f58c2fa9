import { sql } from 'drizzle-orm'
import type { Row as SheetRow } from 'write-excel-file/node'
import { type CsvCell, csvLine, plainText } from '../../domain/csv.ts'
import { digitsOf } from '../../domain/money.ts'
import { type PayLine, amountOf } from '../../domain/payrolls/pay.ts'
import { type Context, readApart } from '../context.ts'
import { boldCell, hoursCell, moneyCell, sheetResponse } from '../costs/sheet.ts'
import { streamed } from '../papers/streamed.ts'
import { exportWords } from './export-words.ts'
import { monthPdf } from './month-pdf.ts'

export type Item = {
  number: string
  name: string
  payroll: string
  state: 'open' | 'closed'
  currency: string
  day: string
  what: string
  venue: string
  minutes: number
  lines: PayLine[]
  amount: number
}

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

async function itemsOf(ctx: Context, month: string): Promise<Item[]> {
  const { rows } = await ctx.tx.execute<Item>(sql`
    select w.number, w.first_name || ' ' || w.last_name as name, y.number as payroll, y.state, y.currency, o.day::text,
      coalesce(f.caption, o.title, '') as what, coalesce(l.name, '') as venue, o.minutes, o.lines, o.amount
    from payroll y
    join payroll_item o on o.tenant_id = y.tenant_id and o.payroll_id = y.id
    join person w on w.tenant_id = y.tenant_id and w.id = y.person_id
    left join lookup f on f.tenant_id = o.tenant_id and f.id = o.function_id
    left join project_crew_item_status s on s.tenant_id = o.tenant_id and s.id = o.status_id
    left join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
    left join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
    where y.tenant_id = ${ctx.tenant.id} and y.month = ${month}
    order by w.last_name, w.first_name, w.id, o.day, o.id`)
  return rows
}

export function sumsOf(items: readonly Item[]) {
  const currencies = [...new Set(items.map(({ currency }) => currency))]
  return currencies.map(currency => {
    const of = items.filter(one => one.currency === currency)
    const minutes = of.reduce((all, one) => all + one.minutes, 0)
    const gross = amountOf(of)
    const base = amountOf(of.flatMap(one => one.lines.filter(({ kind }) => kind === 'base' || kind === 'flat')))
    return { currency, minutes, gross, base, addOns: gross - base }
  })
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
