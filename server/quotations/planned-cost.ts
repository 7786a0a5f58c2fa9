import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { daysLater, daysUntil } from '../../domain/shift-display.ts'
import type { PlannedCost, QuotationLine } from '../../openapi/quotations.ts'
import { type Costing, reckoner } from '../costs/line.queries.ts'
import type { PlannedItemRow } from '../costs/planned.queries.ts'

export type Line = z.output<typeof QuotationLine>

/** What positions come to: each so many times what one place was rounded to. Decision 44. */
export function plannedCost(ctx: Costing, items: readonly PlannedItemRow[]): z.output<typeof PlannedCost> {
  const reckon = reckoner(ctx)
  const lines = items.map((item): Line => {
    const time = reckon.planned(item)
    const cost = reckon.cost(time, item.rate, item)
    const ends = item.endDate ?? (item.endTime <= item.startTime ? daysLater(item.startDate, 1) : item.startDate)
    return {
      itemId: item.id,
      crew: { id: item.crew.id, name: item.crew.name },
      function: item.function,
      date: item.startDate,
      begin: item.startTime,
      end: item.endTime,
      daysLater: daysUntil(ends, item.startDate),
      amount: item.amount,
      hours: time.minutes,
      rate: item.rate?.ratePerHour ?? null,
      addOns: cost?.addOns ?? [],
      sum: (cost?.sum ?? 0) * item.amount,
      addOn: (cost?.addOn ?? 0) * item.amount,
      total: (cost?.total ?? 0) * item.amount,
    }
  })
  const currencies = [...new Set(items.flatMap(({ rate }) => (rate ? [rate.currency] : [])))]
  return {
    lines,
    hours: lines.reduce((all, { hours, amount }) => all + hours * amount, 0),
    currency: currencies[0] ?? null,
    total: lines.reduce((all, { total }) => all + total, 0),
    unpriced: lines.filter(({ rate }) => rate === null).length,
    currencies: currencies.length,
  }
}

/** The same for the same work at the same price, whatever crews are called. */
export const fingerprintOf = (lines: readonly Line[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        lines
          .map(({ itemId, date, begin, end, amount, hours, total }) => [itemId, date, begin, end, amount, hours, total])
          .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
      ),
    )
    .digest('hex')
