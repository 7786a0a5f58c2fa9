import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type MatchedNet, type Payee, matchNets } from '../../domain/payrollHandOvers/match-nets.ts'
import { netRows } from '../../domain/payrollHandOvers/net-rows.ts'
import { textOf } from '../../domain/csv-table.ts'
import type { PayrollNetsRead } from '../../openapi/payrollNets.ts'
import type { Context } from '../context.ts'
import { mappingOf } from '../payrollHandOvers/mapping.ts'

type Wire = z.input<typeof PayrollNetsRead>
export type Known = Payee & {
  person: { id: string; name: string; number: string }
  payroll: (NonNullable<Payee['payroll']> & { number: string }) | null
}
export interface Read {
  matched: MatchedNet<Known>[]
  payees: Known[]
}

/** A file against a month (its first day) as it is now. Throws `netsUnreadable` or `fileTooLarge`. */
export async function readNets(
  ctx: Context<'netsUnreadable' | 'fileTooLarge'>,
  month: string,
  file: Uint8Array,
): Promise<Read> {
  const { numbers, answerNumber, answerNet } = await mappingOf(ctx)
  const text = textOf(file)
  const found = text === null ? 'unreadable' : netRows(text, { number: answerNumber, net: answerNet })
  if (found === 'unreadable') throw ctx.refuse('netsUnreadable')
  if (found === 'tooMany') throw ctx.refuse('fileTooLarge')
  const payees = await payeesOf(ctx, month, numbers)
  return { matched: matchNets(found.rows, found.mark, payees), payees }
}

/** Everybody with a number, by name, with what they are paid for the month. */
async function payeesOf({ tx, tenant }: Context, month: string, numbers: 'own' | 'payroll'): Promise<Known[]> {
  const number = numbers === 'own' ? sql`w.number` : sql`w.payroll_number`
  const { rows } = await tx.execute<Known & Record<string, unknown>>(sql`
    select ${number} as number,
      json_build_object('id', w.id, 'name', w.first_name || ' ' || w.last_name, 'number', w.number) as person,
      case when y.id is not null then json_build_object('id', y.id, 'number', y.number, 'state', y.state, 'currency', y.currency,
        'gross', (select coalesce(sum(o.amount), 0) from payroll_item o where o.tenant_id = y.tenant_id and o.payroll_id = y.id),
        'net', n.amount, 'sent', exists (select from bank_transfer b where b.tenant_id = y.tenant_id and b.payroll_id = y.id
          and b.state <> 'open')) end as payroll
    from person w
    left join payroll y on y.tenant_id = w.tenant_id and y.person_id = w.id and y.month = ${month}
    left join payroll_net n on n.tenant_id = y.tenant_id and n.payroll_id = y.id
    where w.tenant_id = ${tenant.id} and ${number} is not null
    order by w.last_name, w.first_name, w.id`)
  return rows
}

const fits = ({ fate }: { fate: string }) => fate === 'fits' || fate === 'same'
/** It goes out gross unless an answer comes. */
const isToPay = ({ state, gross, net, sent }: NonNullable<Payee['payroll']>) =>
  state === 'closed' && gross > 0 && net === null && !sent
/** How many lines it comes to, and the sum of their smallest units. */
export const takingOf = ({ matched }: Read): Wire['taking'] => {
  const good = matched.filter(fits)
  return { count: good.length, amount: good.reduce((all, { net }) => all + (net ?? 0), 0) }
}
export const wrongOf = ({ matched }: Read): number => matched.filter(one => !fits(one)).length

export function netsWire(month: string, read: Read): Wire {
  const { matched, payees } = read
  const amounts = new Map<string, Wire['amounts'][number]>()
  for (const { payee, net } of matched.filter(fits)) {
    const { currency = '', gross = 0 } = payee?.payroll ?? {}
    const sum = amounts.get(currency) ?? { currency, gross: 0, net: 0 }
    amounts.set(currency, { currency, gross: sum.gross + gross, net: sum.net + (net ?? 0) })
  }
  const told = new Set(matched.map(({ payee }) => payee?.person.id))
  return {
    month,
    lines: [...matched.filter(one => !fits(one)), ...matched.filter(fits)].map(
      ({ line, number, text, payee, net, fate }) => ({
        ...{ line, number, text, net, fate, person: payee?.person ?? null },
        payroll: payee?.payroll ? { id: payee.payroll.id, number: payee.payroll.number } : null,
        ...{ currency: payee?.payroll?.currency ?? null, gross: payee?.payroll?.gross ?? null },
      }),
    ),
    missing: payees.flatMap(({ person, payroll }) =>
      payroll === null || told.has(person.id) || !isToPay(payroll)
        ? []
        : [
            {
              ...{ person, currency: payroll.currency, gross: payroll.gross },
              payroll: { id: payroll.id, number: payroll.number },
            },
          ],
    ),
    amounts: [...amounts.values()],
    taking: takingOf(read),
    wrong: wrongOf(read),
  }
}
