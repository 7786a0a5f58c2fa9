import { bareName, plainCell, readableRows } from '../csv-table.ts'
import { type Mark, markOf } from './decimal.ts'

export const mostNetRows = 10_000

/** A line of an answer: a person's number and an amount, as they stand there. */
export interface NetRow {
  line: number
  number: string
  text: string
}
export type NetRows = { rows: NetRow[]; mark: Mark } | 'unreadable' | 'tooMany'

/** Usual names, the likeliest first: what is paid out goes before a net of which something may still be kept. */
const numberNames = [
  ...['personalnummer', 'personalnr', 'persnr', 'pnr', 'personnelnumber', 'personnelno', 'employeenumber'],
  ...['employeeno', 'employeeid', 'staffnumber', 'mitarbeiternummer', 'matricule', 'personeelsnummer'],
]
const netNames = [
  ...['auszahlungsbetrag', 'auszahlung', 'netpay', 'payout', 'nettoauszahlung', 'nettobetrag', 'nettolohn'],
  ...['nettoverdienst', 'nettobezug', 'netamount', 'netto', 'net', 'netapayer', 'neto', 'importeneto'],
]

function columnOf(head: readonly string[], own: string | null, known: readonly string[]): number {
  const names = head.map(bareName)
  const wanted = own === null ? known : [bareName(own)]
  for (const name of wanted) if (names.includes(name)) return names.indexOf(name)
  return -1
}

/** Finds the line with both columns, and reads what stands below it. `own`: what an agency calls its columns. */
export function netRows(text: string, own: { number: string | null; net: string | null }): NetRows {
  const table = readableRows(text)
  if (table === null) return 'unreadable'
  const { rows, separator } = table
  for (const [at, { cells }] of rows.slice(0, 20).entries()) {
    const [number, net] = [columnOf(cells, own.number, numberNames), columnOf(cells, own.net, netNames)]
    if (number < 0 || net < 0 || number === net) continue
    const below = rows
      .slice(at + 1)
      .map(({ line, cells: of }) => ({ line, number: plainCell(of[number]), text: plainCell(of[net]) }))
      // Sums at the end are of nobody.
      .filter(row => row.number !== '')
    if (below.length > mostNetRows) return 'tooMany'
    if (below.length === 0) return 'unreadable'
    const texts = below.map(row => row.text)
    return { rows: below, mark: markOf(texts, separator) }
  }
  return 'unreadable'
}
