import { sql } from 'drizzle-orm'
import { type ChargedLine, linesOf } from '../../domain/invoices/lines.ts'
import { grouped } from '../../domain/grouped.ts'
import type { Context } from '../context.ts'
import { type Costing, type LineRow, type Reckoner, costing, lineRows, reckoner } from '../costs/line.queries.ts'

/** Lines of a position on an invoice. Money in the smallest unit. */
export type NewLine = ChargedLine & {
  crewId: string
  itemId: string
  functionCaption: string
  functionCode: string
  ratePerHour: number
}

export interface ChargedCrew {
  lines: NewLine[]
  people: number
  minutes: number
  /** People whose hours were amended since they were signed. */
  amended: number
  unpriced: number
  currencies: string[]
  net: number
}

type Charging = Pick<Costing, 'tenant' | 'now'> & Pick<Context, 'tx'>

/** What crews come to, by their ids: the signed hours, by the rate cards of their projects. */
export async function chargedCrews(
  { tx, tenant, now }: Charging,
  crewIds: readonly string[],
): Promise<Map<string, ChargedCrew>> {
  // Whoever makes invoices is shown what they come to, whatever else of prices they see.
  const priced: Costing = { tenant, now, who: { rights: { rateCards: { READ: [] } } } }
  const { rows } = await tx.execute<LineRow>(sql`
    ${lineRows(priced, sql`c.id = any(${sql.param(crewIds)}::uuid[]) and s.status in ${costing} and h.status_id is not null`)}
    order by f.sort, i.starts, i.id, w.last_name, w.first_name, s.id`)
  const reckon = reckoner(priced)
  return new Map([...grouped(rows, ({ crewId }) => crewId)].map(([id, lines]) => [id, chargedCrew(reckon, lines)]))
}

function chargedCrew(reckon: Reckoner, rows: readonly LineRow[]): ChargedCrew {
  const lines = [...grouped(rows, ({ itemId }) => itemId).values()].flatMap(of => positionLines(reckon, of))
  const hours = lines.filter(({ reason }) => reason === null)
  return {
    lines,
    people: rows.length,
    minutes: hours.reduce((sum, { minutes }) => sum + minutes, 0),
    amended: rows.filter(({ frozenMinutes, signedMinutes }) => frozenMinutes !== signedMinutes).length,
    unpriced: rows.filter(({ rate }) => rate === null).length,
    currencies: [...new Set(rows.flatMap(({ rate }) => (rate ? [rate.currency] : [])))],
    net: lines.reduce((sum, { net }) => sum + net, 0),
  }
}

function positionLines(reckon: Reckoner, rows: readonly LineRow[]): NewLine[] {
  const [first] = rows
  if (!first?.rate) return []
  const people = rows.flatMap(row => {
    const time = reckon.chargeable(row)
    const cost = time && reckon.cost(time, row.rate, row)
    return cost
      ? [
          {
            jobId: row.id,
            name: row.person.name,
            from: new Date(time.from).toISOString(),
            to: new Date(time.to).toISOString(),
            signedMinutes: row.frozenMinutes === row.signedMinutes ? null : row.frozenMinutes,
            cost,
          },
        ]
      : []
  })
  const { crewId, itemId, rate, function: does } = first
  const of = { crewId, itemId, functionCaption: does.caption, functionCode: does.code, ratePerHour: rate.ratePerHour }
  return linesOf(people).map(line => ({ ...line, ...of }))
}
