import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type Rate, addOnSpans } from '../../domain/costs/cost.ts'
import { venueClock } from '../../domain/costs/venue-clock.ts'
import type { PayrollItemDetails } from '../../openapi/payrolls.ts'
import type { Context } from '../context.ts'
import type { FormerPay } from '../database/tables/payrolls.ts'
import { publicHoliday } from '../locations/holidays.ts'
import { one } from '../one.ts'
import { personRef } from '../people/person-ref.ts'
import { type PersonColumns, iso, isoOrNull, millis } from '../wire.ts'
import { type ItemRow, payrollItem, payrollItems } from './payroll.queries.ts'

type Details = z.input<typeof PayrollItemDetails>
type Feedback = NonNullable<Details['feedback']>
type Row = ItemRow &
  Pick<Details, 'payroll' | 'person' | 'currency' | 'basis' | 'timeZone'> & {
    rate: Rate | null
    starts: string | null
    ends: string | null
    checkInAt: string | null
    checkOutAt: string | null
    startsAt: string | null
    endsAt: string | null
    country: string | null
    region: string | null
    chief: PersonColumns | null
    signerName: string | null
    signedAt: string | null
    noteNumber: string | null
    confirmedAt: string | null
    declinedAt: string | null
    declinedLine: Feedback['line'] | null
    declinedReason: string | null
    dueAt: string | null
    answer: string | null
    answeredAt: string | null
    answeredBy: string | null
    formerPay: FormerPay | null
  }

const span = (from: string | null, to: string | null) =>
  from === null || to === null ? null : { from: iso(from), to: iso(to) }

/** An item with all that is behind its amount. Throws `notFound`. */
export async function itemDetails(ctx: Context<'notFound'>, id: string): Promise<Details> {
  const row = await one<Row>(
    ctx,
    sql`select told.*, json_build_object('id', y.id, 'number', y.number, 'month', y.month, 'state', y.state) as payroll,
        json_build_object('id', w.id, 'name', w.first_name || ' ' || w.last_name) as person, y.currency, o.basis, o.rate,
        i.time_zone as "timeZone", s.starts, s.ends, s.check_in_at as "checkInAt", s.check_out_at as "checkOutAt",
        o.starts_at as "startsAt", o.ends_at as "endsAt", l.country, l.region,
        case when k.id is not null then json_build_object('id', k.id, 'name', k.first_name || ' ' || k.last_name, 'phone', k.phone,
          'pictured', exists (select from person_picture q where q.tenant_id = k.tenant_id and q.person_id = k.id)) end as chief,
        n.signer_name as "signerName", n.signed_at as "signedAt", n.number as "noteNumber", o.confirmed_at as "confirmedAt",
        o.declined_at as "declinedAt", o.declined_line as "declinedLine", o.declined_reason as "declinedReason",
        case when a.done_at is null then a.due_at end as "dueAt", o.answer, o.answered_at as "answeredAt",
        b.first_name || ' ' || b.last_name as "answeredBy", o.former as "formerPay"
      from (${payrollItems(ctx, sql`o.id = ${id}`)}) told
      join payroll_item o on o.tenant_id = ${ctx.tenant.id} and o.id = told.id
      join payroll y on y.tenant_id = o.tenant_id and y.id = o.payroll_id
      join person w on w.tenant_id = y.tenant_id and w.id = y.person_id
      left join project_crew_item_status s on s.tenant_id = o.tenant_id and s.id = o.status_id
      left join project_crew_item i on i.tenant_id = s.tenant_id and i.id = s.item_id
      left join project_crew c on c.tenant_id = s.tenant_id and c.id = s.crew_id
      left join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
      left join person k on k.tenant_id = c.tenant_id and k.id = c.chief_id
      left join delivery_note n on n.tenant_id = c.tenant_id and n.crew_id = c.id and n.signed_at is not null
      left join activity a on a.tenant_id = o.tenant_id and a.id = o.to_do_id
      left join person b on b.tenant_id = o.tenant_id and b.id = o.answered_by_id`,
  )
  const paid = span(row.startsAt, row.endsAt)
  return {
    ...payrollItem(row),
    ...{ payroll: row.payroll, person: row.person, currency: row.currency, basis: row.basis, lines: row.lines },
    ...{ ratePerHour: row.rate?.ratePerHour ?? null, timeZone: row.timeZone, formerPay: row.formerPay },
    plannedSpan: span(row.starts, row.ends),
    workedSpan: span(row.checkInAt, row.checkOutAt),
    paidSpan: paid,
    addOnSpans: spansOf(row),
    crewChief: row.chief && personRef(ctx, row.chief),
    signature:
      row.signerName !== null && row.signedAt !== null && row.noteNumber !== null
        ? { name: row.signerName, signedAt: iso(row.signedAt), number: row.noteNumber }
        : null,
    confirmedAt: isoOrNull(row.confirmedAt),
    feedback: feedbackOf(row),
  }
}

const feedbackOf = ({ declinedLine, declinedReason, declinedAt, ...row }: Row): Feedback | null =>
  declinedLine === null || declinedReason === null || declinedAt === null
    ? null
    : {
        ...{ line: declinedLine, reason: declinedReason, declinedAt: iso(declinedAt), dueAt: isoOrNull(row.dueAt) },
        ...{ answer: row.answer, answeredAt: isoOrNull(row.answeredAt), answeredBy: row.answeredBy },
      }

function spansOf({ rate, startsAt, endsAt, timeZone, country, region, minutes }: Row): Details['addOnSpans'] {
  if (!rate || startsAt === null || endsAt === null || timeZone === null || country === null || region === null)
    return []
  const time = { from: millis(startsAt), to: millis(endsAt), minutes }
  return addOnSpans(time, rate, venueClock(timeZone, publicHoliday({ country, region }))).map(
    ({ reason, from, to }) => ({
      ...{ reason, from: iso(new Date(from)), to: iso(new Date(to)) },
    }),
  )
}
