import { type Pdf, bottom, type Style, hairline, heightOf, ink, margin, rule, soft, width, write } from './pdf-sheet.ts'

export interface Column {
  x: number
  w: number
  right?: boolean
}
export interface TableRow {
  cells: readonly string[]
  kind: 'head' | 'line' | 'total'
  /** From this column on one text has the room of all the others. */
  wideFrom?: number
}

const pad = 5
const styleOf = (kind: TableRow['kind']): Style => ({
  weight: kind === 'line' ? 'plain' : 'bold',
  size: kind === 'head' ? 8.5 : 10,
  color: kind === 'head' ? soft : ink,
})

const boxesOf = (columns: readonly Column[], { cells, wideFrom }: TableRow) =>
  cells.slice(0, wideFrom === undefined ? undefined : wideFrom + 1).map((text, i) => {
    const { x, w, right = false } = columns[i] ?? { x: 0, w: width }
    return { text, x, w: i === wideFrom ? width - x : w, align: right ? ('right' as const) : ('left' as const) }
  })

export const rowHeight = (pdf: Pdf, columns: readonly Column[], row: TableRow): number =>
  Math.max(...boxesOf(columns, row).map(({ text, w }) => heightOf(pdf, text, w, styleOf(row.kind)))) + 2 * pad

export function drawRow(pdf: Pdf, columns: readonly Column[], row: TableRow): void {
  const start = pdf.y
  const height = rowHeight(pdf, columns, row)
  for (const { text, x, w, align } of boxesOf(columns, row))
    if (text) write(pdf, text, margin + x, start + pad, w, { ...styleOf(row.kind), align })
  rule(pdf, start + height, row.kind === 'line' ? hairline : ink, row.kind === 'line' ? 0.5 : 1)
  pdf.x = margin
  pdf.y = start + height
}

/** Rows under their head, which stands again on every further page. `needed`: points a row does not go below without. */
export function drawRows(
  pdf: Pdf,
  columns: readonly Column[],
  head: TableRow,
  rows: readonly TableRow[],
  needed: (row: TableRow, at: number) => number = row => rowHeight(pdf, columns, row),
): void {
  drawRow(pdf, columns, head)
  for (const [at, row] of rows.entries()) {
    if (pdf.y + needed(row, at) > bottom) {
      pdf.addPage()
      drawRow(pdf, columns, head)
    }
    drawRow(pdf, columns, row)
  }
}
