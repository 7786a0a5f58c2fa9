import type { Words } from '../../../i18n/words.ts'
import { signedMoney } from '../../shared/cost/money-words.ts'
import { lineRate, percentWords } from '../../shared/cost/percent-words.ts'
import { functionWords } from '../../shared/words/shift-words.ts'
import type { Invoice } from '../invoice.types.ts'
import type { Line } from './reading.types.ts'

/** Lines of one shift, as they follow each other; agreed amounts are of none. */
export interface ShiftLines {
  crew: NonNullable<Line['crew']> | null
  lines: Line[]
}

export function shiftsOf(lines: readonly Line[]): ShiftLines[] {
  const shifts: ShiftLines[] = []
  for (const line of lines) {
    const last = shifts.at(-1)
    if (last && last.crew?.id === line.crew?.id) last.lines.push(line)
    else shifts.push({ crew: line.crew, lines: [line] })
  }
  return shifts
}

/** "Rigger", "Night 25 %, Rigger", "Late fork-lift". */
export function lineName(words: Words, { function: does, reason, percent, text }: Line): string {
  const name = does === null ? (text ?? '') : functionWords(words, does)
  if (reason === null) return name
  const why =
    reason === 'minimum'
      ? words.t('invoice.reasons.minimum')
      : words.t(`invoice.reasons.${reason}`, { percent: percentWords(words, percent ?? 0) })
  return `${why}, ${name}`
}

/** What an hour of the line comes to, or one unit of what was agreed; null: a fixed price. */
export function rateWords(words: Words, { ratePerHour, percent, unitPrice }: Line, currency: string): string | null {
  if (ratePerHour !== null) return lineRate(words, ratePerHour, percent ?? 100, currency)
  return unitPrice === null ? null : signedMoney(words, unitPrice, currency)
}

/** "2.5 day": how many of its unit were agreed; null: a fixed price. */
export const quantityWords = ({ locale }: Words, { quantity, unit }: Line): string | null =>
  quantity === null ? null : [new Intl.NumberFormat(locale).format(quantity / 100), unit].filter(Boolean).join(' ')

/** "VAT 19 %", or why there is none. */
export function taxWords(words: Words, { taxCode, taxRate }: Pick<Invoice, 'taxCode' | 'taxRate'>): string {
  if (taxCode === 'reverseCharge' || taxCode === 'exempt') return words.t(`invoice.tax.${taxCode}`)
  const percent = new Intl.NumberFormat(words.locale, { style: 'percent', maximumFractionDigits: 2 })
  return words.t('invoice.tax.vat', { percent: percent.format(taxRate / 10_000) })
}
