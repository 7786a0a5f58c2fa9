import { Temporal } from 'temporal-polyfill'
import type { Rate } from '../../../domain/costs/cost.ts'
import type { PayLine } from '../../../domain/payrolls/pay.ts'

const order: PayLine['kind'][] = ['base', 'night', 'sunday', 'holiday', 'overtime', 'minimum']
const inMinutes = (wall: string) => Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3))

/** Half away from zero, in whole numbers of any size. */
const rounded = (dividend: bigint, divisor: bigint) => Number((2n * dividend + divisor) / (2n * divisor))

/**
 * What a shift is paid, reckoned as on paper: each minute is looked at by itself, by the clock of the venue. What is not
 * paid of the time comes off the cheapest minutes, the earliest first.
 */
export function paidByTheMinute(
  { from, to, minutes }: { from: number; to: number; minutes: number },
  { ratePerHour, minimumMinutes, addOns }: Rate,
  zone: string,
  holidays: ReadonlySet<string>,
): PayLine[] {
  const { night, sunday, holiday, overtime } = addOns
  const looked: { at: number; night: number; feast: number; rest: number }[] = []
  for (let at = from; at < to; at += 60_000) {
    const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
    const clock = local.hour * 60 + local.minute
    const [begins, ends] = night ? [inMinutes(night.from), inMinutes(night.to)] : [0, 0]
    const dark = night !== null && (begins < ends ? clock >= begins && clock < ends : clock >= begins || clock < ends)
    const feast = holiday && holidays.has(local.toPlainDate().toString()) ? holiday.percent : 0
    const rest = sunday && local.dayOfWeek === 7 ? sunday.percent : 0
    looked.push({
      at,
      night: dark ? night.percent : 0,
      feast: feast >= rest ? feast : 0,
      rest: rest > feast ? rest : 0,
    })
  }
  const dear = (one: (typeof looked)[number]) => one.night + one.feast + one.rest
  const paid = looked.toSorted((a, b) => dear(a) - dear(b) || a.at - b.at).slice(Math.max(0, looked.length - minutes))
  const counts = new Map<PayLine['kind'], { percent: number; minutes: number }>([['base', { percent: 100, minutes }]])
  const count = (kind: PayLine['kind'], percent: number, more: number) => {
    if (percent <= 0 || more <= 0) return
    counts.set(kind, { percent, minutes: (counts.get(kind)?.minutes ?? 0) + more })
  }
  for (const one of paid) {
    count('night', one.night, 1)
    count('sunday', one.rest, 1)
    count('holiday', one.feast, 1)
  }
  if (overtime) count('overtime', overtime.percent, minutes - overtime.afterMinutes)
  if (minutes > 0) count('minimum', 100, minimumMinutes - minutes)
  return order.flatMap(kind => {
    const one = counts.get(kind)
    if (!one) return []
    const dividend = BigInt(ratePerHour) * BigInt(one.percent) * BigInt(one.minutes)
    return [{ kind, ...one, amount: rounded(dividend, 6000n) }]
  })
}
