import type { netFates } from '../../openapi/payrollNets.ts'
import { digitsOf } from '../money.ts'
import { type Mark, amountIn } from './decimal.ts'
import type { NetRow } from './net-rows.ts'

export type NetFate = (typeof netFates)[number]

/** Somebody with a number, and what they are paid for the month. */
export interface Payee {
  /** What the payroll office knows them by. */
  number: string
  payroll: {
    id: string
    state: 'open' | 'closed'
    currency: string
    gross: number
    /** As it was taken over before; null: it was not. */
    net: number | null
    /** Money went already. */
    sent: boolean
  } | null
}

export interface MatchedNet<P extends Payee> extends NetRow {
  payee: P | null
  net: number | null
  fate: NetFate
}

/** Zeros before a number get lost in a sheet. */
export const bareNumber = (number: string) => number.replace(/^0+(?=.)/, '')

/** Payees by their numbers; without zeros before it only where that still names one alone. */
function finder<P extends Payee>(payees: readonly P[]): (number: string) => P | null {
  const exact = new Map(payees.map(payee => [payee.number, payee]))
  const bare = new Map<string, P | null>()
  for (const payee of payees) {
    const key = bareNumber(payee.number)
    bare.set(key, bare.has(key) ? null : payee)
  }
  return number => exact.get(number) ?? bare.get(bareNumber(number)) ?? null
}

/** What becomes of each line: whom it is of, how much it is, and whether it can be taken over. */
export function matchNets<P extends Payee>(rows: readonly NetRow[], mark: Mark, payees: readonly P[]): MatchedNet<P>[] {
  const find = finder(payees)
  const found = rows.map(row => ({ ...row, payee: find(row.number) }))
  const times = new Map<string, number>()
  const keyOf = ({ payee, number }: { payee: P | null; number: string }) => payee?.number ?? `? ${number}`
  for (const row of found) times.set(keyOf(row), (times.get(keyOf(row)) ?? 0) + 1)
  return found.map(row => {
    const net = amountIn(row.text, mark, digitsOf(row.payee?.payroll?.currency ?? 'EUR'))
    const isTwice = (times.get(keyOf(row)) ?? 0) > 1
    return { ...row, net, fate: fateOf(row.payee, net, isTwice) }
  })
}

function fateOf(payee: Payee | null, net: number | null, isTwice: boolean): NetFate {
  if (payee === null) return 'unknownNumber'
  if (isTwice) return 'twice'
  const { payroll } = payee
  if (payroll === null) return 'noPayroll'
  if (payroll.state === 'open') return 'payrollOpen'
  if (net === null || net < 0) return 'notNumber'
  if (net === payroll.net) return 'same'
  if (net > payroll.gross) return 'aboveGross'
  return payroll.sent ? 'alreadySent' : 'fits'
}
