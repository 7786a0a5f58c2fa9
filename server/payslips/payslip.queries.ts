import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type MatchedPayslip, type Payee, isNew, isTaken, matchPayslips } from '../../domain/payslips/match-payslips.ts'
import type { PayslipMonth, PayslipsAsked, PayslipsRead } from '../../openapi/payslips.ts'
import { refuseAbsent } from '../chosen.ts'
import type { Context } from '../context.ts'
import { hashOf } from '../files/stored-files.ts'
import { instantOf } from '../wire.ts'
import type { ReadFile } from './read-files.ts'

type Person = { id: string; name: string; number: string }
export type Known = Payee & {
  person: Person
  payroll: (NonNullable<Payee['payroll']> & { number: string; fileId: string | null }) | null
}
export interface Matched {
  matched: MatchedPayslip<Known, ReadFile>[]
  payees: Known[]
}

/** Files against a month (its first day) as it is now. Throws `notFound` where one is assigned to no payroll of the month. */
export async function matched(
  ctx: Context<'notFound'>,
  month: string,
  files: readonly ReadFile[],
  assigned: z.output<typeof PayslipsAsked>['assigned'],
): Promise<Matched> {
  const payees = await payeesOf(ctx, month)
  const payrolls = new Set(payees.map(({ payroll }) => payroll?.id))
  refuseAbsent(
    ctx,
    assigned.flatMap(({ payrollId }, at) => (payrolls.has(payrollId) ? [] : [`assigned.${at}.payrollId`])),
  )
  const byHash = new Map(assigned.map(({ sha256, payrollId }) => [sha256, payrollId]))
  return { matched: matchPayslips(files, payees, byHash), payees }
}

/** Everybody with a number or a payroll of the month, by name. */
async function payeesOf({ tx, tenant }: Context, month: string): Promise<Known[]> {
  const number = sql`case (select m.numbers from payroll_mapping m where m.tenant_id = ${tenant.id})
    when 'payroll' then w.payroll_number else w.number end`
  const { rows } = await tx.execute<Known & Record<string, unknown>>(sql`
    select ${number} as number,
      json_build_object('id', w.id, 'name', w.first_name || ' ' || w.last_name, 'number', w.number) as person,
      case when y.id is not null then json_build_object('id', y.id, 'number', y.number, 'state', y.state, 'sha256', f.sha256,
        'fileId', p.file_id) end as payroll
    from person w
    left join payroll y on y.tenant_id = w.tenant_id and y.person_id = w.id and y.month = ${month}
    left join payroll_payslip p on p.tenant_id = y.tenant_id and p.payroll_id = y.id
    left join stored_file f on f.tenant_id = p.tenant_id and f.id = p.file_id
    where w.tenant_id = ${tenant.id} and (${number} is not null or y.id is not null)
    order by w.last_name, w.first_name, w.id`)
  return rows
}

/** What is another than before once it was taken over, and a hash of all that is there then, each with its payroll. */
export function takingOf({ matched }: Matched): z.input<typeof PayslipsRead>['taking'] {
  const taken = matched.filter(({ fate }) => isTaken(fate))
  const told = taken.map(({ payee, file, fate }) => `${payee?.payroll?.id} ${file.sha256} ${fate}`)
  return {
    count: taken.filter(({ fate }) => isNew(fate)).length,
    replacing: taken.filter(({ fate }) => fate === 'replaces').length,
    seal: hashOf(told.toSorted().join('\n')),
  }
}

export function payslipsWire(month: string, read: Matched): z.input<typeof PayslipsRead> {
  const { matched, payees } = read
  const got = new Set(matched.flatMap(({ payee, fate }) => (payee && isTaken(fate) ? [payee] : [])))
  const order = [...matched.filter(({ fate }) => !isTaken(fate)), ...matched.filter(({ fate }) => isTaken(fate))]
  return {
    month,
    files: order.map(({ file: { sha256, name, size, pages }, payee, byHand, fate }) => ({
      ...{ sha256, name, size, pages, byHand, fate, person: payee?.person ?? null },
      payroll: payee?.payroll ? { id: payee.payroll.id, number: payee.payroll.number } : null,
    })),
    missing: payees.flatMap(payee => {
      const { person, payroll } = payee
      if (payroll?.state !== 'closed' || payroll.sha256 !== null || got.has(payee)) return []
      return [{ person, payroll: { id: payroll.id, number: payroll.number } }]
    }),
    taking: takingOf(read),
  }
}

type Row = {
  state: 'open' | 'closed'
  person: Person
  payroll: { id: string; number: string }
  payslip: { size: number; takenAt: string } | null
}

/** Who has a payslip of a month (its first day), and who has none. */
export async function payslipMonth({ tx, tenant }: Context, month: string): Promise<z.input<typeof PayslipMonth>> {
  const { rows } = await tx.execute<Row>(sql`
    select y.state, json_build_object('id', w.id, 'name', w.first_name || ' ' || w.last_name, 'number', w.number) as person,
      json_build_object('id', y.id, 'number', y.number) as payroll,
      case when p.id is not null then json_build_object('size', f.size, 'takenAt', ${instantOf(sql`p.taken_at`)}) end as payslip
    from payroll y
    join person w on w.tenant_id = y.tenant_id and w.id = y.person_id
    left join payroll_payslip p on p.tenant_id = y.tenant_id and p.payroll_id = y.id
    left join stored_file f on f.tenant_id = p.tenant_id and f.id = p.file_id
    where y.tenant_id = ${tenant.id} and y.month = ${month}
    order by p.id is not null, w.last_name, w.first_name, w.id`)
  const payrolls = rows
    .filter(({ state }) => state === 'closed')
    .map(({ person, payroll, payslip }) => ({ person, payroll, payslip }))
  return {
    month,
    payrolls,
    missing: payrolls.filter(({ payslip }) => payslip === null).length,
    open: rows.length - payrolls.length,
  }
}
