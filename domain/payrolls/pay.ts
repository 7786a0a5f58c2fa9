import { type ChargedTime, type Rate, type Reason, costOf } from '../costs/cost.ts'
import type { VenueClock } from '../costs/venue-clock.ts'
import { roundedShare } from '../money.ts'

/** Hours times a share of the rate, rounded once. Money in the smallest unit of its currency. */
export interface PayLine {
  /** `flat`: an amount without hours. */
  kind: 'base' | 'flat' | Reason
  /** Of the rate, 100 for the hours themselves. */
  percent: number
  minutes: number
  amount: number
}

export interface Pay {
  minutes: number
  lines: PayLine[]
  /** The sum of the lines. */
  amount: number
}

export const amountOf = (lines: readonly Pick<PayLine, 'amount'>[]): number =>
  lines.reduce((all, { amount }) => all + amount, 0)

/** What an hour of a line brings, in thousandths of the smallest unit, for it may be half a cent. */
export const thousandthsOf = (ratePerHour: number, percent: number): number => ratePerHour * percent * 10

/** What somebody is paid for a shift: its hours and each add-on are lines of their own, and the sum adds rounded lines. */
export function payOf(time: ChargedTime, rate: Rate, clock: VenueClock): Pay {
  const line = (kind: PayLine['kind'], percent: number, minutes: number): PayLine => ({
    kind,
    percent,
    minutes,
    amount: roundedShare(rate.ratePerHour * percent * minutes, 6000),
  })
  const { addOns } = costOf(time, rate, clock)
  const lines = [
    line('base', 100, time.minutes),
    ...addOns.map(({ reason, percent, minutes }) => line(reason, percent, minutes)),
  ]
  return { minutes: time.minutes, lines, amount: amountOf(lines) }
}
