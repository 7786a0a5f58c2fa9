import type { Separator } from '../csv-table.ts'

/** What stands before the cents in a column of amounts. */
export type Mark = ',' | '.'

const bare = (text: string) =>
  text
    .replace(/[\s\u0080\u00A0\u202F'’]|EUR|€/giu, '')
    .replace(/^−/, '-')
    .replace(/^\((.+)\)$/, '-$1')

/**
 * A column says itself how its cents are marked: by the last of two marks, or by one that is not followed by three
 * digits. One that never does is read as its file separates cells: with semicolons in the German way.
 */
export function markOf(texts: readonly string[], separator: Separator): Mark {
  for (const text of texts.map(bare)) {
    const last = /[.,](?=[^.,]*$)/.exec(text)
    if (!last) continue
    const mark: Mark = last[0] === ',' ? ',' : '.'
    const other = mark === ',' ? '.' : ','
    const once = text.indexOf(mark) === last.index
    if (once && (text.includes(other) || text.length - last.index !== 4)) return mark
    // Twice: it stands between thousands.
    if (!once) return other
  }
  return separator === ';' ? ',' : '.'
}

/** An amount in the smallest unit of its currency; null where it is none, or finer than that. */
export function amountIn(text: string, mark: Mark, digits: number): number | null {
  const group = mark === ',' ? '\\.' : ','
  const [, sign, whole, cents = ''] =
    new RegExp(`^([-+]?)(\\d{1,3}(?:${group}\\d{3})+|\\d{1,9})(?:\\${mark}(\\d*))?$`).exec(bare(text)) ?? []
  if (whole === undefined || cents.slice(digits).replace(/0+$/, '') !== '') return null
  const units = Number(whole.replace(/[.,]/g, '') + cents.slice(0, digits).padEnd(digits, '0'))
  if (units > 2_000_000_000) return null
  return sign === '-' && units !== 0 ? -units : units
}
