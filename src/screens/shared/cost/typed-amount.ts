import { typedMoney } from './money-words.ts'

/** As it is typed, with a minus of either kind before it; null where it is no amount. */
export function typedAmount(typed: string, currency: string): number | null {
  const [, minus, amount = ''] = /^\s*([-−]?)\s*(.*)$/u.exec(typed) ?? []
  const minor = typedMoney(amount, currency)
  return minor === null || !minus ? minor : minor === 0 ? 0 : -minor
}
