import type { PayLine } from './pay.ts'

/** Lines of one kind and share, added up; an amount without hours stays one by itself under its title. */
export interface SlipLine extends PayLine {
  /** Null: it is named by its kind. */
  title: string | null
}

/** What a month comes to, by kinds: the sum of the lines is that of the items, to the cent. The hours themselves first. */
export function slipLines(items: readonly { title: string | null; lines: readonly PayLine[] }[]): SlipLine[] {
  const sums = new Map<string, SlipLine>()
  for (const { title, lines } of items)
    for (const line of lines) {
      const own = line.kind === 'flat' ? title : null
      const key = JSON.stringify([line.kind, line.percent, own])
      const sum = sums.get(key)
      if (!sum) sums.set(key, { ...line, title: own })
      else {
        sum.minutes += line.minutes
        sum.amount += line.amount
      }
    }
  const rank = ({ kind }: SlipLine) => (kind === 'base' ? 0 : kind === 'flat' ? 2 : 1)
  return [...sums.values()].toSorted((a, b) => rank(a) - rank(b))
}
